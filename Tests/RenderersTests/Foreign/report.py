"""What the readers of all outputs share: where lines break, and the differences that were found."""

import re

LINE_BREAK = re.compile("\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]")

failures = []


def fail(name, place, expected, found):
    failures.append(f"{name} {place}\n  expected {expected!r}\n  found    {found!r}")


def compare(name, place, expected, found):
    if expected != found:
        fail(name, place, expected, found)


def is_noncharacter(code):
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
