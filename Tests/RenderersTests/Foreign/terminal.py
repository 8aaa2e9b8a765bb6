"""Reads tables back as a terminal shows them, by wcwidth's count of cells."""

import json
import re

import wcwidth
from wcwidth import table_grapheme

from report import LINE_BREAK, compare, fail, is_noncharacter

DROPPED = re.compile(
    "[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)


def shown(text):
    """The lines of a cell as a terminal shows them."""
    lines = []
    for line in LINE_BREAK.split(text):
        out = ""
        for character in line:
            code = ord(character)
            if character == "\t":
                out += " " * (4 - wcwidth.wcswidth(out) % 4)
            elif code < 0x20:
                out += chr(0x2400 + code)
            elif code == 0x7F:
                out += "\u2421"
            elif 0x80 <= code < 0xA0:
                out += f"<U+{code:04X}>"
            elif is_noncharacter(code):
                out += "\ufffd"
            elif not DROPPED.match(character):
                out += character
        lines.append(out.rstrip(" "))
    return "\n".join(lines).rstrip("\n")


def check_lines(name, text):
    lines = [line for line in text.split("\n") if line[:1] in "╭├│╰" and line]
    widths = {wcwidth.wcswidth(line) for line in lines}
    if len(widths) > 1 or -1 in widths:
        fail(name, "widths of lines", "one", sorted(widths))
    return lines


def check_terminal(name, text, expected):
    rows, height = [], 0
    for line in check_lines(name, text):
        if line[0] in "╭├╰":
            height = 0
            continue
        cells = [part[1:-1].rstrip(" ") for part in line.split("│")[1:-1]]
        rows[-1:] = [[a + "\n" + b for a, b in zip(rows[-1], cells)]] if height else rows[-1:] + [cells]
        height += 1
    rows = [[cell.rstrip("\n") for cell in row] for row in rows]
    wanted = [[shown(cell["text"]) for cell in row] for row in expected["rows"]]
    if len(rows) != len(wanted) + 1:
        return fail(name, "rows", len(wanted) + 1, len(rows))
    for number, (row, cells) in enumerate(zip(rows[1:], wanted)):
        compare(name, f"row {number + 1}", cells, row)


# Cells are counted as wcwidth does, but for what is counted otherwise on purpose: Docs/Terminal.md says why.

PICTOGRAPHS = "[" + "".join(
    f"{chr(first)}-{chr(last)}" for first, last in table_grapheme.EXTENDED_PICTOGRAPHIC
) + "]"
VS15 = re.compile("\ufe0e")
REGIONAL_INDICATORS = re.compile("[\U0001f1e6-\U0001f1ff]+")
TEXT_BASE_WITH_TONE = re.compile(
    "[\u261d\u26f9\u270c\u270d\U0001f3cb\U0001f3cc\U0001f574\U0001f575\U0001f590][\U0001f3fb-\U0001f3ff]"
)
JOINED_PICTOGRAPHS = re.compile(
    f"({PICTOGRAPHS}[\u0300-\u036f\ufe0f\U0001f3fb-\U0001f3ff]*)\u200d(?={PICTOGRAPHS})"
)
JOINED_CONSONANTS = re.compile("([\u094d\u09cd\u0acd])\u200d(?=[\u0900-\u0aff])")


def cells(line):
    """wcwidth's count where the deviations are written in a way on which both agree."""
    line = VS15.sub("", line)
    line = REGIONAL_INDICATORS.sub(lambda run: run[0][:-1] + "R" if len(run[0]) % 2 else run[0], line)
    line = TEXT_BASE_WITH_TONE.sub("\U0001f44d", line)
    # A joiner that joins nothing stands for no cell, and what is behind it for its own.
    line = JOINED_PICTOGRAPHS.sub("\\1\ue000", line)
    line = JOINED_CONSONANTS.sub("\\1\ue000", line)
    line = line.replace("\u200d", "").replace("\ue000", "\u200d")
    return wcwidth.wcswidth(line)


def check_measured(file):
    """Every line of a table is as wide as its rules are; returns how many tables there were."""
    tables = file.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(tables):
        for text in json.loads(line):
            lines = [line for line in text.split("\n") if line[:1] in "╭├│╰" and line]
            wanted = len(lines[0]) if lines else 0
            for line in lines:
                if cells(line) != wanted:
                    fail(file.name, f"table {number}: {line!r} ({line.encode('unicode_escape').decode()})", wanted, cells(line))
    return len(tables)
