import { valueAt } from "../../../content/location/json-path"
import { splitFrontMatter } from "../../../content/markdown/settings"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import { type Doc, isReadable, storedValueIn } from "../content/doc"
import { type ContentLocation, childOf, factsAt, isSamePlace, pagesOff } from "../content/location"
import { needsValues } from "../content/required-values"
import type { ContentState } from "../content/state"
import type { TextMatch } from "../content/text-forms"
import type { Page } from "./pages"

/** A part of a page with a view of its own. */
export interface Section {
  readonly name: string
  /** A short description. */
  readonly about: string
  readonly location: ContentLocation
  /** A text in Markdown, without fields. */
  readonly isText?: true
}

/**
 * @param page being edited
 * @param content the current content
 * @returns the page's sections: its lists, then in the contract's order the groups and lists of its parts, its text
 */
export function sectionsOf(page: Page, content: ContentState): readonly Section[] {
  // The list that the page is about comes first, since it is what owners look for.
  const isList = ({ file, path }: ContentLocation) => factsAt(content.contract[file], path)?.items !== undefined
  return page.parts
    .toSorted((one, other) => Number(isList(other)) - Number(isList(one)))
    .flatMap((part): readonly Section[] => {
      const doc = content.docs.get(part.file)
      if (!doc && !content.contract[part.file]) return []
      const field = factsAt(content.contract[part.file], part.path)
      const value = doc && valueIn(doc, part)
      if (field?.items) {
        const count = Array.isArray(value) ? value.length : 0
        // No count while the file cannot be read.
        const about = doc && !isReadable(doc) ? words.panel.notReadable : words.panel.total(count)
        return [{ name: words.panel.list(field.label), about, location: part }]
      }
      // Whether it has its parts is unknown too: its mistake is shown in place of all fields.
      if (doc && !isReadable(doc) && part.file.endsWith(".json")) return []
      const text: Section = { name: words.panel.text, about: words.panel.inMarkdown, location: part, isText: true }
      return [...(part.file.endsWith(".md") ? [text] : []), ...groupSections(part, field, value)]
    })
}

/**
 * @param page being edited
 * @param sections of the page
 * @param content the current content
 * @returns the section of a page that has nothing else, neither another section nor fields of its own: there is nothing to choose from
 */
export function onlySection(page: Page, sections: readonly Section[], content: ContentState): Section | undefined {
  const hasFields = page.parts.some(({ file, path }) =>
    factsAt(content.contract[file], path)?.keys?.some(([, { keys, items }]) => !keys && !items),
  )
  return sections.length === 1 && !hasFields ? sections[0] : undefined
}

/** The value of a part; for a custom page, its front matter. */
function valueIn(doc: Doc, { path }: ContentLocation): unknown {
  if (path.length === 0) return doc.content
  const stored = storedValueIn(doc, path)
  return stored.isThere ? stored.value : undefined
}

/**
 * @param field of a group
 * @param value of it
 * @returns those of its keys that the page shows in the order of the file, in that order
 */
export const orderedKeys = ({ ordered = [] }: FieldFacts, value: unknown): readonly string[] =>
  Object.keys(Object(value)).filter((key) => ordered.includes(key))

/** A group's fields, in the contract's order; those that the page shows in the order of the file are in that order. */
function keysOf(field: FieldFacts, value: unknown): NonNullable<FieldFacts["keys"]> {
  const { keys = [], ordered = [] } = field
  const there = orderedKeys(field, value)
  const sorted = [...there, ...ordered.filter((key) => !there.includes(key))]
  return keys.map((entry) => {
    if (!ordered.includes(entry[0])) return entry
    const next = sorted.shift()
    return keys.find(([key]) => key === next) ?? entry
  })
}

function groupSections(part: ContentLocation, field: ReturnType<typeof factsAt>, value: unknown): readonly Section[] {
  const keys = field ? keysOf(field, value) : []
  return keys.flatMap(([key, child]) => {
    if (!child.keys && !child.items) return []
    const inner = valueAt(value, [key])
    const location = childOf(part, key)
    if (isSamePlace(location, pagesOff)) {
      const left = Array.isArray(inner) ? inner.length : 0
      return [{ name: words.leavingOut.section, about: words.leavingOut.count(left), location }]
    }
    return [
      {
        name: child.label,
        about:
          // An absent part that requires no values has the site's own defaults, such as its colours.
          inner === undefined && needsValues(child)
            ? words.panel.notAdded
            : Array.isArray(inner)
              ? words.panel.total(inner.length)
              : child.description,
        location,
      },
    ]
  })
}

/**
 * @param match found in the content, with its line if it is in a Markdown file
 * @param text of the file
 * @returns the front matter key that the line belongs to; undefined if the line is not in front matter
 */
export function settingAt(match: TextMatch, text: string | undefined): TextMatch | undefined {
  const { head } = splitFrontMatter(text ?? "")
  if (match.line === undefined || head === undefined) return undefined
  // Line 1 of the file is the opening ---, so the first line of the front matter is line 2.
  const [lines, index] = [head.split("\n"), match.line - 1]
  if (index >= lines.length) return undefined
  const key = lines
    .slice(0, index)
    .map((line) => /^(\w+):/.exec(line)?.[1])
    .findLast((name) => name !== undefined)
  return key === undefined ? undefined : { file: match.file, path: [key], value: match.value }
}
