import fc from "fast-check"
import { svgDiagnostic } from "../../src/content/check/pictures/svg/svg-diagnostic"
import { runs } from "../support/runs"

/** Pieces that readers of XML can take in different ways, in any order. */
const pieces = fc.array(
  fc.constantFrom(
    ...[
      "<g>",
      "</g>",
      "<g/>",
      '<g id="',
      '"/>',
      '">',
      "<g id='",
      "'/>",
      "<script>",
      "</script>",
      "<SCRIPT/>",
      "<!--",
      "-->",
    ],
    ...[
      "--!>",
      "<!-->",
      "<!--->",
      "-",
      ">",
      "<",
      "<![CDATA[",
      "]]>",
      "]",
      "<?xpacket ",
      "?>",
      "<?",
      "&#60;",
      "&lt;",
      "&",
    ],
    ...[
      "<!DOCTYPE g>",
      '"',
      "'",
      "/",
      " ",
      "a",
      "=",
      "\n",
      "onload",
      "<s:script/>",
      "<h:a/>",
      "\u00a0",
      "\f",
      "xmlns='urn:a'",
    ],
    ...[
      "<style>",
      "</style>",
      "<title>",
      "</title>",
      "<g ",
      "<g\t",
      "id=a",
      'id="a"',
      " onload='a'",
      "<path d='M0 0'/>",
    ],
  ),
  { maxLength: 12 },
)

const root =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml">'

test("what a drawing that is taken has in a browser is what was judged", () => {
  let taken = 0
  fc.assert(
    fc.property(pieces, (parts) => {
      const source = `${root}${parts.join("")}</svg>`
      if (svgDiagnostic(Buffer.from(source))) return
      const read = new DOMParser().parseFromString(source, "image/svg+xml")
      // What is not well-formed is an error there.
      if (read.querySelector("parsererror")) return
      taken += 1
      const all = [...read.querySelectorAll("*")]
      expect(all.map(({ localName }) => localName).filter((name) => /script|^a$/i.test(name))).toEqual([])
      expect(all.flatMap((each) => each.getAttributeNames()).filter((name) => name.startsWith("on"))).toEqual([])
    }),
    { numRuns: runs(20_000) },
  )
  expect(taken).toBeGreaterThan(100)
})
