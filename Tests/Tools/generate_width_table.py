#!/usr/bin/env python3
"""Prints WidthTable.swift: how many terminal cells every Unicode scalar takes.

    python3 -m venv venv
    venv/bin/pip install unicodedata2==17.0.0 wcwidth==0.8.2
    venv/bin/python Tests/Tools/generate_width_table.py > Sources/Renderers/Text/WidthTable.swift
    venv/bin/python Tests/Tools/generate_width_table.py --cells > Tests/RenderersTests/Text/cells.tsv

The second form prints the cells of all scalars as ranges, by wcwidth's tables alone and with the deviations named one by
one, so that the packed table is tested against something that it wasn't packed from.

unicodedata2 gives East_Asian_Width and General_Category, wcwidth the grapheme break classes and the
emoji that a variation selector 16 widens. Both hold Unicode 17.0 in these versions, which is checked
below, and nothing else goes into the output, so it is the same on every run.
"""

import sys
import textwrap

import unicodedata2
from wcwidth import table_grapheme as breaks
from wcwidth import table_ambiguous, table_vs16, table_wide, table_zero

UNICODE = "17.0.0"
BLOCK = 128
COVERED = 0x20000  # Beyond it ScalarClass needs no table: see check_upper_planes.
BASE = 0x30  # Six bits are printed as the characters "0" to "o".

# The values of ScalarClass.
NARROW, WIDE, AMBIGUOUS, EMOJI_BASE, AMBIGUOUS_EMOJI_BASE, ZERO, NARROW_JOINING, WIDE_JOINING = range(8)


def scalars(*tables):
    """The set of scalars in tables of (first, last) pairs."""
    return {scalar for table in tables for first, last in table for scalar in range(first, last + 1)}


# Scalars that can share a cluster with the scalar before or after them. Two neighbours of which neither
# is in here always have a cluster boundary between them.
JOINING = scalars(
    breaks.GRAPHEME_EXTEND, breaks.GRAPHEME_ZWJ, breaks.GRAPHEME_SPACINGMARK, breaks.GRAPHEME_PREPEND,
    breaks.GRAPHEME_REGIONAL_INDICATOR, breaks.GRAPHEME_L, breaks.GRAPHEME_V, breaks.GRAPHEME_T,
)
VS16_BASES = scalars(table_vs16.VS16_NARROW_TO_WIDE["9.0.0"])

