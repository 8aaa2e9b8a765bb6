#!/usr/bin/env python3
"""Measures speed, growth, memory, start-up and size, prints them beside their bars, and fails where one is not met.

    Tests/Tools/measure.py --generator generate.py              all parts
    Tests/Tools/measure.py ratios growth --data FOLDER          some of them

Rows come from FOLDER/students.N.usv; what is missing there is made by "python3 GENERATOR N FOLDER". A file has a header
line and nine fields in each row with U+001F between them: id, name, math, science, english, gpa, enrolled, city, note.
Times are processor times. What is compared is run in turn, since a machine's speed changes from minute to minute.
"""

import argparse, json, math, os, statistics, subprocess, sys, tempfile

PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MB = 1e6

# What is measured, the mode, what it is beside, and the bar for the time (at most) or for the rate (at least).
RATIOS = [
    ("a string, HTML", "html-string", "html", "time", 1.6),
    ("a string, Markdown", "markdown-string", "markdown", "time", 1.6),
    ("a string, terminal", "ansi-string", "ansi", "time", 1.6),
    ("HTML to /dev/null", "html-null", "html", "rate", 1.5),
    ("closures, HTML", "closures", "html", "rate", 0.25),
    ("closures, terminal", "closures-ansi", "ansi", "rate", None),
    ("Foundation's styles", "format", "html", "rate", None),
    ("a tree, HTML", "tree", "html", "time", 1.5),
    ("search", "search", "search-baseline", "time", 1.5),
    ("search", "search", "search-lowercased", "time", 1.5),
    ("search", "search", "search-name", "time", None),
    ("sort", "sort", "sort-baseline", "time", 1.3),
    ("sort, Foundation's way", "sort-comparators", "sort-comparators-baseline", "time", 1.3),
]
GROWTH = [
    "html", "html-string", "html-null", "markdown", "markdown-string", "markdown-compact", "ansi", "ansi-string", "csv",
    "closures", "closures-ansi", "format", "tree", "sort", "search", "stream-html", "stream-markdown", "stream-ansi",
    "sort-baseline", "sort-comparators", "sort-comparators-baseline",
]
GROWTH_BAR = 1.05
# The most memory beyond that of the rows, as a multiple of the output; whether the output itself is left out of it.
MEMORY = [("html", 2.2, False), ("markdown", 1.6, True), ("ansi", 1.6, True)]
STREAM_BAR, STARTUP_BAR = 24, 8  # MB and ms
SIZES = [("strings and integers", "Plain", 9), ("and a style of its own", "Styled", 16)]  # MB

failures = []


def verdict(name, value, bar, at_most=True):
    """The bar and whether it is met, as the end of a line."""
    if bar is None:
        return ""
    met = value <= bar if at_most else value >= bar
    if not met:
        failures.append(f"{name}: {value:.2f}, {'at most' if at_most else 'at least'} {bar}")
    return f"  {'≤' if at_most else '≥'} {bar:<5} {'ok' if met else 'FAILED'}"


def report(text):
    print(text, flush=True)


def build(*arguments):
    """Builds for release and returns what was said, which is shown where it fails: compilers' errors are there too."""
    command = ["swift", "build", "-c", "release", *arguments]
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if result.returncode:
        sys.exit(f"{result.stdout}\nfailed: {' '.join(command)}")
    return result.stdout.strip()


class Programs:
    """The built programs, and the rows that they read."""

    def __init__(self, options):
        self.options = options
        self.folder = options.bin
        self.data = options.data or os.path.join(tempfile.gettempdir(), "table-bench-rows")

    def path(self, name):
        if not self.options.bin:
            build("--package-path", PROJECT, "--product", name)
            self.folder = build("--package-path", PROJECT, "--show-bin-path")
        return os.path.join(self.folder, name)

    def rows(self, count):
        file = os.path.join(self.data, f"students.{count}.usv")
        if not os.path.exists(file):
            if not self.options.generator:
                sys.exit(f"there is no {file}: say --generator PATH, or --data FOLDER with that file in it")
            os.makedirs(self.data, exist_ok=True)
            subprocess.run([sys.executable, self.options.generator, str(count), self.data], check=True)
        return file


def run(program, source, mode, repeats):
    arguments = [program, str(source), mode, "--repeats", str(repeats)]
    return json.loads(subprocess.run(arguments, check=True, capture_output=True, text=True).stdout)


