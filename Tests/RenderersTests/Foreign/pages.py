"""Checks pages with the Nu validator and axe-core, prints them, and takes their pictures.

    TABLEDSL_HTML=FOLDER swift test --filter HTMLFilesTests
    python3 Tests/RenderersTests/Foreign/pages.py FOLDER PICTURES [--vnu vnu.jar] [--chromium PATH]

Needs Java, and for Python "playwright" and "axe-playwright-python". The validator of 2020 doesn't know some newer CSS,
which is passed over by name.
"""

import argparse, asyncio, glob, json, os, subprocess, sys

NEWER_CSS = (
    "container-type", "@container", "color-scheme", "accent-color", "unicode-bidi", "text-align", "padding-inline",
    "padding-block", "margin-inline", "inset-inline", "border-inline", "border-start-", "border-end-", "inset(",
    "print-color-adjust", ":has", "clip-path", "min(", "clamp", "text-underline-offset",
    "“content”")


def validate(jar, files):
    result = subprocess.run(
        ["java", "-Xss8m", "-jar", jar, "--errors-only", "--format", "json", *files], capture_output=True, text=True)
    messages = json.loads(result.stderr)["messages"]
    wrong = [m for m in messages if not ("CSS" in m["message"] and any(name in m["message"] for name in NEWER_CSS))]
    for message in wrong[:40]:
        print(os.path.basename(message["url"]), message.get("lastLine"), message["message"], message.get("extract", ""))
    print(f"validator: {len(files)} files, {len(wrong)} errors, {len(messages) - len(wrong)} of newer CSS")
    for text in sorted({m["message"] for m in messages if m not in wrong}):
        print("   passed over:", text)
    return len(wrong)


def browse(files, pictures, chromium):
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import sync_playwright

    count, runs, axe = 0, 0, Axe()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            for width in (1200, 400):
                context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 800})
                page = context.new_page()
                page.on("console", lambda m: print("console:", m.text) if m.type == "error" else None)
                for file in files:
                    name = os.path.basename(file)[:-5]
                    page.goto("file://" + os.path.abspath(file))
                    runs += 1
                    for violation in axe.run(page).response["violations"]:
                        count += 1
                        nodes = violation["nodes"]
                        print(name, scheme, width, violation["id"], nodes[0]["html"][:150], nodes[0]["failureSummary"][:300])
                    page.screenshot(path=f"{pictures}/{name}.{scheme}.{width}.png", full_page="sticky" not in name)
                    if "sticky" in name:
                        page.evaluate("""() => { const box = document.querySelector('.tdsl-scroll');
                            box.scrollTop = 500; box.scrollLeft = document.dir == 'rtl' ? -250 : 250; }""")
                        page.screenshot(path=f"{pictures}/{name}.{scheme}.{width}.scrolled.png")
                    if scheme == "dark" and width == 1200:
                        page.pdf(path=f"{pictures}/{name}.pdf", format="A5", print_background=True)
                context.close()
        browser.close()
    print(f"axe-core: {runs} runs, {count} violations")
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("pictures")
    parser.add_argument("--vnu")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    os.makedirs(options.pictures, exist_ok=True)
    files = sorted(f for f in glob.glob(options.folder + "/*.html") if options.only in os.path.basename(f))
    wrong = validate(options.vnu, files) if options.vnu else 0
    pages = [f for f in files if "fragment" not in f and ".inline." not in f]
    wrong += browse(pages, options.pictures, options.chromium)
    sys.exit(bool(wrong))


main()
