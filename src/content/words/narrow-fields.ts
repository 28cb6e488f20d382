import type { Field } from "../contract/field"
import type { ContentFile } from "../contract/files"
import { budget } from "../contract/primitives"

/** A longer text is a paragraph, whose lines are long. The headlines of pages are the longest that is shorter. */
const longestLine = 75

/** Groups of which nothing stands on a page, or names that are not divided. */
const otherGroups = new Set(["Seo", "SiteJson"])

/** Fields that are an attribute, are compared with others, or are names of people. `emphasis` has a resolver of its own. */
const otherFields = new Set([
  ...["chipsLabel", "placeholder", "main", "trap", "opensInNewTab", "navigatedTo", "skipToContent"],
  ...["topics", "categories", "emphasis", "author", "name"],
])

/** What is a link or a heading as a whole, though it is a longer text or a name. */
const alsoNarrow = new Set([
  "ServiceExample.text",
  "AssessmentPillar.name",
  "AssessmentQuestion.text",
  "AssessmentBand.name",
])

/**
 * @param files the files of data/
 * @returns the fields of each GraphQL type whose text is shown in headings, links, buttons and labels
 */
export function narrowFields(files: readonly ContentFile[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const visit = ({ typeName, keys }: Field) => {
    if (!typeName || !keys || otherGroups.has(typeName)) return
    const names = [...keys]
      .filter(([key, field]) => (isNarrow(field) && !otherFields.has(key)) || alsoNarrow.has(`${typeName}.${key}`))
      .map(([key]) => key)
    if (names.length > 0) found.set(typeName, names)
    for (const field of keys.values()) visit(field.items ?? field)
  }
  for (const { field } of files) visit(field.items ?? field)
  return found
}

const isNarrow = ({ kind, facts }: Field): boolean =>
  kind === "text" && (facts.budget ?? budget.paragraph) <= longestLine
