import type { CreateResolversArgs } from "gatsby"
import { Parser } from "htmlparser2"
import { budget, type Field } from "../../content/contract/field"
import { type ContentFile, contentFiles, repeatedFiles } from "../../content/contract/files"
import { tagged, taggedParts } from "../../content/location/source-tags"
import { hasLongWords, withSoftHyphens } from "../../language/long-words"
import { shownParts } from "../../language/marks"
import { type Context, languageOf } from "../graphql/schema"

type Texts = Readonly<Record<string, unknown>>

/** Resolves a text, or a list of texts, with soft hyphens in its long words; an absent field stays absent. */
const hyphenateField = async (source: Texts, _args: object, context: Context, info: { fieldName: string }) => {
  const value = source[info.fieldName]
  const language = await languageOf(context)
  const hyphenate = (text: unknown) =>
    typeof text === "string" && hasLongWords(text) ? withSoftHyphens(text, language) : (text ?? null)
  return Array.isArray(value) ? value.map(hyphenate) : hyphenate(value)
}

/** The parts of the headline, with soft hyphens: the second of three is set in colour. */
const headingParts = async (hero: Texts, _args: object, context: Context) =>
  taggedParts(shownParts(withSoftHyphens(String(hero.heading), await languageOf(context))), hero, "heading")

const html = async (part: Texts, _args: object, context: Context) =>
  typeof part.html === "string" ? tagged(hyphenateHtml(part.html, await languageOf(context)), part) : null

/** Topics as they are displayed, with soft hyphens; the field itself stays unchanged, for addresses and for comparison. */
const topicWords = (name: "topics" | "categories") => ({
  type: "[String!]!",
  resolve: async (source: Texts, _args: object, context: Context) => {
    const [language, topics] = [await languageOf(context), source[name]]
    return (Array.isArray(topics) ? topics : []).map((topic, index) =>
      tagged(withSoftHyphens(String(topic), language), source, name, index),
    )
  },
})

/**
 * Adds soft hyphens to the long words of texts that pages show in narrow spaces. Other consumers of GraphQL remove them again: src/seo,
 * kit/gatsby/outputs.
 *
 * @param args of Gatsby's createResolvers
 */
export function hyphenateLongWords({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  for (const [type, fields] of narrowFields([...contentFiles, ...repeatedFiles]))
    createResolvers({ [type]: Object.fromEntries(fields.map((field) => [field, { resolve: hyphenateField }])) })
  createResolvers({
    HomeHero: { headingParts: { type: "[String!]!", resolve: headingParts } },
    MenuLink: { name: { resolve: hyphenateField } },
    SpeakerBiography: { heading: { resolve: hyphenateField } },
    TextPart: { html: { resolve: html } },
    BlogPageJson: { topicWords: topicWords("topics") },
    PostsJson: { topicWords: topicWords("categories") },
  })
}

/** Elements whose text is in narrow spaces or in large type. */
const narrow = /^(?:h[1-6]|a|th)$/

/** Elements whose text must not change. */
const literal = /^(?:code|pre|kbd|samp|script|style)$/

/**
 * @param html of a text
 * @param language a BCP 47 tag
 * @returns the same with soft hyphens in the long words of headings, links and table headers; everything else keeps every byte
 */
export function hyphenateHtml(html: string, language: string): string {
  if (!hasLongWords(html)) return html
  const open = { narrow: 0, literal: 0 }
  const count = (name: string, step: number) => {
    if (narrow.test(name)) open.narrow += step
    if (literal.test(name)) open.literal += step
  }
  const pieces: string[] = []
  let done = 0
  const parser = new Parser({
    onopentagname: (name) => count(name, 1),
    onclosetag: (name) => count(name, -1),
    ontext() {
      if (open.narrow === 0 || open.literal > 0) return
      const [start, end] = [parser.startIndex, parser.endIndex + 1]
      pieces.push(html.slice(done, start), withSoftHyphens(html.slice(start, end), language))
      done = end
    },
  })
  parser.end(html)
  return pieces.join("") + html.slice(done)
}

/** In characters: longer texts are paragraphs, with long lines. The longest texts up to this budget are the headlines of pages. */
const maxLineLength = 75

/** Groups that pages do not show, or whose names are not divided. */
const otherGroups = new Set(["Seo", "SiteJson"])

/** Fields that are used as attributes, compared with others, or names of people. */
const otherFields = new Set([
  "chipsLabel",
  "placeholder",
  "main",
  "trap",
  "opensInNewTab",
  "navigatedTo",
  "skipToContent",
  "topics",
  "categories",
  "author",
  "name",
])

/** Fields shown as a link or a heading, although they are longer texts or names. */
const alsoNarrow = new Set([
  "ServiceExample.text",
  "AssessmentPillar.name",
  "AssessmentQuestion.text",
  "AssessmentBand.name",
  "ComparisonRow.name",
  "EngagementComparison.columns",
  "EngagementPhase.result",
  "EngagementQuestion.question",
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
  kind === "text" && (facts.budget ?? budget.paragraph) <= maxLineLength
