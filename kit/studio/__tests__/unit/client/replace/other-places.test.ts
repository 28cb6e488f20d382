import { otherPlaces, wordsElsewhere } from "../../../../client/replace/other-places"
import { contentOf, docsOf, locationIn, positionIn } from "../../support/docs"

const json = JSON.stringify

const texts = {
  "site.json": json({ name: "Edda Marlowe", role: "Fractional CTO", tagline: "Of Edda Marlowe, for less than 30%" }),
  "services.json": json([
    { id: "a", title: "Fractional CTO" },
    { id: "b", title: "fractional\u00a0CTO" },
  ]),
  "pages/about.json": json({ heading: "Fractional CTO", portrait: "../images/portrait.png" }),
  "pages/media.json": json({ speaker: { portrait: "../images/portrait.png", heading: "Saved at less than 30%" } }),
  "posts.json": json([{ slug: "a", title: "A", imageUrl: "images/portrait.png" }]),
  "posts/a.md": "Words\n\n![Me](../images/portrait.png)\n",
  "testimonials.json": json([{ quote: "Q", name: "Edda Marlowe", sourceUrl: "https://a.example/" }]),
}

/** The other places of a value that has been changed, and what they become. */
function placesAfter(
  file: string,
  path: readonly string[],
  kind: "text" | "picture" | "link",
  was: string,
  value: string,
) {
  const docs = docsOf(texts)
  const content = contentOf(docs)
  const changed = { location: locationIn(docs, file, path), kind, former: [was], value }
  return {
    whole: otherPlaces(content, changed).map(({ location, spans }) =>
      [location.file, positionIn(docs, location).join("."), ...spans.map(({ to }) => to)].join(" "),
    ),
    within: wordsElsewhere(content, changed, "en"),
  }
}

test("fields of the same kind that hold the old value as a whole get the new one", () => {
  expect(placesAfter("site.json", ["role"], "text", "Fractional CTO", "Interim CTO").whole).toEqual([
    "services.json 0.title Interim CTO",
    "pages/about.json heading Interim CTO",
  ])
})

test("another space or soft hyphen is the same value", () => {
  expect(placesAfter("site.json", ["role"], "text", "fractional CTO", "Interim CTO").whole).toEqual([
    "services.json 1.title Interim CTO",
  ])
})

test("a picture is another in every field and text that shows it, by its path from there", () => {
  const { whole, within } = placesAfter(
    "pages/about.json",
    ["portrait"],
    "picture",
    "../images/portrait.png",
    "../images/about/noa.jpg",
  )
  expect(whole).toEqual([
    "pages/media.json speaker.portrait ../images/about/noa.jpg",
    "posts.json 0.imageUrl images/about/noa.jpg",
    "posts/a.md  ../images/about/noa.jpg",
  ])
  expect(within).toBeUndefined()
})

test("a value of another kind is not meant", () => {
  expect(placesAfter("site.json", ["siteUrl"], "link", "Fractional CTO", "https://b.example").whole).toEqual([])
})

test("a value that is back to what it was is nothing for other places", () => {
  const { whole, within } = placesAfter("site.json", ["role"], "text", "Fractional CTO", "Fractional CTO")
  expect([whole, within]).toEqual([[], undefined])
})

test("old words within other texts are counted, without the field itself and the fields that hold nothing else", () => {
  const { whole, within } = placesAfter("site.json", ["name"], "text", "Edda Marlowe", "Noa Winter")
  expect(whole).toEqual(["testimonials.json 0.name Noa Winter"])
  expect(within).toEqual({ find: "Edda Marlowe", to: "Noa Winter", inLinks: false, count: 1 })
})

test("of a sentence the words that have changed are looked for", () => {
  const { within } = placesAfter(
    "site.json",
    ["tagline"],
    "text",
    "Of Edda Marlowe, for less than 30%",
    "Of Edda Marlowe, for less than 25%",
  )
  expect(within).toEqual({ find: "30%", to: "25%", inLinks: false, count: 1 })
})