def cpu(*arguments):
    """Seconds of one rendering."""
    return statistics.median(run(*arguments)["cpu"])


def ratios(programs):
    bench, rows = programs.path("table-bench"), programs.rows(programs.options.rows)
    report(f"\nRatios at {programs.options.rows:,} rows, medians of {programs.options.rounds} rounds")
    report(f"{'':24}{'mode':18}{'ms':>8}  {'beside':26}{'ms':>8}{'ratio':>9}")

    def show(name, mode, beside, kind, bar, pairs):
        ratio = statistics.median(a / b if kind == "time" else b / a for a, b in pairs)
        ours, other = (statistics.median(times) * 1e3 for times in zip(*pairs))
        end = verdict(f"{name}, {mode} beside {beside}", ratio, bar, at_most=kind == "time")
        report(f"{name:24}{mode:18}{ours:8.1f}  {beside:26}{other:8.1f}{ratio:9.2f} {kind}{end}")

    def rounds(*modes):
        return [[cpu(bench, rows, mode, 3) for mode in modes] for _ in range(programs.options.rounds)]

    for name, mode, beside, kind, bar in RATIOS:
        show(name, mode, beside, kind, bar, rounds(mode, beside))
    # What sorting takes by itself: the rest is the writing of the same rows.
    alone = [(a - c, b - c) for a, b, c in rounds("sort", "sort-baseline", "csv")]
    show("sorting alone", "sort", "sort-baseline", "time", None, alone)


def growth(programs):
    bench, counts = programs.path("table-bench"), (10_000, 100_000, 1_000_000)
    report("\nGrowth: the exponent of the time over the count of rows")
    report(f"{'mode':26}{'10k ms':>9}{'100k ms':>10}{'1M ms':>10}{'10k-100k':>10}{'100k-1M':>9}{'all':>7}")
    for mode in GROWTH:
        times = []
        for count, runs in zip(counts, (5, 3, 2)):
            source = count if mode.startswith("stream") else programs.rows(count)
            # Two renderings in a process, since from the third on the allocator has memory in use for outputs up to
            # 32 MB and never for greater ones; and the least of few is what comes nearest to a quiet machine.
            times.append(min(min(run(bench, source, mode, 2)["cpu"]) for _ in range(runs)))
        steps = [math.log10(later / earlier) for earlier, later in zip(times, times[1:])]
        # The mean is the slope of the line nearest to three points that are equally far apart.
        slope = statistics.mean(steps)
        # A comparison sort takes more than a linear time, so the baselines show what can be asked of ours.
        end = verdict(f"growth of {mode}", slope, None if mode.endswith("baseline") else GROWTH_BAR)
        cells = "".join(f"{time * 1e3:10.1f}" for time in times)[1:]
        report(f"{mode:26}{cells}{steps[0]:10.3f}{steps[1]:9.3f}{slope:7.3f}{end}")


def memory(programs):
    bench = programs.path("table-bench")
    report("\nMemory at 1,000,000 rows, in MB: the peak less what the rows take")
    report(f"{'mode':18}{'output':>9}{'peak - load':>13}{'of output':>11}{'less output':>13}")
    for mode, bar, beyond in MEMORY:
        result = run(bench, programs.rows(1_000_000), mode, 3)
        output = result["bytes"] / MB
        used = (result["rss_peak_kb"] - result["rss_load_kb"]) * 1024 / result["bytes"]
        end = verdict(f"memory of {mode}", used - 1 if beyond else used, bar)
        report(f"{mode:18}{output:9.1f}{used * output:13.1f}{used:11.2f}{used - 1:13.2f}{end}")


def stream(programs):
    bench, count = programs.path("table-bench"), programs.options.stream_rows
    report(f"\nStreams of {count:,} rows to /dev/null, memory in MB")
    report(f"{'mode':18}{'rows/s':>12}{'output':>10}{'peak - load':>13}{'peak':>9}")
    for mode in ("stream-html", "stream-markdown", "stream-ansi"):
        result = run(bench, count, mode, 1)
        peak, load = (result[key] * 1024 / MB for key in ("rss_peak_kb", "rss_load_kb"))
        end = verdict(f"memory of {mode}", peak, STREAM_BAR)
        rate = count / result["cpu"][0]
        report(f"{mode:18}{rate:12,.0f}{result['bytes'] / MB:10.0f}{peak - load:13.1f}{peak:9.1f}{end}")


