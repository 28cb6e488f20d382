import { svgDiagnostic } from "../../../check/pictures/svg/svg-diagnostic"

const begin = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
const inside = (part: string) => `${begin}<g>${part}</g></svg>`

test.each([
  ["a script", inside("<script>a()</script>"), "svg-element", "<script>"],
  [
    "a script by another prefix",
    inside('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
    "svg-element",
    "<s:script>",
  ],
  ["a script of HTML", inside('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), "svg-element", "<h:script>"],
  ["a script in a program’s notes", inside('<i:x xmlns:i="urn:i"><script/></i:x>'), "svg-element", "<script>"],
  ["HTML", inside("<foreignObject/>"), "svg-element", "<foreignObject>"],
  ["a formula", inside('<math xmlns="http://www.w3.org/1998/Math/MathML"/>'), "svg-element", "<math>"],
  ["a link", inside('<a href="https://a.example/"/>'), "svg-element", "<a>"],
  ["an event handler", inside('<path onclick="a()"/>'), "svg-attribute", "“onclick”"],
  [
    "an event handler in a program’s notes",
    inside('<i:x xmlns:i="urn:i" i:onload="a()"/>'),
    "svg-attribute",
    "“i:onload”",
  ],
  ["where addresses begin", inside('<g xml:base="https://a.example/"/>'), "svg-attribute", "“xml:base”"],
  ["an unknown attribute", inside('<path ping="a"/>'), "svg-attribute", "“ping”"],
  ["an animation of an address", inside('<set attributeName="href" to="#a"/>'), "svg-attribute", "“href”"],
  ["an animation of a style", inside('<animate attributeName=" style " to="x"/>'), "svg-attribute", "“ style ”"],
  ["a part of another file", inside('<use xlink:href="other.svg#a"/>'), "svg-reference", "“xlink:href”"],
  ["a picture elsewhere", inside('<image href="https://a.example/a.png"/>'), "svg-reference", "<image>"],
  ["a drawing as a picture", inside('<image href="data:image/svg+xml,x"/>'), "svg-reference", "<image>"],
  ["a picture as a part", inside('<use href="data:image/png;base64,x"/>'), "svg-reference", "<use>"],
  [
    "an address by another prefix",
    inside('<use x:href="a" xmlns:x="http://www.w3.org/1999/xlink"/>'),
    "svg-reference",
    "“x:href”",
  ],
  ["a fill from elsewhere", inside('<path fill="url(https://a.example/#a)"/>'), "svg-reference", "url()"],
  [
    "a style from elsewhere",
    inside('<path style="fill:URL( &quot;//a.example/#a&quot;)"/>'),
    "svg-reference",
    "“style”",
  ],
  ["an escaped style", inside('<path style="fill:\\75 rl(//a.example)"/>'), "svg-reference", "url()"],
  ["a set of pictures", inside('<path style="mask:image-set(&quot;a.png&quot; 1x)"/>'), "svg-reference", "image-set()"],
  ["an imported style sheet", inside('<style>@import "a.css";</style>'), "svg-reference", "@import"],
  ["an import in pieces", inside("<style>@im<!-- a -->port<![CDATA[ 'a.css']]></style>"), "svg-reference", "@import"],
  ["an escaped import", inside("<style>@\\69mport 'a.css'</style>"), "svg-reference", "@import"],
  ["a document type", `<!DOCTYPE svg>${begin}</svg>`, "svg-doctype", "<!DOCTYPE>"],
  ["a document type in small letters", `<!doctype svg>${begin}</svg>`, "svg-doctype", "<!DOCTYPE>"],
  ["words of its own", `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${begin}&a;</svg>`, "svg-doctype", "<!DOCTYPE>"],
  ["a linked style sheet", `<?xml-stylesheet href="a.css"?>${begin}</svg>`, "svg-instruction", "<?"],
  ["a comment that two readers end elsewhere", inside('<!--><g id="--><script/><!--"/><!-- -->'), "svg-form", "XML"],
  [
    "an instruction that two readers end elsewhere",
    inside('<?xpacket ><g id="?><script/>"/>'),
    "svg-form|svg-instruction",
    "",
  ],
  ["a value with a tag", inside('<g id="<script/>"/>'), "svg-form", "XML"],
  ["a value without quotes", inside("<g id=a/>"), "svg-form", "XML"],
  ["a word that nobody has explained", inside("&nbsp;"), "svg-form", "XML"],
  ["two drawings", `${begin}</svg>${begin}</svg>`, "svg-form", "XML"],
  ["nothing at all", " ", "svg-form", "XML"],
  ["another encoding", `<?xml version="1.0" encoding="ISO-2022-JP"?>${begin}</svg>`, "svg-encoding", "UTF-8"],
  ["a page", "<html><svg/></html>", "drawing-kind", "SVG"],
  ["ten thousand groups in each other", begin + "<g>".repeat(10_000) + "</g>".repeat(10_000), "svg-deep", "256"],
])("a drawing with %s is refused, and told which part it is", (_what, source, code, named) => {
  const diagnostic = svgDiagnostic(Buffer.from(source))
  expect(diagnostic?.code).toMatch(new RegExp(`^(?:${code})$`))
  expect(diagnostic?.message).toContain(named)
})

test("a drawing that is no text is refused", () => {
  expect(svgDiagnostic(Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff]))?.code).toBe("svg-encoding")
})

test("what to do is said with the name of the part", () => {
  expect(svgDiagnostic(Buffer.from(inside("<script/>")))?.advice).toBe(
    "Export the drawing as plain SVG, or remove <script>.",
  )
})
