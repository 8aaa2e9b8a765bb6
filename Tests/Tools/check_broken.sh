#!/bin/bash
# Compiles each faulty declaration in Tests/Broken and checks what the compiler says: all of its errors are on the line
# that the file's first comment names, and one of them has the words that it gives:
#
#     // error: 66: value of type 'Item' has no member 'fx'
#
# usage: Tests/Tools/check_broken.sh [FOLDER]
# FOLDER has TableDSL.swiftmodule; without it, the one that `swift build` filled.
set -euo pipefail
cd "$(dirname "$0")/../.."
modules=${1:-$(swift build --show-bin-path)/Modules}
if [ ! -e "$modules/TableDSL.swiftmodule" ]; then
    echo "there is no TableDSL.swiftmodule in $modules: run 'swift build' first" >&2
    exit 66
fi

python3 - "$modules" Tests/Broken/*.swift <<'PYTHON'
import concurrent.futures, os, re, subprocess, sys

modules, files = sys.argv[1], sys.argv[2:]


def errors(file):
    """The compiler's errors in the file: line and message."""
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style=llvm", "-I", modules, file]
    output = subprocess.run(command, capture_output=True, text=True).stderr
    found = re.findall(r"^(.+?):(\d+):\d+: error: (.*)$", output, re.MULTILINE)
    other = re.findall(r"^(?:<unknown>:0: )?error: .*$", output, re.MULTILINE)
    return [(int(line), message) for _, line, message in found] + [(0, message) for message in other]


def check(file):
    """What is wrong with the errors of the file; nothing where they are as expected."""
    with open(file) as source:
        expected = re.match(r"// error: (\d+): (.+)\n", source.readline())
    if not expected:
        return ["the first line doesn't say which error is expected"]
    line, words = int(expected[1]), expected[2]
    found = errors(file)
    wrong = [f"on another line than {line}: {place}: {message}" for place, message in found if place != line]
    here = [message for place, message in found if place == line]
    if not any(words in message for message in here):
        wrong.append(f"no error on line {line} says “{words}”, but: {here or 'nothing'}")
    return wrong


failed = 0
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for file, wrong in zip(files, pool.map(check, files)):
        name = os.path.basename(file)
        failed += bool(wrong)
        print(f"{'FAILED' if wrong else 'ok    '} {name}")
        for text in wrong:
            print(f"       {text}")
print(f"{len(files)} broken declarations, {failed} failed")
sys.exit(1 if failed or not files else 0)
PYTHON