def startup(programs):
    demo = programs.path("dsl-demo")
    nowhere = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]

    def process_time(*arguments):
        """Milliseconds of a whole process."""
        _, status, usage = os.wait4(os.posix_spawn(arguments[0], arguments, os.environ, file_actions=nowhere), 0)
        if status:
            sys.exit(f"{' '.join(arguments)} ended with status {status}")
        return (usage.ru_utime + usage.ru_stime) * 1e3

    with tempfile.TemporaryDirectory() as folder:
        source, hello = os.path.join(folder, "hello.swift"), os.path.join(folder, "hello")
        with open(source, "w") as file:
            file.write('print("Hello, world!")\n')
        subprocess.run(["swiftc", "-O", source, "-o", hello], check=True)
        pairs = [(process_time(demo, "tips"), process_time(hello)) for _ in range(60)]
    more = statistics.median(ours - other for ours, other in pairs)
    ours, other = (statistics.median(times) for times in zip(*pairs))
    end = verdict("start-up", more, STARTUP_BAR)
    report("\nStart-up, processor time of the whole process in ms, medians of 60 runs")
    report(f"dsl-demo tips {ours:.1f}, hello world {other:.1f}, more {more:.1f}{end}")


def size(_):
    dependencies = ", ".join(
        f'.product(name: "{name}", package: "{os.path.basename(PROJECT)}")' for name in ("TableDSL", "Renderers"))
    targets = "".join(f'.executableTarget(name: "{name}", dependencies: [{dependencies}]),\n' for _, name, _ in SIZES)
    manifest = (
        "// swift-tools-version: 6.2\nimport PackageDescription\n"
        f'let package = Package(name: "Sizes", dependencies: [.package(path: "{PROJECT}")], targets: [\n{targets}])\n')
    item = "struct Item { let name: String; let count: Int }\n"
    rows = '[Item(name: "Pear", count: 3), Item(name: "Fig", count: 12)]'
    main = "print(Table({}) {{\n{}\n}}.rendered(as: .ansi))\n"
    name = 'Column("Name", \\.name)\n'
    sources = {
        "Plain": "import Renderers\nimport TableDSL\n" + item + main.format(rows, name + 'Column("Count", \\.count)'),
        "Styled": "import Foundation\nimport Renderers\nimport TableDSL\n" + item
        + 'struct Dozens: FormatStyle { func format(_ value: Int) -> String { "\\(value / 12) doz." } }\n'
        + main.format(rows, name + 'Column("Count", \\.count, format: Dozens())'),
    }
    report("\nSizes of static programs without symbols, in MB")
    with tempfile.TemporaryDirectory() as folder:
        files = {"Package.swift": manifest} | {f"Sources/{name}/main.swift": text for name, text in sources.items()}
        for path, text in files.items():
            os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
            with open(os.path.join(folder, path), "w") as file:
                file.write(text)
        build("--static-swift-stdlib", "--package-path", folder)
        for name, target, bar in SIZES:
            program = os.path.join(folder, ".build", "release", target)
            subprocess.run(["strip", program], check=True)
            subprocess.run([program], check=True, stdout=subprocess.DEVNULL)
            used = os.path.getsize(program) / MB
            report(f"{name:24}{used:6.2f}{verdict(f'size with {name}', used, bar)}")


def main():
    parts = {part.__name__: part for part in (ratios, growth, memory, stream, startup, size)}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of {', '.join(parts)}; all where none is said")
    parser.add_argument("--generator", metavar="PATH", help="the script that makes rows")
    parser.add_argument("--data", metavar="FOLDER", help="where the rows are kept")
    parser.add_argument("--bin", metavar="FOLDER", help="programs built already; otherwise they are built first")
    parser.add_argument("--rows", type=int, default=100_000, help="rows for the ratios")
    parser.add_argument("--rounds", type=int, default=5, help="rounds for the ratios")
    parser.add_argument("--stream-rows", type=int, default=10_000_000)
    options = parser.parse_args()
    for name in set(options.parts) - set(parts):
        parser.error(f"no part {name}")
    programs = Programs(options)
    for name in options.parts or parts:
        parts[name](programs)
    report("\n" + ("\n".join(["Not met:", *failures]) if failures else "All bars are met."))
    sys.exit(bool(failures))


main()
