import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import { svgDiagnostic } from "../../../pictures/safe-svg"

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const escaped = (text: string) =>
  text.replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/[\t\r\n]/g, " ")
const words = fc.string({ unit: fc.constantFrom(..."abc XYZ<>&\"'é{}") }).map(escaped)

/** What a drawing may have, in any nesting. */
const shape = fc.oneof(
  words.map((id) => `<path id="${id}" d="M0 0h9" fill="url(#a)" style="stroke:url('#b')" data-name="${id}"/>`),
  words.map((text) => `<text x="1">${text}</text>`),
  words.map((text) => `<!-- ${text.replaceAll("-", "")} --><desc>${text}</desc>`),
  fc.constant('<use xlink:href="#a"/>'),
  fc.constant("<style><![CDATA[.a>b{fill:url(#a)}]]></style>"),
  fc.constant('<i:x xmlns:i="urn:i" i:y="z" w="v"><i:z/></i:x>'),
)
const { nodes } = fc.letrec<{ nodes: string[]; group: string }>((tie) => ({
  nodes: fc.array(fc.oneof({ depthSize: "medium" }, shape, tie("group")), { maxLength: 4 }),
  group: tie("nodes").map((inner) => `<g transform="scale(2)">${inner.join("")}</g>`),
}))
const drawing = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<svg ${xmlns} viewBox="0 0 9 9">${inner}</svg>`

/** Letters in any case. */
const cased = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((ups) => [...text].map((letter, index) => (ups[index] ? letter.toUpperCase() : letter)).join(""))

/** Letters in any case, each as it is or as a number. */
const coded = (text: string) =>
  cased(text).chain((letters) =>
    fc.array(fc.constantFrom(0, 10, 16), { minLength: letters.length, maxLength: letters.length }).map((ways) =>
      [...letters]
        .map((letter, index) => {
          const code = letter.charCodeAt(0)
          if (ways[index] === 10) return `&#${code};`
          return ways[index] === 16 ? `&#x${code.toString(16)};` : escaped(letter)
        })
        .join(""),
    ),
  )

/** The same for a style: letters can be written in CSS's way as well. */
const styled = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .chain((ways) =>
      coded(
        [...text]
          .map((letter, index) =>
            ways[index] && /[a-z]/i.test(letter) ? `\\${letter.charCodeAt(0).toString(16).padStart(6, "0")}` : letter,
          )
          .join(""),
      ),
    )

const xhtml = "http://www.w3.org/1999/xhtml"
const evil = fc.constantFrom(
  "javascript:a()",
  "https://a.example/a.svg#b",
  "//a.example/#b",
  "a.svg#b",
  "data:text/html,a",
)
const forbidden: fc.Arbitrary<string> = fc.oneof(
  fc
    .constantFrom("script", "foreignObject", "iframe", "handler", "a", "audio", "object")
    .chain(cased)
    .map((name) => `<${name}/>`),
  coded(xhtml).map((name) => `<h:x xmlns:h="${name}"/>`),
  fc.tuple(cased("onload"), words).map(([name, value]) => `<path ${name}="${value}"/>`),
  fc
    .tuple(fc.constantFrom("href", "xlink:href"), evil.chain(coded))
    .map(([name, value]) => `<use ${name}="${value}"/>`),
  fc
    .tuple(fc.constantFrom("href", "xlink:href"), evil.chain(coded))
    .map(([name, value]) => `<image ${name}="${value}"/>`),
  fc
    .tuple(fc.constantFrom("set", "animate"), fc.constantFrom("href", "xlink:href", "onclick", "style").chain(coded))
    .map(([name, value]) => `<${name} attributeName="${value}" to="#a"/>`),
  fc
    .tuple(fc.constantFrom("style", "fill", "mask", "filter"), styled("url(//a.example/#b)"))
    .map(([name, value]) => `<path ${name}="${value}"/>`),
  styled("@import 'a.css';").map((css) => `<style>${css}</style>`),
  styled("*{fill:url(//a.example)}").map((css) => `<style type="text/css">.a{}${css}</style>`),
  coded("javascript:a()").map((value) => `<g><set attributeName="fill" to="${value}"/></g>`),
)

test("whatever a plain drawing has, it is taken", () => {
  fc.assert(
    fc.property(nodes, (inner) => {
      expect(svgDiagnostic(Buffer.from(drawing(inner.join(""))))).toBeUndefined()
    }),
  )
})

test("wherever what is forbidden stands, and however it is written, the drawing is refused", () => {
  fc.assert(
    fc.property(nodes, nodes, forbidden, fc.nat(30), (before, after, part, depth) => {
      const deep = "<g>".repeat(depth) + part + "</g>".repeat(depth)
      expect(svgDiagnostic(Buffer.from(drawing(before.join("") + deep + after.join(""))))).toBeDefined()
    }),
    { numRuns: runs(1000) },
  )
})

test("a document type is refused, whatever stands around it", () => {
  fc.assert(
    fc.property(nodes, fc.constantFrom("", "\ufeff", "\n", "<!-- a -->"), cased("doctype"), (inner, lead, name) => {
      const source = `${lead}<!${name} svg [<!ENTITY a "b">]><svg ${xmlns}>${inner.join("")}</svg>`
      expect(svgDiagnostic(Buffer.from(source))).toMatchObject({ code: "svg-unsafe" })
    }),
  )
})

test("no bytes make it fail", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(() => svgDiagnostic(Buffer.from(bytes))).not.toThrow()
    }),
  )
})
