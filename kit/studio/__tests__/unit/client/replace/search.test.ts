import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { runs } from "../../../../../../__tests__/support/runs"
import { walkValues } from "../../../../../content/contract/field"
import { contentFile } from "../../../../../content/contract/files"
import { prepareReplacements } from "../../../../client/replace/replacement"
import { searchTexts } from "../../../../client/replace/search"
import { replaceTexts } from "../../../../server/content/replace"
import { docsOf, freshState, positionIn } from "../../support/docs"
import { contentInMemory } from "../../support/with-content"

const usual = { matchCase: false, wholeWords: false, language: "en" }

const site = JSON.stringify({
  name: "Old Name",
  siteUrl: "https://old.example",
  iconUrl: "images/old.svg",
  language: "en",
  menu: { header: ["home", "old"] },
})
const services = JSON.stringify([
  { id: "old", title: "Old", realWorldExamples: ["An old one", { text: "Another old one", to: "/blog/old/" }] },
])
const posts = JSON.stringify([{ slug: "old", title: "Post", date: "2026-11", categories: ["Old"] }])
const page = '---\ntitle: "An old page"\nmenu: footer\n---\n\nAn old text, [old](/old/).\n'

const contentWith = (texts: Readonly<Record<string, string>>) => freshState(docsOf(texts))

const all = { "site.json": site, "services.json": services, "posts.json": posts, "pages/own/old.md": page }

const foundIn = (texts: Readonly<Record<string, string>>, words: string) => {
  const content = contentWith(texts)
  return searchTexts(content, { ...usual, words }).map(
    (text) => `${text.file} ${positionIn(content.docs, text).join(".")} ${text.matches.length}`,
  )
}

test("words are found in every text that visitors read, and in nothing else", () => {
  expect(foundIn(all, "old")).toEqual([
    "site.json name 1",
    "services.json 0.title 1",
    "services.json 0.realWorldExamples.0 1",
    "services.json 0.realWorldExamples.1.text 1",
    "posts.json 0.categories.0 1",
    "pages/own/old.md title 1",
    "pages/own/old.md  2",
  ])
})

test("a key, a choice, a day and a month are no words", () => {
  for (const words of ["title", "footer", "2026", "en"]) expect(foundIn({ "posts.json": posts }, words)).toEqual([])
})

// Another owner's content, whatever is in data/.
const data = join(__dirname, "../../../../../../__tests__/fixtures/arabic")
const fixture = Object.fromEntries(
  readdirSync(data, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => [file, readFileSync(join(data, file), "utf8")]),
)
const known = [
  ...new Set(
    Object.values(fixture)
      .join(" ")
      .match(/[\p{L}\p{M}]{2,}/gu),
  ),
]

const untouched = new Set(["link", "path", "picture", "slug", "anchor", "choice", "date", "language", "colour"])

/** The values of a file that no replacement touches. */
const addressesIn = (file: string, text: string) => {
  const contract = file.endsWith(".json") ? contentFile(file) : undefined
  return contract
    ? [...walkValues(contract.field, JSON.parse(text))]
        .filter(({ field }) => untouched.has(field.kind))
        .map(({ value }) => value)
    : []
}

test("whichever word is replaced, everything else keeps its bytes, and no address is another", async () => {
  const content = contentWith(fixture)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...known), fc.boolean(), async (words, wholeWords) => {
      const found = searchTexts(content, { ...usual, matchCase: true, words, wholeWords })
      const { parts, unfit } = prepareReplacements(found, { words, to: "§§", language: "ar" })
      expect(unfit).toEqual([])
      if (parts.length === 0) return
      const { content: files, textOf } = contentInMemory(fixture)
      const outcome = await replaceTexts(
        files,
        parts.map(({ location, ...rest }) => ({
          file: location.file,
          path: positionIn(content.docs, location),
          ...rest,
        })),
      )
      expect(outcome).toEqual({ kind: "written" })
      for (const [file, before] of Object.entries(fixture)) {
        const after = textOf(file)
        expect(after.replaceAll("§§", words)).toBe(before)
        expect(addressesIn(file, after)).toEqual(addressesIn(file, before))
      }
    }),
    { numRuns: runs(60) },
  )
})
