#!/usr/bin/env python3
"""Prints FoldingTable.swift: what a search takes every Unicode scalar for.

    python3 -m venv venv
    venv/bin/pip install unicodedata2==17.0.0
    venv/bin/python Tests/Tools/generate_folding_table.py \\
        > Sources/TableDSL/Presentation/Search/FoldingTable.swift

unicodedata2 gives General_Category and the decompositions, Python itself (3.11 or later) the full case
folding. Python may not know the newest letters, so the small letter is then the one that unicodedata2 names
like the capital. Nothing else goes into the output, so it is the same on every run.
"""

import textwrap

import unicodedata2

UNICODE = "17.0.0"
FIRST, COVERED = 0x80, 0x30000  # ASCII, and what is beyond, SearchFolding tells by arithmetic.
BASE = 0x30  # Six bits are printed as the characters "0" to "o".
SAME, RISING, PAIRED, TEXT = range(4)  # The kinds of record: see the output's comment.

HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)
VOICING = "\u3099\u309A"

# Blocks and runs of marks that a search ignores: common ones and those of Latin, Greek, Cyrillic, Hebrew and
# Arabic. The marks of other scripts, such as the vowel signs of Devanagari and Thai, are letters to a reader.
MARK_RANGES = [
    range(0x0300, 0x0370), range(0x1AB0, 0x1B00), range(0x1DC0, 0x1E00), range(0x20D0, 0x2100),
    range(0xFE20, 0xFE30),
    range(0x0483, 0x048A), range(0x2DE0, 0x2E00), range(0xA66F, 0xA67E), range(0xA69E, 0xA6A0),
    range(0x0591, 0x05C8), [0xFB1E],
    range(0x0610, 0x061B), range(0x064B, 0x0660), [0x0670], range(0x06D6, 0x06EE), range(0x0897, 0x08A0),
    range(0x08CA, 0x0900), range(0x10EC0, 0x10F00),
]

# Format characters that are seen: signs that enclose the digits after them, and the joiners of hieroglyphs.
SEEN_FORMATS = {
    *range(0x0600, 0x0606), 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD, *range(0x13430, 0x13440),
}

# What takes no room besides format characters: grapheme joiner, fillers of Hangul, invisible vowels of Khmer,
# variation selectors. The kashida only makes an Arabic word longer.
UNSEEN = {
    0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), 0x0640,
    *range(0xE0000, 0xE1000),
}

WHITE_SPACE = {0x0085, 0x00A0, 0x1680, *range(0x2000, 0x200B), 0x2028, 0x2029, 0x202F, 0x205F, 0x3000}

