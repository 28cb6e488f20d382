import fc from "fast-check"
import { runs } from "../../../__tests__/support/runs"
import { textParts } from "../../gatsby/nodes/text-parts"
import { addressOfPath, parseMarkdown, pathOfAddress } from "../markdown/markdown"

const site = { pathPrefix: "", opensInNewTab: "", footnotes: "", backToText: "" }

/** The path of the picture that the page shows of a text. */
const shownBy = (markdown: string) =>
  textParts(parseMarkdown(markdown), site).flatMap((part) => ("picture" in part ? part.picture.source : []))

test.each([
  ["a per cent sign", "uptime-99%in-2025.png", "uptime-99%in-2025.png"],
  ["a number sign and a space", "icon%20%231%2050%25.png", "icon #1 50%.png"],
  ["a letter that is encoded needlessly", "where%2Dthe-hours.png", "where-the-hours.png"],
  ["an umlaut", "%C3%BCber.png", "über.png"],
  ["an umlaut behind half of one", "%C3ü.png", "%C3ü.png"],
  ["a per cent sign at the end", "100%", "100%"],
])("an address with %s is that of a file", (_with, written, path) => {
  expect(pathOfAddress(written)).toBe(path)
  expect(shownBy(`![A chart](${written})`)).toEqual([path])
})

test("the address of a reference is that of its picture", () => {
  expect(shownBy("![A chart][chart]\n\n[chart]: ../images/100%25.png")).toEqual(["../images/100%.png"])
})

test("whatever a file is called, its address leads to it", () => {
  const name = fc.string({
    unit: fc.constantFrom(..."%#?&<>\"'{}\\ äü\u0308()[]!*_`ab2f5.".split(""), "%20", "👩‍💻"),
    minLength: 1,
  })
  fc.assert(
    fc.property(name, (letters) => {
      const path = `../images/x${letters}.png`
      expect(shownBy(`![A chart](${addressOfPath(path)})`)).toEqual([path])
    }),
    { numRuns: runs(1000) },
  )
})
