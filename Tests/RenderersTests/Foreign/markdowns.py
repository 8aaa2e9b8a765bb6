"""Reads reports in Markdown back, each text of which is hostile, and compares every text with what it must say.

GitHub's Markdown is read by cmark-gfm and markdown-it, CommonMark by cmark and markdown-it, and pipe tables by
Python-Markdown; readers that aren't installed are skipped, and that is said. Needs: pip install markdown-it-py
linkify-it-py Markdown
"""

import json
import re

import cmarkgfm
import html5lib
from cmarkgfm.cmark import Options

from report import LINE_BREAK, fail, is_noncharacter

try:
    from markdown_it import MarkdownIt
except ImportError:
    MarkdownIt = None
try:
    import markdown as PythonMarkdown
except ImportError:
    PythonMarkdown = None

LINK = "https://e.example/"


def readers():
    """The readers of each Markdown by name, and the names of those that aren't here."""
    found = {
        "gitHub": {
            "cmark-gfm": lambda text: cmarkgfm.github_flavored_markdown_to_html(
                text, options=Options.CMARK_OPT_UNSAFE
            )
        },
        "commonMark": {"cmark": lambda text: cmarkgfm.markdown_to_html(text, options=Options.CMARK_OPT_UNSAFE)},
        "pipe": {},
    }
    missing = []
    if MarkdownIt:
        found["gitHub"]["markdown-it"] = MarkdownIt("gfm-like", {"html": True}).render
        found["commonMark"]["markdown-it"] = MarkdownIt("commonmark", {"html": True}).render
    else:
        missing.append("markdown-it")
    if PythonMarkdown:
        found["pipe"]["Python-Markdown"] = lambda text: PythonMarkdown.markdown(
            text, extensions=["tables", "sane_lists"], tab_length=2
        )
    else:
        missing.append("Python-Markdown")
    return found, missing


def shown(text, line_break):
    """Text as Markdown carries it: what a page can't carry as U+FFFD, and what stands for a line break."""

    def replaced(character):
        code = ord(character)
        if character in "\n\t":
            return character
        return "\ufffd" if code < 0x20 or 0x7F <= code < 0xA0 or is_noncharacter(code) else character

    text = "".join(map(replaced, LINE_BREAK.sub("\n", text)))
    return text.replace("\n", line_break)


def text_of(element):
    """The text, where a carriage return stands for a line break and a line feed for one of the source."""
    parts = [element.text or ""]
    for child in element:
        if child.tag == "br":
            parts.append("\r")
        elif child.tag == "img":
            parts.append(child.get("alt"))
        elif child.tag not in ("ul", "ol"):
            parts.append(text_of(child))
        parts.append(child.tail or "")
    return "".join(parts)


def blocks_of(body):
    """The blocks from the top, each with its texts: those of a table row by row, those of a list item by item."""
    blocks = []
    for element in body:
        if element.tag == "table":
            texts = [text_of(cell) for cell in element.iter() if cell.tag in ("caption", "td", "th")]
            blocks.append(("table", [text.replace("\r", "\n") for text in texts]))
        elif element.tag in ("ul", "ol"):
            items = [text_of(item).strip("\n").replace("\r", "\n") for item in element.iter("li")]
            blocks.append((element.tag, items))
        else:
            blocks.append((element.tag, [text_of(element).replace("\r", "\n")]))
    return blocks


def wanted_blocks(texts, flavor):
    cell_break = " / " if flavor == "pipe" else "\n"

    def line(place):
        return re.sub("\t", " ", shown(texts[place], " ")).strip()

    def cell(place):
        return shown(texts[place], cell_break)

    def label(place):
        return shown(texts[place], " ")

    head = [
        ("h1", [line("title")]),
        ("p", [line("subtitle")]),
        ("h2", [line("heading")]),
        ("p", [cell("paragraph")]),
        ("p", [cell("linked")]),
        ("p", [shown(texts["bold"] + texts["plain"], cell_break)]),
    ]
    detail = cell("detail") + " · " + cell("detail2")
    tail = [
        ("p", [cell("listSection")]),
        ("ul", [cell("listTitle") + " — " + cell("status"), detail]),
    ]
    header = [shown(texts["group"] + " / " + texts["column"], cell_break), shown(texts["other"] + "¹", cell_break)]
    cells = [cell("section"), "", cell("first"), cell("second"), cell("link"), label("image"), cell("boldCell"), ""]
    if flavor != "commonMark":
        table = [
            ("p", [line("tableTitle")]),
            ("p", [line("tableSubtitle")]),
            ("table", header + cells),
            ("p", [line("caption")]),
            ("p", [re.sub("\t", " ", shown("¹ " + texts["footnote"], " ")).strip()]),
            ("p", [line("note")]),
        ]
        return head + table + tail
    # The page's own table is read by check.py; here it is whether the block holds together.
    return head + [("table", None)] + tail


def spaced(texts):
    """Texts with runs of blanks as one: readers of pipe tables differ in them."""
    return [re.sub(r"\s+", " ", text).strip() for text in texts]


def unwanted(element, texts):
    """The first element in a report that no text of it should have become."""
    for inner in element.iter():
        address = inner.get("href", "")
        # A mailbox is linked in any text, by cmark-gfm also without a scheme where `mailto:a@` is before it.
        is_mailbox = address.startswith(("mailto:", "xmpp:")) or "@" in address and address == text_of(inner)
        if inner.tag == "a" and address != LINK and not is_mailbox:
            # markdown-it links names of hosts too, such as `a.b.de`; they say the same.
            if "http://" + text_of(inner) != address:
                return f"<a href={address}>"
        if inner.tag in ("del", "s", "em", "code", "pre", "blockquote", "hr", "script", "b", "sub"):
            return f"<{inner.tag}>"
    return None


def check_reports(path):
    """Compares the reports of a file; returns how many texts were compared, and by which readers."""
    found, missing = readers()
    count = 0
    for number, text in enumerate(path.read_bytes().decode("utf-8").split("\n")[:-1] if path.exists() else []):
        report = json.loads(text)
        count += len(report["texts"])
        for flavor, programs in found.items():
            wanted = wanted_blocks(report["texts"], flavor)
            for name, render in programs.items():
                html = render(report["markdown"][flavor])
                body = html5lib.parse("<!DOCTYPE html>" + html, namespaceHTMLElements=False).find("body")
                blocks = blocks_of(body)
                place = f"report {number} {flavor} {name}"
                if [kind for kind, _ in blocks] != [kind for kind, _ in wanted]:
                    fail(place, "blocks", [kind for kind, _ in wanted], [kind for kind, _ in blocks])
                    continue
                for (kind, texts), (_, expected) in zip(blocks, wanted):
                    if expected is None:
                        continue
                    if flavor == "pipe":
                        texts, expected = spaced(texts), spaced(expected)
                    if texts != expected:
                        fail(place, kind, expected, texts)
                element = unwanted(body, report["texts"])
                if element:
                    fail(place, "unwanted element", None, element)
    names = sorted(f"{name} ({flavor})" for flavor, programs in found.items() for name in programs)
    return count, names, missing
