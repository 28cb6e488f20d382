import { otherPlaces } from "../../../../client/replace/other-places"
import { docsOf, freshState, locationIn, positionIn } from "../../support/docs"

const docs = docsOf({
  "site.json": JSON.stringify({ name: "Edda Marlowe", role: "Fractional CTO", tagline: "Of Edda Marlowe, the CTO" }),
  "services.json": JSON.stringify([
    { id: "a", title: "Fractional CTO" },
    { id: "b", title: "fractional CTO" },
  ]),
  "testimonials.json": JSON.stringify([{ quote: "Q", name: "Edda Marlowe", sourceUrl: "https://a.example/" }]),
})

/** The other places of a name that has been changed in site.json, what they become, and how many other texts hold it. */
function placesAfter(key: string, former: readonly string[], value: string) {
  const location = locationIn(docs, "site.json", [key])
  const { parts, elsewhere } = otherPlaces(freshState(docs), { location, former, value }, "en")
  const written = parts.map((part) =>
    [part.location.file, positionIn(docs, part.location).join("."), ...part.spans.map(({ to }) => to)].join(" "),
  )
  return { written, elsewhere: elsewhere && [elsewhere.name, elsewhere.within] }
}

test("fields that hold the old name and nothing else get the new one, with small letters where they have them", () => {
  expect(placesAfter("role", ["Fractional CTO"], "Interim CTO")).toEqual({
    written: ["services.json 0.title Interim CTO", "services.json 1.title interim CTO"],
    elsewhere: undefined,
  })
})

test("other texts that hold the old name are counted, without the field itself", () => {
  expect(placesAfter("name", ["Edda Marlowe"], "Noa Winter")).toEqual({
    written: ["testimonials.json 0.name Noa Winter"],
    elsewhere: ["Edda Marlowe", 1],
  })
})

test.each([
  ["a name that is back to what it was", "Fractional CTO", "Fractional CTO"],
  ["a word that is in too many texts", "CTO", "Lead"],
])("%s is nothing for other places", (_what, former, value) => {
  expect(placesAfter("role", [former], value)).toEqual({ written: [], elsewhere: undefined })
})
