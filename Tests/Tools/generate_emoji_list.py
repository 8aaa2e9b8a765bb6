#!/usr/bin/env python3
"""Prints emoji.tsv: all emoji of Unicode's emoji-test.txt, in few lines.

    python3 Tests/Tools/generate_emoji_list.py emoji-test.txt > Tests/RenderersTests/Text/emoji.tsv

emoji-test.txt is at https://www.unicode.org/Public/17.0.0/emoji/emoji-test.txt. A line holds a letter for the status
(F fully-qualified, M minimally-qualified) and code points in hexadecimal, where T stands for each of the five skin
tones. A second one is T again where it is any of the five, and U where it is any but the first.
"""

import sys

VERSION = "# Version: 17.0"
TONES = ["1F3FB", "1F3FC", "1F3FD", "1F3FE", "1F3FF"]


def expanded(pattern):
    """The sequences that a pattern stands for."""
    sequences = [()]
    for point in pattern:
        choices = TONES if point in "TU" else [point]
        sequences = [
            sequence + (choice,) for sequence in sequences for choice in choices
            if not (point == "U" and choice in sequence)
        ]
    return sequences


def main(path):
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    assert VERSION in lines
    patterns, counts = {}, {"F": 0, "M": 0}
    for line in lines:
        points, _, rest = line.partition(";")
        status = rest.strip()[:1].upper()
        if not points.startswith("#") and status in ("F", "M"):
            points = points.split()
            pattern = status, tuple("T" if point in TONES else point for point in points)
            patterns.setdefault(pattern, set()).add(tuple(points))
            counts[status] += 1
    for (status, pattern), sequences in patterns.items():
        choices = [pattern]
        if pattern.count("T") == 2:
            second = len(pattern) - pattern[::-1].index("T") - 1
            choices.append(pattern[:second] + ("U",) + pattern[second + 1:])
        # What fits no pattern is printed as it is.
        fitting = [choice for choice in choices if set(expanded(choice)) == sequences]
        for choice in fitting[:1] or sorted(sequences):
            print(status, " ".join(choice), sep="\t")
    print(f"{counts['F']} fully-qualified, {counts['M']} minimally-qualified", file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
