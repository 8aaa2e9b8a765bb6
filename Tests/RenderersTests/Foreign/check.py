"""Reads tables back with programs of others, and compares every cell with what it must say.

    TABLEDSL_FOREIGN=FOLDER swift test --filter Foreign
    python3 Tests/RenderersTests/Foreign/check.py FOLDER

html5lib reads the pages, cmark-gfm (the package cmarkgfm, or the program at the path after `--cmark`) the Markdown, which
markdown-it and Python-Markdown read too where they are installed (`markdowns.py`), Python's csv and json the values, and
wcwidth counts the cells of terminal lines. Asciidoctor 2 and docutils read AsciiDoc and reStructuredText where they are
installed. Needs: pip install html5lib cmarkgfm wcwidth==0.8.2 (which has the Unicode of WidthTable.swift), and for more
readers markdown-it-py linkify-it-py Markdown docutils. With TABLEDSL_LONG_TESTS=1 before `swift test` it reads 2,000 tables
and 4,000 reports, and counts the cells of 10,000.
"""

import csv
import io
import json
import pathlib
import re
import subprocess
import sys

try:
    from docutils import core as docutils
except ImportError:
    docutils = None

import cmarkgfm
import html5lib
from cmarkgfm.cmark import Options

# No folder of compiled modules is left beside the sources.
sys.dont_write_bytecode = True

from documents import asciidoctor, check_asciidoc, check_latex, check_rst, check_svg
from markdowns import check_reports
from report import LINE_BREAK, compare, fail, failures, is_noncharacter
from terminal import check_lines, check_measured, check_terminal

SGR = re.compile("\x1b\\[[0-9;]*m")
LINK = "https://e.example/a|b (c)?d=1&e=*f*"

CMARK = None


def printable(text):
    """Text as a page carries it: line breaks as line feeds, what it can't carry as U+FFFD."""

    def replaced(character):
        code = ord(character)
        if character in "\n\t":
            return character
        return "\ufffd" if code < 0x20 or 0x7F <= code < 0xA0 or is_noncharacter(code) else character

    return "".join(map(replaced, LINE_BREAK.sub("\n", text)))


def paragraph(text):
    """Text as a Markdown paragraph has it: one line without blanks at its ends."""
    return re.sub("[\n\t]", " ", printable(text)).strip()


# HTML


def text_of(element):
    parts = [element.text or ""]
    for child in element:
        if child.tag == "br":
            parts.append("\n")
        elif child.tag == "img":
            parts.append(child.get("alt"))
        elif "tdsl-sort" not in child.get("class", ""):
            parts.append(text_of(child))
        parts.append(child.tail or "")
    return "".join(parts)


def rows_of(table):
    return [[cell for cell in row if cell.tag in ("td", "th")] for row in table.iter("tr")]


def check_html(name, text, expected):
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    is_page = name.endswith("page.html")
    document = parser.parse(text if is_page else "<!DOCTYPE html><title>t</title>" + text)
    if parser.errors:
        fail(name, "parse", [], parser.errors)
    table = document.find(".//table")
    # A title of no characters has no caption.
    caption = table.find("caption")
    compare(name, "title", printable(expected["title"]), "" if caption is None else text_of(caption))
    *rows, note = rows_of(table)
    compare(name, "note", printable(expected["note"]), text_of(note[0]))
    check_grid(name, rows, expected, text_of)
    if is_page:
        title = re.sub("[ \t\n]+", " ", printable(expected["title"] or "Table")).strip()
        compare(name, "page title", title, re.sub("[ \t\n]+", " ", document.find(".//title").text or "").strip())
    for row, cells in zip(rows[1:], expected["rows"]):
        for element, cell in zip(row, cells):
            check_elements(name, element, cell, {"span", "br", "strong"})


def check_elements(name, element, cell, allowed):
    """The elements in a cell are those of its kind, and a link leads where it should."""
    if cell["kind"] == "link":
        allowed = allowed | {"a"}
    if cell["kind"] == "image":
        allowed = allowed | {"img"}
    for inner in element.iter():
        if inner is element:
            continue
        address = inner.get("href", "")
        if inner.tag == "a" and cell["kind"] == "link" and not address.startswith("mailto:"):
            fine = re.sub("%[0-9A-F]{2}", lambda code: chr(int(code[0][1:], 16)), address)
            compare(name, "address", LINK, fine)
        elif inner.tag == "a" and address.startswith(("mailto:", "xmpp:")):
            # A reader that finds mailboxes in any text shows the same text; nothing can be done about it.
            continue
        elif inner.tag not in allowed:
            fail(name, f"unwanted <{inner.tag}>", cell["text"], text_of(element))


# Markdown


def html_of(markdown, program=None):
    if program is None:
        return cmarkgfm.github_flavored_markdown_to_html(markdown, options=Options.CMARK_OPT_UNSAFE)
    extensions = [part for name in ("table", "autolink", "strikethrough", "tagfilter") for part in ("-e", name)]
    command = [program, "--unsafe", *extensions]
    return subprocess.run(command, input=markdown.encode("utf-8"), stdout=subprocess.PIPE, check=True).stdout.decode("utf-8")


