import type { UiLabel } from "../../../../content/label-sets/label-sets"
import { asText } from "../../../../content/location/json-path"
import type { FieldFacts } from "../../../server/content/contract"
import { words } from "../../../words/words"
import type { ContentStore } from "../../content/content-store"
import { type ContentLocation, locationKey } from "../../content/location"
import { nameOfKey } from "../../content/names"
import { type Page, pageOf } from "../../view/pages"

/** A UI label with its field. */
export interface UiLabelRow {
  readonly key: string
  readonly location: ContentLocation
  readonly field: FieldFacts
  /** The field's name, with those of the groups around it. */
  readonly name: string
  /** Where visitors read it. */
  readonly place: string
}

/**
 * @param all places of UI labels
 * @param store of the content
 * @param pages all choices of the page menu
 * @returns those that the content has, plural forms one by one, grouped by the page that shows them
 */
export function rowsOf(
  all: readonly UiLabel[],
  store: Pick<ContentStore, "stored" | "factsOf">,
  pages: readonly Page[],
): ReadonlyMap<string, readonly UiLabelRow[]> {
  const rows = new Map<string, UiLabelRow[]>()
  for (const { file, path } of all)
    for (const inner of pathsAt(store, file, path.map(String))) {
      const location = { file, path: inner }
      const field = store.factsOf(location)
      if (!field) continue
      const place = rowPlace(location, pages)
      const name = inner
        .map((key, index) => nameOfKey(key, store.factsOf({ file, path: inner.slice(0, index) })))
        .join(", ")
      rows.set(place, [...(rows.get(place) ?? []), { key: locationKey(location), location, field, name, place }])
    }
  return rows
}

/** The texts at a place: one, or one for each plural form. */
function pathsAt(
  store: Pick<ContentStore, "stored">,
  file: string,
  path: readonly string[],
): ReadonlyArray<readonly string[]> {
  const value = store.stored({ file, path })
  if (value === undefined) return []
  if (typeof value !== "object" || value === null) return [path]
  return Object.keys(value).map((form) => [...path, form])
}

/** The groups of labels.json that only one page shows, by their file. */
const pageOfGroup: Readonly<Record<string, string>> = { filter: "pages/blog.json", newsletter: "pages/blog.json" }

function rowPlace(location: ContentLocation, pages: readonly Page[]): string {
  const { posts, assessments } = words.topBar.pageKinds
  if (location.file === "pages/assessment.json") return assessments
  const [group] = location.path
  if (location.file === "labels.json" && group === "article") return posts
  const file = location.file === "labels.json" ? pageOfGroup[String(group)] : location.file
  if (file === undefined) return words.labels.everyPage
  return pageOf(pages, { file, path: [] })?.name ?? file
}

/**
 * @param row of the table
 * @param value of its field
 * @param sought what the owner searches for
 * @returns whether the row has it in its word, its name or its place, regardless of case
 */
export function isFound({ name, place }: UiLabelRow, value: unknown, sought: string): boolean {
  const wanted = sought.trim().toLocaleLowerCase()
  return [asText(value ?? ""), name, place].some((text) => text.toLocaleLowerCase().includes(wanted))
}
