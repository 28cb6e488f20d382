import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { checkData } from "../../../../src/content/check/check-data"
import type { Path } from "../../../../src/content/contract/field"
import { editJson, type Json } from "../../../../src/content/edit/edit-json"
import { withChange } from "../support/changed-data"

const unchanged = async () => {}

test.each<readonly [what: string, file: string, path: Path, wrong: Json, button: string, right: Json | undefined]>([
  ["an http address", "books.json", [0, "amazonUrl"], "http://example.org/a", "Write https", "https://example.org/a"],
  [
    "a bare domain",
    "books.json",
    [0, "amazonUrl"],
    "example.org/a",
    "Write https:// before it",
    "https://example.org/a",
  ],
  [
    "a space before an address",
    "books.json",
    [0, "amazonUrl"],
    " https://example.org",
    "Take the space out",
    "https://example.org",
  ],
  [
    "a bare email address",
    "site.json",
    ["schedulingUrl"],
    "a@example.org",
    "Write mailto: before it",
    "mailto:a@example.org",
  ],
  [
    "a page as the site’s address",
    "site.json",
    ["siteUrl"],
    "https://example.org/a",
    "Write https://example.org",
    "https://example.org",
  ],
  [
    "an address that tracks",
    "books.json",
    [0, "amazonUrl"],
    "https://example.org/?utm_source=x",
    "Take the tracking out",
    "https://example.org/",
  ],
  ["an id with capitals", "services.json", [0, "id"], "Org Scaling", "Write org-scaling", "org-scaling"],
  [
    "a picture’s path with backslashes",
    "books.json",
    [0, "coverUrl"],
    "images\\cover.png",
    "Write images/cover.png",
    undefined,
  ],
  ["a language with an underscore", "site.json", ["language"], "en_GB", "Write en-GB", "en-GB"],
  ["a misspelt choice", "media.json", [0, "type"], "podcst", "Take podcast", "podcast"],
  ["an empty part", "books.json", [0, "summary"], "", "Leave it out", undefined],
  ["a text written as a number", "books.json", [0, "title"], 1984, "Write 1984", "1984"],
  ["a number written as a text", "site.json", ["costClaim", "percent"], "30", "Write 30", 30],
  ["a number that is too large", "site.json", ["costClaim", "percent"], 130, "Write 100", 100],
  [
    "words that are not in the headline any more",
    "pages/home.json",
    ["hero", "emphasis"],
    "Hedline",
    "Write Headline",
    undefined,
  ],
  ["a day with slashes", "posts.json", [0, "publishOn"], "2026/1/5", "Write 2026-01-05", "2026-01-05"],
])("%s has its remedy", async (_what, file, path, wrong, button, right) => {
  await withChange(unchanged, async (root) => {
    const place = join(root, file)
    const text = await readFile(place, "utf8")
    const begun =
      file === "pages/home.json" ? editJson(text, { kind: "set", path: ["hero", "heading"], to: "A Headline" }) : text
    const written = editJson(begun, { kind: "set", path, to: wrong })
    await writeFile(place, written)
    const problem = (await checkData(root)).find(({ remedy, at }) => remedy && at.join() === path.join())
    expect(problem?.remedy?.words).toBe(button)
    const to = problem?.remedy?.to
    if (right !== undefined) expect(to).toBe(right)
    await writeFile(place, editJson(written, to === undefined ? { kind: "remove", path } : { kind: "set", path, to }))
    const left = await checkData(root)
    expect(left.filter(({ at, code }) => at.join() === path.join() && code === problem?.code)).toEqual([])
  })
})
