import type { Path } from "../../../src/content/contract/field"
import { entryName } from "../../model/entry-name"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import { words } from "../../words"
import { fileInWords, keyInWords } from "../content/location"

/** What a change is about, in words. */
export interface ChangeNames {
  /** The field, the entry or the file. */
  readonly field: string
  /** Whose it is: the entry and the part of the site. */
  readonly whose: string
}

/** What stands in a file, by where it stands now. */
type ValueAt = (file: string, path: Path) => unknown

/**
 * @param change since the last commit
 * @param valueAt what stands at a location now
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
    // An entry that was removed is not in the file, where another stands at its index.
    const removed = isLast && change.kind === "removed"
    return entryName(removed ? change.before : valueAt(file, path.slice(0, index + 1)), step)
  })
  if (change.kind === "order") return { field: words.changes.order, whose: [part, ...steps].join(", ") }
  return { field: steps.at(-1) ?? part, whose: [part, ...steps.slice(0, -1)].join(", ") }
}

/** @returns whether a file is a picture: its values are paths, not texts */
export const isPicture = (file: string): boolean => !/\.(?:json|md)$/i.test(file)

/** What the post or the page is called that a Markdown file belongs to. */
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