# Default_Ignorable_Code_Point of DerivedCoreProperties, without the soft hyphen, which terminals show.
DEFAULT_IGNORABLE = scalars([
    (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
])
# Prepended_Concatenation_Mark of PropList: format characters that are drawn.
PREPENDED = scalars([
    (0x0600, 0x0605), (0x06DD, 0x06DD), (0x070F, 0x070F), (0x0890, 0x0891), (0x08E2, 0x08E2),
    (0x110BD, 0x110BD), (0x110CD, 0x110CD),
])
MEDIAL_AND_FINAL_JAMO = scalars([(0x1160, 0x11FF), (0xD7B0, 0xD7FF)])
REGIONAL_INDICATORS = scalars([(0x1F1E6, 0x1F1FF)])
CHOSEONG_FILLER = 0x115F
SOFT_HYPHEN = 0x00AD


def width(scalar):
    """Cells of a scalar that stands alone, an ambiguous one counted as 1."""
    category = unicodedata2.category(chr(scalar))
    if scalar == SOFT_HYPHEN or scalar in PREPENDED or scalar in REGIONAL_INDICATORS or category == "Mc":
        return 1
    if scalar == CHOSEONG_FILLER:
        return 2
    if category in ("Cc", "Cf", "Mn", "Me", "Zl", "Zp"):
        return 0
    if scalar in DEFAULT_IGNORABLE or scalar in MEDIAL_AND_FINAL_JAMO:
        return 0
    return 2 if unicodedata2.east_asian_width(chr(scalar)) in "FW" else 1


def scalar_class(scalar):
    """The class of a scalar. Classes from ZERO on are those that need clusters."""
    cells = width(scalar)
    ambiguous = unicodedata2.east_asian_width(chr(scalar)) == "A"
    if cells == 0:
        return ZERO
    if cells == 2:
        assert scalar not in VS16_BASES
        return WIDE_JOINING if scalar in JOINING else WIDE
    if scalar in JOINING:
        assert not ambiguous and scalar not in VS16_BASES
        return NARROW_JOINING
    if scalar in VS16_BASES:
        return AMBIGUOUS_EMOJI_BASE if ambiguous else EMOJI_BASE
    return AMBIGUOUS if ambiguous else NARROW


def check_versions():
    """Stops unless both packages hold the Unicode version the table is for."""
    assert unicodedata2.unidata_version == UNICODE, unicodedata2.unidata_version
    assert list(table_wide.WIDE_EASTASIAN) == [UNICODE], list(table_wide.WIDE_EASTASIAN)


def check_against_wcwidth(classes):
    """Stops unless wcwidth agrees on all scalars but those that differ on purpose."""
    zero = scalars(table_zero.ZERO_WIDTH[UNICODE])
    wide = scalars(table_wide.WIDE_EASTASIAN[UNICODE])
    for scalar in range(len(classes)):
        if scalar in REGIONAL_INDICATORS or unicodedata2.category(chr(scalar)) in ("Cc", "Mc"):
            continue
        expected = 0 if scalar in zero else 2 if scalar in wide else 1
        assert width(scalar) == expected, hex(scalar)


def check_ideographs(classes):
    """Stops unless the scalars that UTF8Bytes tells by their first byte are all wide and join nothing."""
    assert set(classes[0x4000:0xA000]) == {WIDE}


def check_upper_planes(classes):
    """Stops unless the arithmetic in ScalarClass is right for the scalars that the table leaves out."""
    for scalar in range(COVERED, len(classes)):
        plane, rest = scalar >> 16, scalar & 0xFFFF
        if rest >= 0xFFFE:
            expected = NARROW
        elif plane in (2, 3):
            expected = WIDE
        elif plane >= 15:
            expected = AMBIGUOUS
        else:
            expected = ZERO if plane == 14 and rest < 0x1000 else NARROW
        assert classes[scalar] == expected, hex(scalar)


def print_cells():
    """Prints the cells of every scalar that doesn't take one, as ranges: first, last, cells, cells where ambiguous is 2.

    wcwidth counts a lone regional indicator as two cells and a lone spacing mark as none; here both are one.
    """
    zero = scalars(table_zero.ZERO_WIDTH[UNICODE]) | set(range(0x20)) | set(range(0x7F, 0xA0))
    wide = scalars(table_wide.WIDE_EASTASIAN[UNICODE]) - REGIONAL_INDICATORS
    ambiguous = scalars(table_ambiguous.AMBIGUOUS_EASTASIAN[UNICODE])

    def cells(scalar):
        if unicodedata2.category(chr(scalar)) == "Mc":
            return (1, 1)
        if scalar in zero:
            return (0, 0)
        if scalar in wide:
            return (2, 2)
        return (1, 2) if scalar in ambiguous else (1, 1)

    print("first\tlast\tcells\tcells where ambiguous characters take 2")
    first = 0
    for scalar in range(1, 0x110001):
        if scalar == 0x110000 or cells(scalar) != cells(first):
            if cells(first) != (1, 1):
                print(f"{first:X}\t{scalar - 1:X}\t{cells(first)[0]}\t{cells(first)[1]}")
            first = scalar


def literal(text):
    """The text as lines of a raw multi-line string literal that is one line when read."""
    return " \\#\n".join("        " + line for line in textwrap.wrap(text, 104)).replace(" \\#", "\\#")


def main():
    check_versions()
    if sys.argv[1:] == ["--cells"]:
        return print_cells()
    classes = [scalar_class(scalar) for scalar in range(0x110000)]
    check_against_wcwidth(classes)
    check_ideographs(classes)
    check_upper_planes(classes)

    blocks = {}
    numbers = []
    for first in range(0, COVERED, BLOCK):
        block = tuple(classes[first:first + BLOCK])
        numbers.append(blocks.setdefault(block, len(blocks)))
    assert len(blocks) <= 64 * 64
    index = "".join(chr(BASE + (number >> 6)) + chr(BASE + (number & 63)) for number in numbers)
    packed = "".join(
        chr(BASE + (block[place] | block[place + 1] << 3)) for block in blocks for place in range(0, BLOCK, 2)
    )
    assert len(index) + len(packed) <= 16 * 1024

    print(f'''\
// Printed by Tests/Tools/generate_width_table.py: change that script, not this file.

/// The class of every Unicode {UNICODE.removesuffix(".0")} scalar below U+{COVERED:X}, as a table of two stages.
///
/// A character of either text stands for six bits: its byte less 0x{BASE:X}. The texts are literals, so they cost
/// neither memory of their own nor a check for being set up, and compile at once.
package enum WidthTable {{
    /// The first scalar that the table leaves out; from here on arithmetic tells the class.
    package static var end: UInt32 {{ 0x{COVERED:X} }}

    /// For each {BLOCK} scalars the number of their block, in two characters, the higher six bits first.
    package static var index: StaticString {{
        #"""
{literal(index)}
        """#
    }}

    /// The blocks one after the other: two scalars a character, the first one in the lower three bits.
    package static var blocks: StaticString {{
        #"""
{literal(packed)}
        """#
    }}
}}''')


if __name__ == "__main__":
    main()
