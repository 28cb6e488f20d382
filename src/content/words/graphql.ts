import type { CreateResolversArgs } from "gatsby"
import { type Context, languageOf } from "../../gatsby/schema"
import { hasLongWords, withSoftHyphens } from "../../language/long-words"
import { softHyphen } from "../../language/soft-hyphens"
import { contentFiles, repeatedFiles } from "../contract/files"
import { dividedHtml } from "./divided-html"
import { narrowFields } from "./narrow-fields"

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
