import { unchanged, write } from "../../../content/__tests__/support/changed-data"
import { addedFiles, run, textAfter } from "../../../content/__tests__/support/new-entry"
import { speak } from "../../../content/sentences/sentences"
import { descriptionTold, fieldsOf, kinds } from "../kinds"

const prices = ["page", "--title", "Prices: what it costs", "--slug", "prices", "--description", "A day and a month."]

test("a page of the owner’s own is a file with its settings at the top and a text to write", async () => {
  const result = await run(unchanged, [...prices, "--menu", "footer", "--picture", "ROOT/images/cover.png"])
  expect(result).toMatchObject({ code: 0, stderr: "" })
  expect(addedFiles(result)).toEqual([
    "images/pages",
    "images/pages/prices-what-it-costs.png",
    "pages/own",
    "pages/own/prices.md",
  ])
  expect(textAfter(result, "pages/own/prices.md").split("\n").slice(0, 9)).toEqual([
    "---",
    'title: "Prices: what it costs"',
    "description: A day and a month.",
    "menu: footer",
    "picture: ../../images/pages/prices-what-it-costs.png",
    "draft: true",
    "---",
    "",
    "[[Two or three sentences: what the page is about, and for whom.]]",
  ])
})

test("it says where the page’s text is", async () => {
  const { written } = await run(unchanged, prices)
  expect(written.split("\n")).toEqual([
    "Written:",
    "  data/pages/own/prices.md",
    "",
    "Complete its text in data/pages/own/prices.md: what is still to be filled in stands in [[double brackets]]. While its settings have draft: true, visitors do not see it.",
    "",
  ])
})

test("in German it says the same in German", async () => {
  const { written } = await run(unchanged, [...prices, "--language", "de"])
  expect(written).toContain("Ihren Text in data/pages/own/prices.md vervollständigen")
})

test("each question is explained in German too", () => {
  speak("de")
  const english = kinds.flatMap((kind) =>
    fieldsOf(kind).filter((field) => descriptionTold(kind, field).startsWith(field.description.slice(0, -1))),
  )
  speak("en")
  expect(english).toEqual([])
})

test("a redirect is the first of its file, which is written as the owner’s others are", async () => {
  const site = write("site.json", '{\r\n\t"name": "Ada"\r\n}\r\n')
  const result = await run(site, ["redirect", "--from", "/prices/", "--to", "/about/"])
  expect(textAfter(result, "redirects.json")).toBe(
    '[\r\n\t{\r\n\t\t"from": "/prices/",\r\n\t\t"to": "/about/"\r\n\t}\r\n]\r\n',
  )
})

test("a further one stands at the end, and every other byte stays", async () => {
  const before = '[\n  { "from": "/a/",  "to": "/books/" }\n]'
  const result = await run(write("redirects.json", before), ["redirect", "--from", "/prices/", "--to", "/services/"])
  expect(textAfter(result, "redirects.json")).toBe(
    before.replace("\n]", ',\n  {\n    "from": "/prices/",\n    "to": "/services/"\n  }\n]'),
  )
})
