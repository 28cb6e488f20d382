import type { Json } from "../../../content/json/edit-json"
import { parseUrl } from "../../../language/addresses"
import { isoDay } from "../../../language/dates"
import { slugOf } from "../../../language/slug"
import type { MarkdownOfHtml } from "../html-to-markdown"
import type { Proposal, ProposedPicture } from "../offer"
import { readDate } from "./dates"
import { definedQuestions } from "./identity"

/** What a source tells of a post. */
export interface SourcePost {
  /** Its identity at the source. */
  readonly source: string
  readonly title?: string | undefined
  readonly text: MarkdownOfHtml
  readonly excerpt?: string | undefined
  /** The day on which it was published first, as the source writes it. */
  readonly date?: string | undefined
  readonly slug?: string | undefined
  readonly topics?: readonly string[] | undefined
  readonly isDraft?: boolean
  /** The day on which it will be published. */
  readonly publishOn?: string | undefined
  /** The picture beside its title. */
  readonly picture?: ProposedPicture | undefined
  readonly formerUrl?: string | undefined
}

/**
 * @param post as a source has it
 * @returns the proposal of the post; undefined if it has neither words nor pictures
 */
export function postProposal({ text, ...post }: SourcePost): Proposal | undefined {
  if (text.markdown === "") return undefined
  const told = oneLine(post.title) ?? text.title
  const title = told ?? firstWords(text.markdown)
  const { date, question } = readDate(post.date ?? "")
  const pictures = [...(post.picture ? [post.picture] : []), ...text.pictures]
  const unnamed =
    told === undefined ? ["The source has no title for this post: its first words stand in its place."] : []
  return {
    kind: "post",
    source: post.source,
    title,
    values: present({
      title,
      excerpt: oneLine(post.excerpt),
      date,
      imageUrl: post.picture?.reference,
      slug: slugOf(post.slug ?? "") || undefined,
      categories: topicsOf(post.topics),
      draft: post.isDraft ? true : undefined,
      publishOn: post.publishOn,
    }),
    text: text.markdown,
    pictures: [...new Map(pictures.map((each) => [each.reference, each])).values()],
    ...(post.formerUrl === undefined ? {} : { formerUrl: post.formerUrl }),
    notes: [...unnamed, ...text.notes],
    ...definedQuestions({ date: question }),
  }
}

/** @returns the values that are there */
function present(values: Readonly<Record<string, Json | undefined>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}

function oneLine(text: string | undefined): string | undefined {
  return text?.replace(/\s+/g, " ").trim() || undefined
}

/** The same topic in two ways of writing is one. */
function topicsOf(given: readonly string[] | undefined): readonly string[] | undefined {
  const topics = new Map(
    (given ?? []).flatMap((each) => (oneLine(each) ? [[each.trim().toLowerCase(), oneLine(each) ?? ""]] : [])),
  )
  return topics.size === 0 ? undefined : [...topics.values()]
}

function firstWords(markdown: string): string {
  const words = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[^\p{L}\p{N}\p{M}\p{P}\s]|[*_`[\]\\#]/gu, "")
  return (oneLine(words) ?? "").split(" ").slice(0, 8).join(" ").slice(0, 75).trim() || "Untitled"
}

/**
 * @param written a date in any form that programs write, with or without a time
 * @returns its day, where the source wrote it; undefined if it is none
 */
export function dayOf(written: string | undefined): string | undefined {
  const { date } = readDate(written ?? "")
  return date !== undefined && isoDay.test(date) ? date : undefined
}

/** @returns an address if it is that of a page on the web */
export function webAddress(written: string | undefined): string | undefined {
  const address = written?.trim() ?? ""
  return /^https?:\/\//i.test(address) && parseUrl(address) ? address : undefined
}
