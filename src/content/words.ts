import type { CreateResolversArgs } from "gatsby"
import { Parser } from "htmlparser2"
import { type Context, languageOf } from "../gatsby/schema"
import { hasLongWords, withSoftHyphens } from "../language/long-words"
import { softHyphen } from "../language/soft-hyphens"
import type { Field } from "./contract/field"
import { type ContentFile, contentFiles, repeatedFiles } from "./contract/files"
import { budget } from "./contract/primitives"

type Texts = Readonly<Record<string, unknown>>

/** Divides the words of a field as the file has it; a field that is not there stays away. */
const dividedText = async (source: Texts, _args: object, context: Context, info: { fieldName: string }) => {
  const text = source[info.fieldName]
  if (typeof text !== "string" || !hasLongWords(text)) return text ?? null
  return withSoftHyphens(text, await languageOf(context))
}

/** The words of the headline that are set in colour, as they stand in it when its words are divided. */
const emphasis = async ({ heading, emphasis }: Texts, _args: object, context: Context) => {
  if (typeof heading !== "string" || typeof emphasis !== "string") return null
  return partOf(withSoftHyphens(heading, await languageOf(context)), emphasis)
}

/**
 * @param divided a text with soft hyphens
 * @param part of it, without them
 * @returns the part with those that are within it; the part as it is if it does not occur
 */
export function partOf(divided: string, part: string): string {
  const letters = [...part].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|]/, "\\$&"))
  return new RegExp(letters.join(`${softHyphen}?`), "u").exec(divided)?.[0] ?? part
}

const html = async ({ html }: Texts, _args: object, context: Context) =>
  typeof html === "string" ? dividedHtml(html, await languageOf(context)) : null

/** The topics as their switches show them; as they are, they are compared with those of posts. */
const topicWords = async ({ topics }: Texts, _args: object, context: Context) => {
  const language = await languageOf(context)
  return (Array.isArray(topics) ? topics : []).map((topic) => withSoftHyphens(String(topic), language))
}

/**
 * Puts soft hyphens into the long words of what pages show in narrow places. Whatever else asks GraphQL for a text takes them out again:
 * src/seo, src/outputs.
 *
 * @param args of Gatsby's createResolvers
 */
export function divideLongWords({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  for (const [type, fields] of narrowFields([...contentFiles, ...repeatedFiles]))
    createResolvers({ [type]: Object.fromEntries(fields.map((field) => [field, { resolve: dividedText }])) })
  createResolvers({
    HomeHero: { emphasis: { resolve: emphasis } },
    MenuLink: { name: { resolve: dividedText } },
    TextPart: { html: { resolve: html } },
    BlogPageJson: { topicWords: { type: "[String!]!", resolve: topicWords } },
  })
}

/** Elements whose words stand in narrow places or in large letters. */
const narrow = /^(?:h[1-6]|a|th)$/

/** Elements whose letters are to stay as they are. */
const literal = /^(?:code|pre|kbd|samp|script|style)$/

/**
 * @param html of a text
 * @param language a BCP 47 tag
 * @returns the same with soft hyphens in the long words of its headings, links and table heads; all else stays as it is, to the byte
 */
export function dividedHtml(html: string, language: string): string {
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
