"""Reads tables in formats of documents back: AsciiDoc by asciidoctor, reStructuredText by docutils, SVG by an XML parser,
and LaTeX by the rules of TeX for what the tables use of it."""

import re
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from report import LINE_BREAK, compare, fail, is_noncharacter

LINK = "https://e.example/a|b (c)?d=1&e=*f*"


def document(text):
    """Text as a document carries it: line breaks as line feeds, tabs as blanks, what it can't carry as U+FFFD."""

    def replaced(character):
        code = ord(character)
        if character in "\n\t":
            return "\n" if character == "\n" else " "
        return "\ufffd" if code < 0x20 or 0x7F <= code < 0xA0 or is_noncharacter(code) else character

    return "".join(map(replaced, LINE_BREAK.sub("\n", text)))


def line(text):
    """Text on one line without white space at its ends."""
    return document(text).replace("\n", " ").strip()


def wanted_cell(cell):
    return line(cell["text"]) if cell["kind"] == "image" else document(cell["text"])


def percent_decoded(address):
    return re.sub("%([0-9A-F]{2})", lambda code: chr(int(code[1], 16)), address)


def check_rows(name, rows, expected):
    """Compares a header and rows of texts with what they must say."""
    wanted = [[line(title) for title in expected["titles"]]]
    wanted += [[wanted_cell(cell) for cell in row] for row in expected["rows"]]
    if [len(row) for row in rows] != [len(row) for row in wanted]:
        return fail(name, "shape", [len(row) for row in wanted], [len(row) for row in rows])
    for number, (row, texts) in enumerate(zip(rows, wanted)):
        for column, (found, text) in enumerate(zip(row, texts)):
            compare(name, f"row {number} column {column}", text, found)


# AsciiDoc


def asciidoctor(files):
    """The HTML of files, by their names; None where asciidoctor isn't installed."""
    if shutil.which("asciidoctor") is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, len(files), 200):
            part = [str(file) for file in files[start : start + 200]]
            done = subprocess.run(["asciidoctor", "-e", "-D", folder, *part], capture_output=True, check=True)
            if done.stderr:
                fail("asciidoctor", "warnings", "", done.stderr.decode("utf-8")[:2000])
        return {file.name: (Path(folder) / f"{file.stem}.html").read_text(encoding="utf-8") for file in files}


def asciidoc_text(element):
    parts = [element.text or ""]
    for child in element:
        tail = child.tail or ""
        if child.tag == "br":
            parts.append("\n")
            tail = tail.removeprefix("\n")
        elif child.tag == "img":
            parts.append(child.get("alt"))
        else:
            parts.append(asciidoc_text(child))
        parts.append(tail)
    return "".join(parts)


def check_asciidoc(name, html, expected, html5lib):
    page = html5lib.parse("<!DOCTYPE html>" + html, namespaceHTMLElements=False)
    tables = list(page.iter("table"))
    if len(tables) != 1:
        return fail(name, "tables", 1, len(tables))
    caption = tables[0].find("caption")
    title = line(expected["title"])
    found = "" if caption is None else asciidoc_text(caption).removeprefix("Table 1. ")
    compare(name, "title", title, found)
    paragraphs = [asciidoc_text(p) for p in page.iter("p") if "tableblock" not in p.get("class", "")]
    note = line(expected["note"])
    if not [note] == paragraphs[:1] and note:
        fail(name, "note", note, paragraphs)
    rows = [[cell for cell in row if cell.tag in ("td", "th")] for row in tables[0].iter("tr")]
    check_rows(name, [[asciidoc_text(cell) for cell in row] for row in rows], expected)
    for row, cells in zip(rows[1:], expected["rows"]):
        for element, cell in zip(row, cells):
            allowed = {"p", "br"} | {"bold": {"strong"}, "link": {"a"}, "image": {"span", "img"}}.get(cell["kind"], set())
            for inner in element.iter():
                if inner is not element and inner.tag not in allowed:
                    fail(name, f"unwanted <{inner.tag}>", cell["text"], asciidoc_text(element))
                if inner.tag == "a":
                    compare(name, "address", LINK, percent_decoded(inner.get("href", "")))


