import { getIn } from "../location/json-path"
import type { Span } from "../location/source-text"

/** The initial texts of a new post, by language. */
const unwrittenTexts: ReadonlyMap<string, string> = new Map([
  ["en", "Write the post here: first what it is about, without a heading.\n\n## A heading\n\nWhat stands under it.\n"],
  [
    "de",
    "Hier steht der Beitrag: zuerst, worum es geht, ohne Überschrift.\n\n## Eine Überschrift\n\nWas darunter steht.\n",
  ],
  ["fr", "Écrivez l’article ici : d’abord de quoi il parle, sans titre.\n\n## Un titre\n\nCe qui se trouve dessous.\n"],
  ["es", "Escriba aquí el artículo: primero de qué trata, sin encabezado.\n\n## Un encabezado\n\nLo que va debajo.\n"],
  ["pl", "Tutaj napisz wpis: najpierw, o czym jest, bez nagłówka.\n\n## Nagłówek\n\nTreść pod nim.\n"],
])

/**
 * @param language of the site, as written
 * @returns the initial text of a new post
 */
export const unwrittenText = (language = "en"): string =>
  unwrittenTexts.get(language.split("-")[0]?.toLowerCase() ?? "") ?? unwrittenTexts.get("en") ?? ""

const initialTexts = [...unwrittenTexts.values()].map((text) => text.trim())

/** Its sentences may stand anywhere, its headings alone on a line. In double brackets they are an open point of a page's template. */
const initialParts = new RegExp(
  initialTexts
    .flatMap((text) => text.split("\n\n"))
    .map((part) => (part.startsWith("#") ? `^${part}$` : `(?<!\\[\\[)${part.replaceAll(".", "\\.")}`))
    .join("|"),
  "m",
)

/** @returns whether nothing has been written into a post yet */
export const isInitialText = (text: string): boolean => initialTexts.includes(text.trim())

/** @returns the first part of the initial text that a post still has; undefined if it has none */
export function unwrittenPart(text: string): Span | undefined {
  const found = initialParts.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

/** @returns whether a post is empty or still has something of its initial text */
export const isUnwritten = (text: string): boolean => text.trim() === "" || unwrittenPart(text) !== undefined

/** The placeholder for the description of a newly inserted picture, by the writer's language. */
export const unwrittenDescriptions: ReadonlyMap<string, string> = new Map([
  ["en", "What the picture shows"],
  ["de", "Was das Bild zeigt"],
])

/** The conditions that decide whether a post, or a page of the owner’s own, is shown. */
interface ReleaseConditions {
  /** Today, as 2026-11-10, in UTC. */
  readonly day: string
  /** True in `npm run develop`, which also shows what is unpublished, marked. */
  readonly includeUnpublished: boolean
}

/** @returns the circumstances of this run of Gatsby */
export const releaseConditions = (): ReleaseConditions => ({
  day: new Date().toISOString().slice(0, 10),
  includeUnpublished: process.env.gatsby_executing_command === "develop",
})

/**
 * @param entries the content of data/posts.json, or the settings of custom pages, which may be invalid
 * @param circumstances of this run
 * @returns the shown ones, each with `unpublished`: whether it is a draft or scheduled
 */
export function released(entries: unknown, conditions: ReleaseConditions): readonly Record<string, unknown>[] {
  if (!Array.isArray(entries)) return []
  // The check calls this before the entries are known to be valid.
  return entries
    .filter((entry): entry is Readonly<Record<string, unknown>> => typeof entry === "object" && entry !== null)
    .map((entry) => ({ ...entry, unpublished: isUnpublished(entry, conditions) }))
    .filter(({ unpublished }) => conditions.includeUnpublished || !unpublished)
}

/** @returns whether visitors do not see a post, or a page with these settings: a draft, or one whose day has not come */
export function isUnpublished(entry: unknown, { day } = releaseConditions()): boolean {
  const publishOn = getIn(entry, "publishOn")
  // ISO days sort alphabetically.
  return getIn(entry, "draft") === true || (typeof publishOn === "string" && publishOn > day)
}
