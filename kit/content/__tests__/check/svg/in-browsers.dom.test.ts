import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import { svgDiagnostic } from "../../../pictures/safe-svg"

/** Pieces that readers of XML can take in different ways, in any order. */
const words = `<g> </g> <g/> "/> "> '/> <script> </script> <SCRIPT/> <!-- --> --!> <!--> <!---> - > < <![CDATA[ ]]>
] ?> <? &#60; &lt; & " ' / a = onload <s:script/> <h:a/> xmlns='urn:a' <style> </style> <title>
</title> id=a id="a"`.split(/\s/)
const withSpaces = [
  '<g id="',
  "<g id='",
  "<?xpacket ",
  "<!DOCTYPE g>",
  " ",
  "\n",
  "\u00a0",
  "\f",
  "<g ",
  "<g\t",
  " onload='a'",
  "<path d='M0 0'/>",
]
const pieces = fc.array(fc.constantFrom(...words, ...withSpaces), { maxLength: 12 })

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
    { numRuns: runs(6_000) },
  )
  expect(taken).toBeGreaterThan(runs(30))
})