# reStructuredText


def check_rst(name, text, expected, core):
    from docutils import nodes

    settings = {"report_level": 1, "halt_level": 5, "warning_stream": False, "input_encoding": "unicode"}
    tree = core.publish_doctree(text, settings_overrides=settings)
    for message in tree.findall(nodes.system_message):
        fail(name, "message", "", message.astext())

    def text_of(entry):
        parts = []
        for child in entry.children:
            if isinstance(child, nodes.line_block):
                parts.append("\n".join(part.astext() for part in child.children))
            elif isinstance(child, nodes.image):
                parts.append(child.get("alt", ""))
            elif isinstance(child, nodes.paragraph):
                parts.append(child.astext())
            else:
                fail(name, "unwanted block", "", child.tagname)
        return "\n\n".join(parts)

    tables = list(tree.findall(nodes.table))
    if len(tables) != 1:
        return fail(name, "tables", 1, len(tables))
    titles = [title.astext() for title in tables[0].findall(nodes.title)]
    compare(name, "title", [line(expected["title"])] if line(expected["title"]) else [], titles)
    below = [child for child in tree.children if not isinstance(child, (nodes.table, nodes.system_message))]
    note = line(expected["note"])
    compare(name, "note", [("paragraph", note)] if note else [], [(child.tagname, child.astext()) for child in below])
    rows = [list(row.findall(nodes.entry)) for row in tables[0].findall(nodes.row)]
    check_rows(name, [[text_of(entry) for entry in row] for row in rows], expected)
    for row, cells in zip(rows[1:], expected["rows"]):
        for entry, cell in zip(row, cells):
            allowed = {"paragraph", "line_block", "line", "entry", "#text"}
            allowed |= {"bold": {"strong"}, "link": {"reference"}, "image": {"image"}}.get(cell["kind"], set())
            for inner in entry.findall():
                if inner.tagname not in allowed:
                    fail(name, f"unwanted {inner.tagname}", cell["text"], entry.astext())
                if inner.tagname == "reference":
                    compare(name, "address", LINK, percent_decoded(inner["refuri"]))


# SVG

SVG = "{http://www.w3.org/2000/svg}"


def check_svg(name, text, terminal, expected):
    """The picture says what the terminal's text says, and nothing in it overlaps."""
    root = ElementTree.fromstring(text)
    allowed = {"svg", "title", "style", "rect", "circle", "g", "text", "tspan"}
    for element in root.iter():
        if element.tag.removeprefix(SVG) not in allowed:
            fail(name, "unwanted element", "", element.tag)
        if any(key.startswith("on") or "href" in key for key in element.attrib):
            fail(name, "unwanted attribute", "", element.attrib)
    title = document(expected["title"]).replace("\n", " ")
    compare(name, "title", title or "Table", root.find(SVG + "title").text or "")
    found = ["".join(element.itertext()).replace(" ", "") for element in root.iter(SVG + "text")]
    lines = [part.replace(" ", "") for part in terminal.split("\n")]
    compare(name, "text", [part for part in lines if part], [part for part in found if part])
    width = float(root.get("width"))
    for element in root.iter(SVG + "text"):
        end = 0.0
        for span in element.iter(SVG + "tspan"):
            start = float(span.get("x"))
            if start < end - 0.01:
                fail(name, "overlap", end, start)
            end = start + float(span.get("textLength", 0))
        if end > width:
            fail(name, "width", width, end)


# LaTeX

LATEX = {
    "textbackslash": "\\", "textasciitilde": "~", "textasciicircum": "^", "textless": "<", "textgreater": ">",
    "textbar": "|", "textasciigrave": "`",
}
TOKEN = re.compile(r"\\([a-zA-Z]+)(\{\}|(?=\{)|\[RGB\])?|\\(.)|(.)", re.S)