# Letters that readers type without what makes them special, though Unicode does not take them apart.
LETTERS = str.maketrans(
    {"ø": "o", "đ": "d", "ł": "l", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ı": "i"}
)


def ignored(scalar):
    """Whether a search passes over a scalar."""
    category = unicodedata2.category(chr(scalar))
    if category in ("Mn", "Me") and any(scalar in marks for marks in MARK_RANGES):
        return True
    return scalar in UNSEEN or category == "Cf" and scalar not in SEEN_FORMATS


def casefold(character):
    """The full case folding of a character, of the newest letters too."""
    if unicodedata2.category(character) != "Lu" or character.casefold() != character:
        return character.casefold()
    name = unicodedata2.name(character).replace(" CAPITAL ", " SMALL ")
    try:
        return unicodedata2.lookup(name)
    except KeyError:
        return character


def decompose(character):
    """The compatibility decomposition; the canonical one if the other is a mark upon a space."""
    text = unicodedata2.normalize("NFKD", character)
    if text.startswith(" ") and len(text) > 1:
        # A fullwidth macron is a macron. Most others stand for themselves, not for white space.
        return unicodedata2.normalize("NFD", "¯" if character == "￣" else character)
    return text


def step(text):
    """The text with each of its characters folded once."""
    result = ""
    for character in text:
        if ord(character) in WHITE_SPACE:
            result += " "
            continue
        parts = (part for part in decompose(character) if not ignored(ord(part)))
        result += "".join(casefold(part) for part in parts).translate(LETTERS)
    return result


def compose_kana(text):
    """The text with kana and the voicing marks after them in one character again."""
    for mark in VOICING:
        parts = text.split(mark)
        for place in range(1, len(parts)):
            joined = unicodedata2.normalize("NFC", parts[place - 1][-1:] + mark)
            parts[place] = (joined if len(joined) == 1 else parts[place - 1][-1:] + mark) + parts[place]
            parts[place - 1] = parts[place - 1][:-1]
        text = "".join(parts)
    return text


def fold(character):
    """What a search takes a character for."""
    if character in VOICING:
        return character
    text = step(character)
    while step(text) != text:
        text = step(text)
    return compose_kana(text)


def check(folds):
    """Stops unless folding is all done at once, and the same for composed and decomposed text."""

    def whole(text):
        """What SearchFolding makes of a text without syllables of Hangul."""
        return compose_kana("".join(folds.get(ord(part), part.lower() if part.isascii() else part) for part in text))

    for scalar in (*range(FIRST, HANGUL_SYLLABLES[0]), *range(HANGUL_SYLLABLES[-1] + 1, COVERED)):
        text = whole(chr(scalar))
        assert whole(text) == text, hex(scalar)
        assert whole(unicodedata2.normalize("NFD", chr(scalar))) == text, hex(scalar)
    for scalar in range(COVERED, 0x110000):
        assert fold(chr(scalar)) == ("" if ignored(scalar) else chr(scalar)), hex(scalar)
        assert not ignored(scalar) or 0xE0000 <= scalar < 0xE1000, hex(scalar)


def all_folds():
    """The folding of every scalar in the table that does not stand for itself."""
    folds = {}
    for scalar in range(FIRST, COVERED):
        if scalar in HANGUL_SYLLABLES or 0xD800 <= scalar < 0xE000:
            continue
        text = fold(chr(scalar))
        if text != chr(scalar):
            folds[scalar] = text
    return folds


def records(folds):
    """The foldings as (first scalar, kind, count, output scalars)."""
    left = dict(folds)
    for first in sorted(folds):
        if first not in left:
            continue
        if len(left[first]) > 1:
            text = left.pop(first)
            yield first, TEXT, len(text), [ord(part) for part in text]
            continue
        output = ord(left[first] or "\0")
        runs = []
        for kind, stride, rise in ((SAME, 1, 0), (RISING, 1, 1), (PAIRED, 2, 2)):
            count = 1
            while left.get(first + count * stride) == (chr(output + count * rise) if output else ""):
                count += 1
            runs.append((count, -kind, range(first, first + count * stride, stride)))
        count, kind, covered = max(runs, key=lambda run: run[:2])
        for scalar in covered:
            del left[scalar]
        yield first, -kind, count, [output]


def digits(number):
    """A number as characters of five bits, the lowest first, the sixth bit set if more follow."""
    text = ""
    while number >= 32:
        text += chr(BASE + (number & 31 | 32))
        number >>= 5
    return text + chr(BASE + number)


def literal(text):
    """The text as lines of a raw multi-line string literal that is one line when read."""
    return "\\#\n".join("        " + line for line in textwrap.wrap(text, 104))


def main():
    assert unicodedata2.unidata_version == UNICODE, unicodedata2.unidata_version
    folds = all_folds()
    check(folds)
    packed = ""
    previous = 0
    for first, kind, count, outputs in records(folds):
        packed += digits(first - previous) + digits(count << 2 | kind) + "".join(map(digits, outputs))
        previous = first
    assert len(packed) <= 40 * 1024, len(packed)

    print(f'''\
// Printed by Tests/Tools/generate_folding_table.py: change that script, not this file.

/// What a search takes the Unicode {UNICODE.removesuffix(".0")} scalars from U+{FIRST:04X} to U+{COVERED - 1:X} for, \
as a list of records.
///
/// A record is a row of numbers: how far its first scalar is from that of the record before, four times a
/// count plus a kind, and what the first scalar becomes. The kinds are
/// - {SAME}: as many scalars as the count become one and the same; 0 stands for nothing, they are ignored;
/// - {RISING}: as many scalars become as many others in a row;
/// - {PAIRED}: as many scalars, each the second one after the one before it, become others of that order;
/// - {TEXT}: one scalar becomes a text, and as many scalars as the count follow.
///
/// Numbers are written in characters of six bits, the byte less 0x{BASE:X}: five bits of the number, the lowest ones
/// first, and 32 if there are more. As a literal the list compiles at once.
enum FoldingTable {{
    /// The first scalar that the table leaves out.
    static var end: UInt32 {{ 0x{COVERED:X} }}

    /// The records.
    static var records: StaticString {{
        #"""
{literal(packed)}
        """#
    }}
}}''')


if __name__ == "__main__":
    main()
