import { routes } from "../../../content/contract/site-addresses"
import { menuPageIn } from "../../model/menu-pages"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import { words } from "../../words/words"
import { entriesAround, type NamedContent, type NameStep, nameOfFile, nameOfRoute, placeName } from "../content/names"

/** The names of what a change is about, for display. */
export interface ChangeNames {
  /** The field, the entry or the file. */
  readonly field: string
  /** The entry and the part of the site that it belongs to. */
  readonly whose: string
}

/**
 * @param change since the last commit
 * @param content now, with the contract
 * @returns the names to show
 */
export function changeNames(change: ContentChange, content: NamedContent): ChangeNames {
  const { file, path } = change
  if (change.isFile) {
    const { picture, text, file: other } = words.changes
    const kind = isPicture(file) ? picture : file.endsWith(".md") ? text : other
    const whose = isPicture(file) ? file : isDocument(file) ? file.replace(/^.*\//, "") : nameOfFile(file, content)
    return { field: change.kind === "moved" ? words.changes.fileMoved(kind) : kind, whose }
  }
  const steps = path.map((step, index): NameStep => {
    if (typeof step === "string") return step
    // A removed entry is named after its former value: the file may have another entry at its index.
    if (index === path.length - 1 && change.kind === "removed") return { removed: change.before }
    return { entries: entriesAround(path.slice(0, index + 1), file, content), index: step }
  })
  const { where, field } = placeName(file, steps, content)
  if (change.kind === "order")
    return {
      field: words.changes.order,
      whose: words.places.inOneLine(field === undefined ? where : [...where, field], undefined),
    }
  const all = field === undefined ? where : [...where, field]
  return { field: all.at(-1) ?? "", whose: words.places.inOneLine(all.slice(0, -1), undefined) }
}

/** @returns a change of a menu, or of the pages that are left out, with the pages' names in place of their addresses; any other as it is */
export function withPageNames<Change extends ContentChange>(change: Change, content: NamedContent): Change {
  if (change.file !== "site.json" || !["menu", "pagesOff"].includes(String(change.path[0]))) return change
  const nameOfMenuEntry = (entry: string): string => {
    if (routes.some((route) => route === entry)) return nameOfRoute(entry, content)
    const own = [...content.docs].find(([file, doc]) => menuPageIn(file, doc.content)?.slug === entry)
    return own ? nameOfFile(own[0], content) : entry
  }
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named)
    if (typeof value === "string") return nameOfMenuEntry(value)
    return Object.fromEntries(Object.entries(Object(value)).map(([key, each]) => [key, named(each)]))
  }
  const sides = Object.entries(change).filter(([key]) => key === "before" || key === "after")
  return { ...change, ...Object.fromEntries(sides.map(([key, value]) => [key, named(value)])) }
}

/** @returns whether a file is a picture, whose changes have paths as values, not texts */
export const isPicture = (file: string): boolean => !/\.(?:json|md)$/i.test(file) && !isDocument(file)

/** @returns whether a file is a PDF of static/, which is published with the content without being part of it */
export const isDocument = (file: string): boolean => file.startsWith("../")