def latex_text(source, name):
    """What TeX makes of a line of a cell: commands run, braces vanish, blanks run together."""
    for ligature in ("--", "''", ",,", "``", "?`", "!`", "<<", ">>"):
        if ligature in source:
            fail(name, "ligature", "", source)
    out, skip, depth, place = [], 0, 0, 0
    while place < len(source):
        match = TOKEN.match(source, place)
        place = match.end()
        word, behind, sign, character = match.groups()
        if word in LATEX:
            if behind != "{}":
                fail(name, f"\\{word} without an end", "", source)
            out.append(LATEX[word])
        elif word == "symbol":
            code = re.match(r"\{(\d+)\}", source[place:])
            out.append(chr(int(code[1])))
            place += code.end()
        elif word == "textsuperscript":
            raised = re.match(r"\{(\d)\}", source[place:])
            out.append("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(raised[1])])
            place += raised.end()
        elif word == "href":
            address = re.match(r"\{((?:[^{}\\]|\\.)*)\}", source[place:])
            compare(name, "address", LINK, percent_decoded(address[1].replace("\\", "")))
            place += address.end()
        elif word == "textcolor":
            place += re.match(r"\{\d+,\d+,\d+\}", source[place:]).end()
        elif word == "textbf":
            pass
        elif word is not None:
            fail(name, f"unwanted \\{word}", "", source)
        elif sign is not None:
            if sign == " ":
                out.append("\u0000")
            elif sign == "/":
                pass
            elif sign in "{}$&#%_":
                out.append(sign)
            else:
                fail(name, f"unwanted \\{sign}", "", source)
        elif character in "{}":
            depth += 1 if character == "{" else -1
        elif character in "$&#%_^~\\\n":
            fail(name, f"live {character!r}", "", source)
        else:
            out.append(character)
    if depth:
        fail(name, "braces", 0, depth)
    return re.sub(" +", " ", "".join(out)).strip(" ").replace("\u0000", " ")


def latex_cell(source, name):
    inner = re.fullmatch(r"\\begin\{tabular\}\[t\]\{@\{\}[lcr]@\{\}\}(.*)\\end\{tabular\}", source, re.S)
    lines = latex_rows(inner[1], name) if inner else [source]
    return "\n".join(latex_text(part, name) for part in lines)


def latex_rows(source, name):
    """Parts at the ends of rows, behind which neither a star nor a bracket may stand."""
    parts = source.split("\\\\")
    for part in parts[1:]:
        if re.match(r"[ \n]*[*\[]", part):
            fail(name, "option of a row's end", "", part)
    return parts


def check_latex(name, text, expected):
    found = re.fullmatch(
        r"\\begin\{table\}\n\\centering\n(?:\\caption\{(.*)\}\n)?\\begin\{tabular\}\{[lcr]+\}\n\\toprule\n(.*)\n\\midrule\n"
        r"(.*)\\bottomrule\n\\end\{tabular\}\n(?:\\par\\smallskip\n\{\\footnotesize (.*)\\par\}\n)?\\end\{table\}\n",
        text, re.S,
    )
    if found is None:
        return fail(name, "shape", "a table", text[:200])
    title, header, body, note = found.groups()
    compare(name, "title", line(expected["title"]), latex_text(title or "", name))
    compare(name, "note", line(expected["note"]), latex_text(note or "", name))
    rows = [header] + body.split(" \\\\\n")[:-1]
    rows[0] = rows[0].removesuffix(" \\\\")
    for row in rows:
        latex_rows(" \\\\ " + row, name)
    cells = [re.split(r" (?<!\\)& ", row) for row in rows]
    check_rows(name, [[latex_cell(cell, name) for cell in row] for row in cells], expected)
