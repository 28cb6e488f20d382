import type { Content } from "../content/content-store"
import { contentOf, factsAt, keyInWords, type Place, valueAt } from "../content/place"
import type { Page } from "../pages"

/** A part of a page that is opened by itself. */
export interface Section {
  readonly name: string
  /** A few words on it. */
  readonly about: string
  readonly place: Place
  /** The keys that the contract has ahead of it. */
  readonly before: readonly string[]
  /** It is a text in Markdown, and no fields. */
  readonly isText?: true
}

/**
 * @param page that is edited
 * @param content as it is
 * @returns the page's sections in the contract's order: the groups and lists of its parts, its lists, its text
 */
export function sectionsOf(page: Page, content: Content): readonly Section[] {
  return page.parts.flatMap((part): readonly Section[] => {
    if (!content.files.has(part.file) && !content.contract[part.file]) return []
    const field = factsAt(content.contract[part.file], part.path)
    const value = valueAt(contentOf(content.files.get(part.file)), part.path)
    if (field?.items) {
      const count = Array.isArray(value) ? value.length : 0
      return [{ name: nameOf(part.file), about: `${count} in all`, place: part, before: [] }]
    }
    const text: Section = { name: "The text", about: "in Markdown", place: part, before: [], isText: true }
    return [...(part.file.endsWith(".md") ? [text] : []), ...groupSections(part, field, value)]
  })
}

function groupSections(part: Place, field: ReturnType<typeof factsAt>, value: unknown): readonly Section[] {
  const keys = field?.keys ?? []
  return keys.flatMap(([key, child], index) => {
    if (!child.keys && !child.items) return []
    const inner = valueAt(value, [key])
    return [
      {
        name: names[key] ?? keyInWords(key),
        about:
          inner === undefined ? "not there yet" : Array.isArray(inner) ? `${inner.length} in all` : child.description,
        place: { file: part.file, path: [...part.path, key] },
        before: keys.slice(0, index).map(([name]) => name),
      },
    ]
  })
}

const names: Readonly<Record<string, string>> = { seo: "Search and sharing" }

const nameOf = (file: string): string => `The ${file.replace(/^.*\/|\.json$/g, "")}`
