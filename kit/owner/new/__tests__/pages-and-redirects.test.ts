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

test.each([
  ["services", "There is already a page or folder at /services/.  Give the file another name."],
  ["Prices", "The file’s name is the page’s address."],
  ["team", "There is already a page at /team/.  Give the page another slug."],
])("a page called %s is refused", async (slug, said) => {
  const team = write("pages/own/team.md", "---\ntitle: Team\ndescription: Us.\n---\n\nUs.\n")
  const args = prices.map((arg) => (arg === "prices" ? slug : arg))
  const result = await run(team, args)
  expect(result.code).toBe(1)
  expect(result.stderr).toContain(`--slug  ${said}`)
  expect(addedFiles(result)).toEqual([])
})

test("a case study of a service that there is not is refused", async () => {
  const { code, stderr } = await run(unchanged, [...prices, "--service", "gardening"])
  expect(code).toBe(1)
  expect(stderr).toContain("--service  No service has this id.")
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

test.each([
  ["/books/", "/media/", "redirects[0].from  This address is in use, so it cannot be redirected."],
  ["/prices/", "/bocks/", "redirects[0].to  This site has no such page."],
])("an address that leads from %s to %s is refused", async (from, to, said) => {
  const result = await run(unchanged, ["redirect", "--from", from, "--to", to])
  expect(result.code).toBe(1)
  expect(result.stderr).toContain(said)
  expect(addedFiles(result)).toEqual([])
})
