import type { Path } from "../../../src/content/contract/field"
import { entryName } from "../../model/entry-name"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import { words } from "../../words"
import { fileInWords, keyInWords } from "../content/location"

/** The names of what a change is about, for display. */
export interface ChangeNames {
  /** The field, the entry or the file. */
  readonly field: string
  /** The entry and the part of the site that it belongs to. */
  readonly whose: string
}

/** Reads a value by its current path. */
type ValueAt = (file: string, path: Path) => unknown

/**
 * @param change since the last commit
 * @param valueAt reads the current value at a path
 * @returns the names to show
 */
export function namesOf(change: ContentChange, valueAt: ValueAt): ChangeNames {
  const { file, path } = change
  const part = fileInWords(file)
  if (change.isFile) {
    const { picture, text, file: other } = words.changes
    const kind = isPicture(file) ? picture : file.endsWith(".md") ? text : other
    const whose = isPicture(file) ? file : (titleOfText(file, valueAt) ?? part)
    return { field: change.kind === "moved" ? words.changes.fileMoved(kind) : kind, whose }
  }
  const steps = path.map((step, index) => {
    if (typeof step === "string") return keyInWords(step)
    const isLast = index === path.length - 1
    // A removed entry is not in the file; another one may be at its index.
    const removed = isLast && change.kind === "removed"
    return entryName(removed ? change.before : valueAt(file, path.slice(0, index + 1)), step)
  })
  if (change.kind === "order") return { field: words.changes.order, whose: [part, ...steps].join(", ") }
  return { field: steps.at(-1) ?? part, whose: [part, ...steps.slice(0, -1)].join(", ") }
}

/** @returns whether a file is a picture, whose changes have paths as values, not texts */
export const isPicture = (file: string): boolean => !/\.(?:json|md)$/i.test(file)

/** The title of the post or page that a Markdown file belongs to. */
function titleOfText(file: string, valueAt: ValueAt): string | undefined {
  const slug = /^posts\/(.+)\.md$/.exec(file)?.[1]
  if (slug === undefined) return titleIn(valueAt(file, ["title"]))
  const posts = valueAt("posts.json", [])
  const post: unknown = Array.isArray(posts)
    ? posts.find((each) => Reflect.get(Object(each), "slug") === slug)
    : undefined
  return titleIn(Reflect.get(Object(post), "title"))
}

const titleIn = (title: unknown): string | undefined => (typeof title === "string" && title !== "" ? title : undefined)
