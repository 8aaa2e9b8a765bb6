#!/bin/bash
# Measures how long the compiler takes to type-check a table of 1, 100 and 200 columns, and fails where 100 take 1 s of
# processor time more than 1, or 200 take 2.5 s more.
#
# usage: Tests/Tools/check_typing.sh [FOLDER]
# FOLDER has TableDSL.swiftmodule; without it, the one that `swift build` filled.
set -euo pipefail
cd "$(dirname "$0")/../.."
modules=${1:-$(swift build --show-bin-path)/Modules}
if [ ! -e "$modules/TableDSL.swiftmodule" ]; then
    echo "there is no TableDSL.swiftmodule in $modules: run 'swift build' first" >&2
    exit 66
fi

python3 - "$modules" <<'PYTHON'
import os, resource, subprocess, sys, tempfile

modules = sys.argv[1]
limits = {100: 1.0, 200: 2.5}
kinds = [
    r'Column("c", \.f)',
    r'Column("c", \.f) { row in Text("\(row.f)").foregroundStyle(row.f > 3 ? .red : nil) }'
    r'.width(min: 4, max: 20).alignment(.numeric)',
    r'Column("c", \.f, format: .number).width(8)',
    r'Column("c") { Text("\($0.f * 2)").bold() }',
]


def source(count):
    columns = "\n".join("        " + kinds[number % 4] for number in range(count))
    return (
        "import Foundation\nimport TableDSL\n\nstruct Item { var f = 1.0 }\n\n"
        f"func table(_ items: [Item]) -> Table<Item> {{\n    Table(items) {{\n{columns}\n    }}\n}}\n"
    )


def seconds(file):
    """User time of one run of the compiler."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file], check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


with tempfile.TemporaryDirectory() as folder:
    best = {}
    for count in [1, *limits]:
        file = os.path.join(folder, f"columns{count}.swift")
        with open(file, "w") as output:
            output.write(source(count))
        best[count] = min(seconds(file) for _ in range(3))

failed = False
print(f"  1 column:  {best[1]:.2f} s")
for count, limit in limits.items():
    more = best[count] - best[1]
    failed |= more >= limit
    print(f"{count} columns: {best[count]:.2f} s, {more:.2f} s more ({'FAILED, ' if more >= limit else ''}limit {limit} s)")
sys.exit(failed)
PYTHON
