import { unchanged, write } from "../../../content/__tests__/support/changed-data"
import { addedFiles, entriesAfter, run, textAfter } from "../../../content/__tests__/support/new-entry"

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
  expect(textAfter(result, "pages/own/prices.md").split("\n").slice(0, 8)).toEqual([
    "---",
    'title: "Prices: what it costs"',
    "description: A day and a month.",
    "menu: footer",
    "picture: ../../images/pages/prices-what-it-costs.png",
    "---",
    "",
    "[[Two or three sentences: what the page is about, and for whom.]]",
  ])
})

test("it says where the page’s text is and where to see it", async () => {
  const { written } = await run(unchanged, prices)
  expect(written.split("\n")).toEqual([
    "Written:",
    "  data/pages/own/prices.md",
    "",
    "See it on http://localhost:8000/prices/ while npm run develop runs.",
    "Complete its text in data/pages/own/prices.md: what is still to be filled in stands in [[double brackets]].",
    "",
  ])
})

test("a redirect is the first of its file", async () => {
  const result = await run(unchanged, ["redirect", "--from", "/prices/", "--to", "/services/"])
  expect(result).toMatchObject({ code: 0, stderr: "" })
  expect(addedFiles(result)).toEqual(["redirects.json"])
  expect(entriesAfter(result, "redirects.json")).toEqual([{ from: "/prices/", to: "/services/" }])
})

test("a further one stands at the end", async () => {
  const before = write("redirects.json", '[\n  { "from": "/a/", "to": "/books/" }\n]\n')
  const result = await run(before, ["redirect", "--from", "/prices/", "--to", "/services/"])
  expect(entriesAfter(result, "redirects.json")).toEqual([
    { from: "/a/", to: "/books/" },
    { from: "/prices/", to: "/services/" },
  ])
})
