import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type ContentLocation, isWithin } from "../../../studio/client/content/location"
import { pagesOf } from "../../../studio/client/pages"
import { sectionsOf } from "../../../studio/client/panel/sections"
import type { EntryId } from "../../../studio/model/entries"
import type { FieldFacts } from "../../../studio/server/content/contract"
import { contentOf, docsOf } from "./support/docs"

// Another owner's content, which has all that the sample has, whatever is in data/.
const data = join(__dirname, "../../fixtures/arabic")
const files = [
  ...readdirSync(data, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(?:json|md)$/.test(name) && !/^(?:README|REFERENCE)/.test(name),
  ),
  // What that owner does without.
  ...["redirects.json", "pages/own/how-i-work.md"],
]

const textOf = (file: string): string => {
  try {
    return readFileSync(join(data, file), "utf8")
  } catch {
    return file.endsWith(".md") ? "---\ntitle: A page\n---\nText.\n" : ""
  }
}

const content = contentOf(docsOf(Object.fromEntries(files.map((file) => [file, textOf(file)]))))
const pages = pagesOf(content.docs, content.contract)

/** Stands for any entry of a list: what the contract says is the same for all. */
const anyEntry = 0 as EntryId

/** The controls that a group or a list shows, by the keys that lead to them: those of panel/group.tsx and panel/list.tsx. */
function* controlsIn(field: FieldFacts, location: ContentLocation): Generator<ContentLocation> {
  if (field.items) yield* controlsIn(field.items, { ...location, path: [...location.path, anyEntry] })
  else if (field.keys)
    for (const [key, child] of field.keys) yield* controlsIn(child, { ...location, path: [...location.path, key] })
  else yield location
}

test.each(Object.entries(content.contract))("every field of %s has a place in the studio", (file, field) => {
  const lost = [...controlsIn(field, { file, path: [] })].filter((location) => {
    const withPart = pages.filter(({ parts }) => parts.some((part) => isWithin(location, part)))
    // A page shows the plain fields of its parts itself, and everything else in a section.
    const isSeen = withPart.some(
      (page) =>
        sectionsOf(page, content).some((section) => isWithin(location, section.location)) ||
        page.parts.some((part) => part.file === file && location.path.length === part.path.length + 1),
    )
    return !isSeen
  })
  expect(lost).toEqual([])
})

test("every text in Markdown has a section", () => {
  const texts = files.filter((file) => file.endsWith(".md"))
  const shown = pages.flatMap((page) => sectionsOf(page, content).filter(({ isText }) => isText))
  expect(shown.map(({ location }) => location.file).sort()).toEqual(texts.sort())
})
