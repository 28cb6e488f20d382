import { execFileSync } from "node:child_process"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Sharp } from "sharp"
import {
  all,
  animation,
  type Change,
  draw,
  edit,
  link,
  move,
  remove,
  truncate,
  write,
} from "../../support/changed-data"
import { withChunk } from "../../support/picture-bytes"
import { part, row } from "../../support/table"

const cover = (said: string, wrong: string) => part("books.json")(said, '"images/cover.png"', `«"${wrong}"»`)
const icon = (said: string, wrong: string) => part("site.json")(said, '"images/icon.png"', `«"${wrong}"»`)
const [atCover, atIcon] = ["@books.json:5:17", "@site.json:20:14"]
const ofCover = (said: string, width: number, height: number, finish?: (image: Sharp) => Sharp) =>
  row(said + atCover, draw("images/cover.png", width, height, finish))
const moving =
  (file: string): Change =>
  async (root) =>
    writeFile(join(root, file), withChunk(await readFile(join(root, file)), "acTL", Buffer.alloc(8)))
const location = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 22/1 0/1" } }

/** Where a picture is, and what it is. */
const files = [
  cover("picture-missing!", "images/cover-2.png"),
  cover("picture-missing!", "images/cover.jpg"),
  cover("picture-missing!", "images/books/cover.png"),
  cover("picture-missing", "images/the-managers-path.webp"),
  icon("picture-missing!", "images/icons.png"),
  cover("picture-case!", "images/Cover.png"),
  cover("picture-outside", "../cover.png"),
  cover("picture-absolute!", "/images/cover.png"),
  cover("picture-absolute", "C:/Users/me/cover.png"),
  cover("picture-absolute", "https://www.amazon.com/cover.png"),
  cover("picture-path!", "images\\\\cover.png"),
  cover("picture-kind", "images/cover.svg"),
  cover("picture-kind", "images/cover.gif"),
  cover("picture-kind", "images/cover.JFIF"),
  cover("picture-kind", "images/cover"),
  icon("picture-kind", "images/icon.jpg"),
  row(
    `picture-kind${atIcon}`,
    draw("images/icon.png", 512, 512, (image) => image.webp()),
  ),
  ofCover("picture-kind", 360, 540, (image) => image.gif()),
  row(`picture-unreadable${atCover}`, write("images/cover.png", "")),
  row("file-name@images/aux.png", draw("images/aux.png", 360, 540)),
  row("file-name-same@images/cover.png", draw("images/Cover.png", 360, 540)),
  row(
    `git-lfs${atCover}`,
    write("images/cover.png", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1\n"),
  ),
  row(`picture-unreadable${atCover}`, write("images/cover.png", "not a picture")),
  row(`picture-unreadable${atIcon}`, write("images/icon.png", "not a picture")),
  ...[0.5, 0.7, 0.99].flatMap((share) => [
    row(
      `picture-unreadable${atCover}`,
      truncate("images/cover.png", share, (image) => image.png()),
    ),
    row(
      `picture-unreadable${atCover}`,
      truncate("images/cover.png", share, (image) => image.jpeg()),
    ),
  ]),
  ofCover("picture-too-large", 17_000, 2),
  ofCover("picture-small", 300, 450),
  ofCover("picture-small", 400, 500),
  row(`picture-small${atIcon}`, draw("images/icon.png", 256, 256)),
  row(`picture-square${atIcon}`, draw("images/icon.png", 640, 512)),
  ofCover("picture-animated", 360, 540, animation),
  row(`picture-animated${atCover}`, moving("images/cover.png")),
  ofCover("picture-location", 360, 540, (image) => image.withExif(location)),
  row(
    "picture-hidden",
    all(
      move("images/cover.png", "images/.cover.png"),
      edit("books.json", '"images/cover.png"', '«"images/.cover.png"»'),
    ),
  ),
  part("testimonials.json")(
    "logo-background",
    '"company"',
    '"logoUrl": «"images/talk.png"»,\n    "company"',
    '"company"',
  ),
]

const minimal = join(__dirname, "../../support/minimal-data")

/** What is no file of the content's own. */
const outside = [
  row("link-outside@pages/terms.md", link(join(minimal, "pages/terms.md"), "pages/terms.md")),
  row("link-outside@books.json", link(join(minimal, "books.json"), "books.json")),
  row("link-outside@pages/terms.md", link("/proc/self/environ", "pages/terms.md")),
  row("link-outside@images/other.png", link(join(minimal, "images/cover.png"), "images/other.png")),
  row("link-outside@pages", link(join(minimal, "pages"), "pages")),
  row("link-outside@images/disk", link("/", "images/disk")),
  row("link-outside@images/zero.png", link("/dev/zero", "images/zero.png")),
  row(
    "link-outside@books.json",
    all(link(join(minimal, "books.json"), "../elsewhere.json"), link("../elsewhere.json", "books.json")),
  ),
  row(`picture-outside${atCover}`, link(join(minimal, "images/cover.png"), "images/cover.png")),
  row("link-broken@books.json", link("nowhere.json", "books.json")),
  row("link-broken@pages/terms.md", link("terms.md", "pages/terms.md")),
  row("link-broken@images/loop", link(".", "images/loop")),
  row(
    "file-special@books.json",
    all(remove("books.json"), async (root) => void execFileSync("mkfifo", [join(root, "books.json")])),
  ),
  row("file-heavy@books.json", write("books.json", " ".repeat(5_000_001))),
  row("folder-repository@images/.git", write("images/.git/HEAD", "ref: refs/heads/main\n")),
  row(
    "folder-repository@images/HEAD",
    all(
      write("images/HEAD", "ref: refs/heads/main\n"),
      write("images/objects/one", ""),
      write("images/refs/heads/main", ""),
    ),
  ),
  row("file-name@images/a\nb.png", write("images/a\nb.png", "")),
]

const line = '<path d="M2 12h20"/>'
const flag = (said: string, wrong: string | Buffer, right = `<svg viewBox="0 0 24 24">${line}</svg>`) =>
  row(
    said,
    all(
      edit("services.json", '"icon": "layers"', '"drawingUrl": «"images/flag.svg"»'),
      write("images/flag.svg", wrong),
    ),
    write("images/flag.svg", right),
  )
const inFlag = (said: string, wrong: string) => flag(said, `<svg viewBox="0 0 24 24">${wrong}</svg>`)

/** The drawing of a service, which becomes a part of its page. */
const drawings = [
  flag("drawing-kind", "<html></html>"),
  flag("drawing-size", `<svg>${line}</svg>`),
  inFlag("drawing-empty", ""),
  inFlag("drawing-part", `${line}<text>A</text>`),
  inFlag("drawing-part", `<defs><style>path{fill:red}</style></defs>${line}`),
  inFlag("drawing-part", '<image href="data:image/png;base64,AA=="/>'),
  inFlag("svg-unsafe", '<image href="a.png"/>'),
  row(
    "svg-unsafe",
    all(
      edit("testimonials.json", '"company"', '"logoUrl": «"images/logo.svg"»,\n    "company"'),
      write("images/logo.svg", `<svg viewBox="0 0 9 9" onload="a()" xmlns="http://www.w3.org/2000/svg">${line}</svg>`),
    ),
    write("images/logo.svg", `<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg">${line}</svg>`),
  ),
]

const begin =
  '<svg width="512" height="512" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
const svg = (said: string, wrong: string) =>
  row(
    said,
    all(
      edit("site.json", '"images/icon.png"', '«"images/icon.svg"»'),
      remove("images/icon.png"),
      write("images/icon.svg", wrong),
    ),
    write("images/icon.svg", `${begin}${line}</svg>`),
  )
const inSvg = (said: string, wrong: string) => svg(said, `${begin}<g>${wrong}</g></svg>`)
const sized = (said: string, size: string) =>
  svg(said, `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 9 9">${line}</svg>`)

/** An SVG that browsers draw by themselves: no script, no other file, nothing that readers take in two ways. */
const svgs = [
  sized("picture-too-large", 'width="99999" height="99999"'),
  sized("picture-small", 'width="32" height="32"'),
  svg("drawing-size", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0">${line}</svg>`),
  inSvg("svg-unsafe", "<script>a()</script>"),
  inSvg("svg-unsafe", '<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
  inSvg("svg-unsafe", '<i:x xmlns:i="urn:i"><script/></i:x>'),
  inSvg("svg-unsafe", '<math xmlns="http://www.w3.org/1998/Math/MathML"/>'),
  inSvg("svg-unsafe", '<path onclick="a()"/>'),
  inSvg("svg-unsafe", '<i:x xmlns:i="urn:i" i:onload="a()"/>'),
  inSvg("svg-unsafe", '<g xml:base="https://a.example/"/>'),
  inSvg("svg-unsafe", '<path ping="a"/>'),
  inSvg("svg-unsafe", '<path constructor="1"/>'),
  inSvg("svg-unsafe", '<animate attributeName=" style " to="x"/>'),
  inSvg("svg-unsafe", '<use xlink:href="other.svg#a"/>'),
  inSvg("svg-unsafe", '<image href="data:image/svg+xml,x"/>'),
  inSvg("svg-unsafe", '<use href="data:image/png;base64,x"/>'),
  inSvg("svg-unsafe", '<use x:href="a" xmlns:x="http://www.w3.org/1999/xlink"/>'),
  inSvg("svg-unsafe", '<path style="fill:URL( &quot;//a.example/#a&quot;)"/>'),
  inSvg("svg-unsafe", '<path style="mask:image-set(&quot;a.png&quot; 1x)"/>'),
  inSvg("svg-unsafe", "<style>@im<!-- a -->port<![CDATA[ 'a.css']]></style>"),
  svg("svg-unsafe", `<!DOCTYPE svg>${begin}</svg>`),
  svg("svg-unsafe", `<?xml-stylesheet href="a.css"?>${begin}</svg>`),
  inSvg("svg-form", '<!--><g id="--><script/><!--"/><!-- -->'),
  inSvg("svg-unsafe", '<?xpacket ><g id="?><script/>"/>'),
  inSvg("svg-form", '<g id="<script/>"/>'),
  inSvg("svg-form", "<g id=a/>"),
  inSvg("svg-form", "&nbsp;"),
  svg("svg-form", `${begin}</svg>${begin}</svg>`),
  flag("svg-form", " "),
  svg("svg-form", `<?xml version="1.0" encoding="ISO-2022-JP"?>${begin}</svg>`),
  flag("svg-form", Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff])),
  svg("drawing-kind", "<html><svg/></html>"),
  svg("svg-form", begin + "<g>".repeat(10_000) + "</g>".repeat(10_000)),
]

export const pictures = { files, outside, drawings, svgs }
