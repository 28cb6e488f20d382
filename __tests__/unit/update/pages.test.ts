import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { comparePages } from "../../../src/update/proof/pages"
import { Place } from "../../updates/support/place"

type Files = Readonly<Record<string, string>>

/** @returns how two sites of these files differ */
function compared(before: Files, after: Files) {
  const folder = mkdtempSync(join(tmpdir(), "pages-"))
  try {
    const [one, other] = [before, after].map((files, index) => {
      const place = new Place(join(folder, String(index)))
      for (const [path, text] of Object.entries(files)) place.write(path, text)
      return place.folder
    })
    return comparePages(one ?? "", other ?? "")
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const words = (before: string, after: string) =>
  compared({ "index.html": before }, { "index.html": after }).texts.flatMap((text) => text.words)

test("addresses that went and came are told, by the paths that a browser shows", () => {
  const { went, came, both } = compared(
    { "index.html": "", "tools/index.html": "", "404.html": "" },
    { "index.html": "", "blog/one/index.html": "", "404.html": "" },
  )
  expect({ went, came, both }).toEqual({ went: ["/tools/"], came: ["/blog/one/"], both: 2 })
})

test("words that changed are told in the order of the page", () => {
  expect(words("<h1>One of two</h1><p>Three</p>", "<h1>One of many</h1><p>Three and more</p>")).toEqual([
    { went: "two", came: "many" },
    { went: "", came: "and more" },
  ])
})

test.each([
  ["other marks around the words", "<p>One <b>two</b></p>", "<div>One <em>two</em></div>"],
  ["other attributes", '<p class="a">One</p>', '<p class="b">One</p>'],
  ["scripts and styles", "<p>One</p><script>1</script><style>a{}</style>", "<p>One</p><script>2</script>"],
  ["soft hyphens", "<p>Unterneh&shy;men</p>", "<p>Unternehmen</p>"],
  ["other spaces", "<p>One\n  two</p>", "<p>One two</p>"],
])("%s are no other words", (_name, before, after) => {
  expect(words(before, after)).toEqual([])
})

test("words of two blocks are two words, those within a line one", () => {
  expect(words("<p>One</p><p>two</p>", "<p>One</p><p>three</p>")).toEqual([{ went: "two", came: "three" }])
  expect(words("<p>Under<b>line</b></p>", "<p>Underline</p>")).toEqual([])
})

test("the bytes of each kind are summed up", () => {
  const { weights } = compared(
    { "index.html": "12345", "a.js": "12", "b.js": "1", "a.css": "1", "fonts/a.woff2": "123", "a.png": "1" },
    { "index.html": "1234", "c.js": "1234" },
  )
  expect(weights).toEqual([
    { kind: "pages", before: 5, after: 4 },
    { kind: "scripts", before: 3, after: 4 },
    { kind: "styles", before: 1, after: 0 },
    { kind: "fonts", before: 3, after: 0 },
  ])
})