def check_markdown(name, text, expected):
    html = html_of(text, CMARK)
    document = html5lib.parse("<!DOCTYPE html>" + html, namespaceHTMLElements=False)
    body = list(document.find("body"))
    title = paragraph(expected["title"])
    if title:
        if not body or body[0].tag != "p" or body[0].find("strong") is None:
            return fail(name, "title", title, html[:200])
        compare(name, "title", title, text_of(body.pop(0)).strip())
    note = paragraph(expected["note"])
    if note:
        if not body or body[-1].tag != "p":
            return fail(name, "note", note, html[-200:])
        compare(name, "note", note, text_of(body.pop()).strip())
    if [element.tag for element in body] != ["table"]:
        return fail(name, "blocks", ["table"], [element.tag for element in body])
    rows = rows_of(body[0])
    check_grid(name, rows, expected, text_of, break_in_description=" ")
    for row, cells in zip(rows[1:], expected["rows"]):
        for element, cell in zip(row, cells):
            allowed = {"br", "strong"} if cell["kind"] == "bold" else {"br"}
            check_elements(name, element, cell, allowed)


# Values with commas


def guarded(text):
    return "'" + text if text and text[0] in "=+-@\t\r\n\0\uff0b\uff0d\uff1d\uff20" else text


def check_csv(name, text, expected, separator=",", guarded=guarded):
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True, delimiter=separator))
    wanted = [expected["titles"]] + [[cell["text"] for cell in row] for row in expected["rows"]]
    wanted = [[guarded(field).replace("\0", "\ufffd") for field in row] for row in wanted]
    if len(rows) != len(wanted):
        return fail(name, "rows", len(wanted), len(rows))
    for number, (row, fields) in enumerate(zip(rows, wanted)):
        compare(name, f"row {number}", fields, row)


def check_json(name, text, expected):
    rows = [list(json.loads(line).values()) for line in text.split("\n")[:-1]]
    wanted = [[cell["text"] for cell in row] for row in expected["rows"]]
    if len(rows) != len(wanted):
        return fail(name, "rows", len(wanted), len(rows))
    for number, (row, fields) in enumerate(zip(rows, wanted)):
        compare(name, f"row {number}", fields, row)


# All


def check_grid(name, rows, expected, text_of, break_in_description="\n"):
    def wanted_text(cell):
        is_image = cell["kind"] == "image"
        return LINE_BREAK.sub(break_in_description, cell["text"]) if is_image else cell["text"]

    wanted = [expected["titles"]] + [[wanted_text(cell) for cell in row] for row in expected["rows"]]
    if [len(row) for row in rows] != [len(row) for row in wanted]:
        return fail(name, "shape", [len(row) for row in wanted], [len(row) for row in rows])
    for number, (row, texts) in enumerate(zip(rows, wanted)):
        for column, (element, text) in enumerate(zip(row, texts)):
            compare(name, f"row {number} column {column}", printable(text), text_of(element))


def main(folder):
    files = sorted(folder.glob("*.json"), key=lambda file: int(file.stem))
    if not files:
        sys.exit(f"{folder} holds no tables: set TABLEDSL_FOREIGN to it and run ForeignTests")
    asciidoc = asciidoctor([file.with_suffix(".adoc") for file in files])
    for missing, program in ((asciidoc is None, "asciidoctor"), (docutils is None, "docutils")):
        if missing:
            print(f"skipped what {program} would read: it isn't installed")
    texts = 0
    for file in files:
        expected = json.loads(file.read_text(encoding="utf-8"))

        def read(end):
            path = file.with_suffix("." + end)
            return path.name, path.read_bytes().decode("utf-8")

        check_html(*read("html"), expected)
        check_html(*read("page.html"), expected)
        check_markdown(*read("md"), expected)
        check_markdown(*read("compact.md"), expected)
        check_csv(*read("csv"), expected)
        check_csv(*read("tsv"), expected, separator="\t", guarded=lambda text: text)
        check_json(*read("jsonl"), expected)
        check_terminal(*read("txt"), expected)
        check_lines(*read("narrow.txt"))
        if asciidoc is not None:
            name = file.with_suffix(".adoc").name
            check_asciidoc(name, asciidoc[name], expected, html5lib)
        if docutils is not None:
            check_rst(*read("rst"), expected, docutils)
        check_svg(*read("svg"), read("txt")[1], expected)
        check_latex(*read("tex"), expected)
        texts += len(expected["titles"]) * (len(expected["rows"]) + 1) + 2
        name, text = read("color.txt")
        compare(name, "text without colour", read("txt")[1], SGR.sub("", text))
    measured = check_measured(folder / "terminal.jsonl")
    written, readers, missing = check_reports(folder / "markdown.jsonl")
    for failure in failures[:50]:
        print(failure)
    print(f"{len(files)} tables of {texts} texts in 14 forms, {measured} tables measured: {len(failures)} differences")
    print(f"{written} texts of reports, read by {', '.join(readers)}")
    if missing:
        print(f"skipped, for they are not installed: {', '.join(missing)}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    if len(sys.argv) == 4 and sys.argv[2] == "--cmark":
        CMARK = sys.argv.pop()
        sys.argv.pop()
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]))
