import type { Json } from "../../../content/json/edit-json"
import { told } from "../../../content/sentences/sentences"
import { decodePercent, parseUrl } from "../../../language/addresses"
import { isoDay, isoMonth } from "../../../language/dates"
import { slugOf } from "../../../language/slug"
import type { Proposal, ProposedPicture } from "../candidate"
import type { MarkdownOfHtml } from "../html-to-markdown"
import { readDate } from "./dates"
import { definedQuestions, definedValues } from "./identity"

/** What a source tells of a post. */
export interface SourcePost {
  /** Its identity at the source. */
  readonly source: string
  readonly title?: string | undefined
  readonly text: MarkdownOfHtml
  readonly excerpt?: string | undefined
  /** The day on which it was published first or will be, as the source writes it. */
  readonly date?: string | undefined
  readonly slug?: string | undefined
  readonly topics?: readonly string[] | undefined
  readonly isDraft?: boolean
  /** Whether its date is the day on which it will be published, or would have been if the export is older. */
  readonly isPlanned?: boolean
  /** The picture beside its title. */
  readonly picture?: ProposedPicture | undefined
  readonly formerUrl?: string | undefined
  /** Paths of other addresses that it had on its site. */
  readonly formerPaths?: readonly string[] | undefined
}

/**
 * @param post as a source has it
 * @returns the proposal of the post; undefined if it has neither words nor pictures
 */
export function postProposal({ text, ...post }: SourcePost): Proposal | undefined {
  if (text.markdown === "") return undefined
  const said = oneLine(post.title) ?? text.title
  const title = said ?? firstWords(text.markdown)
  const { date, publishOn, question, notes } = daysOf(post)
  const pictures = [...(post.picture ? [post.picture] : []), ...text.pictures]
  const unnamed = said === undefined ? [told("import.post.untitled")] : []
  return {
    kind: "post",
    source: post.source,
    title,
    values: definedValues<Json>({
      title,
      excerpt: oneLine(post.excerpt),
      date,
      imageUrl: post.picture?.reference,
      slug: slugOf(decodePercent(post.slug ?? "")) || undefined,
      categories: topicsOf(post.topics),
      draft: post.isDraft ? true : undefined,
      publishOn,
    }),
    text: text.markdown,
    pictures: [...new Map(pictures.map((each) => [each.reference, each])).values()],
    ...(post.formerUrl === undefined ? {} : { formerUrl: post.formerUrl }),
    ...(post.formerPaths?.length ? { formerPaths: [...new Set(post.formerPaths)] } : {}),
    notes: [...unnamed, ...notes, ...text.notes],
    ...definedQuestions({ date: question }),
  }
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
  const paragraph = markdown.split(/\n{2,}/).find((each) => /\p{L}/u.test(each.replace(/\([^)]*\)|<[^>]*>/g, "")))
  const words = (paragraph ?? markdown)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<https?:[^>]*>/g, "")
    .replace(/[^\p{L}\p{N}\p{M}\p{P}\s]|[*_`[\]\\#]/gu, "")
  const first = (oneLine(words) ?? "").split(" ").slice(0, 8).join(" ").slice(0, 75).trim()
  return withoutOpenQuote(first).trim() || told("import.post.noWords")
}

/** Words that are cut off may have the first of two quotation marks alone. */
function withoutOpenQuote(words: string): string {
  const isOpen = (words.match(/["“”„«»]/g) ?? []).length % 2 === 1
  const at = Math.max(...['"', "“", "„", "«"].map((sign) => words.lastIndexOf(sign)))
  return isOpen && at >= 0 ? words.slice(0, at) + words.slice(at + 1) : words
}

interface PostDays {
  readonly date?: string | undefined
  readonly publishOn?: string
  readonly question?: string | undefined
  readonly notes: readonly string[]
}

/** A day that is to come is the one on which the post is published. */
function daysOf({ date: written = "", isDraft = false, isPlanned = false }: Omit<SourcePost, "text">): PostDays {
  // Where there is none, programs write zeros, or the first day of their calendar.
  const { date, question } = readDate(/^(?:[0\s:.TZ-]*$|1970-01-01)/.test(written) ? "" : written)
  const isWhole = date !== undefined && isoDay.test(date)
  if (isWhole && isPlanned) return { publishOn: date, notes: [] }
  if (!isToCome(written)) return { date, question, notes: [] }
  if (isWhole) return { publishOn: date, notes: isDraft ? [] : [told("import.post.planned", { date })] }
  return { notes: [told("import.post.plannedMonth", { date: date ?? "" })] }
}

/** @returns whether a date is after today; a month, whether it is after this one */
export function isToCome(written: string | undefined): boolean {
  const { date = "" } = readDate(written ?? "")
  return (isoDay.test(date) || isoMonth.test(date)) && date > new Date().toISOString().slice(0, date.length)
}

/** @returns the proposals in the order of their days, those without one first */
export const newestFirst = (proposals: readonly Proposal[]): Proposal[] =>
  [...proposals].sort((one, other) => dayIn(other).localeCompare(dayIn(one)))

const dayIn = ({ values }: Proposal): string => String(values.date ?? values.publishOn ?? "9")

/** @returns an address if it is that of a page on the web */
export function webAddress(written: string | undefined): string | undefined {
  const address = written?.trim() ?? ""
  return /^https?:\/\//i.test(address) && parseUrl(address) ? address : undefined
}
