import type { Json } from "../../../content/json/edit-json"
import { told } from "../../../content/sentences/sentences"
import { parseUrl } from "../../../language/addresses"
import { isoDay, isoMonth } from "../../../language/dates"
import { slugOf } from "../../../language/slug"
import type { Proposal, ProposedPicture } from "../candidate"
import type { ImportedText } from "../texts/to-markdown"
import { readDate } from "./dates"
import { definedQuestions, definedValues } from "./values"

/** What a source says about a post. */
interface SourcePost {
  readonly title: string | undefined
  /** Replaces a missing title, such as the name of the file. */
  readonly name?: string
  readonly text: ImportedText
  readonly excerpt: string | undefined
  /** The day on which it was first published, or will be, as the source writes it. */
  readonly date: string | undefined
  readonly slug: string | undefined
  readonly topics: readonly string[]
  /** The picture beside its title. */
  readonly picture: ProposedPicture | undefined
  /** The addresses by which other texts of the source link to it. */
  readonly addresses: readonly string[]
  readonly notes: readonly string[]
}

/**
 * @param post as a source has it
 * @returns the proposal of the post; undefined if it has neither words nor pictures
 */
export function postProposal({ text, name, picture, addresses, ...post }: SourcePost): Proposal | undefined {
  if (text.markdown === "") return undefined
  const said = oneLine(post.title) ?? text.title
  const title = said ?? oneLine(name) ?? firstWords(text.beginning)
  const { date, question } = readDate(/^(?:[0\s:.TZ-]*$|1970-01-01)/.test(post.date ?? "") ? "" : (post.date ?? ""))
  const isPlanned = isToCome(date)
  const slug = slugOf(post.slug ?? "") || undefined
  const pictures = [...(picture ? [picture] : []), ...text.pictures]
  return {
    kind: "post",
    title,
    values: definedValues<Json>({
      title,
      excerpt: oneLine(post.excerpt),
      date: isPlanned ? undefined : date,
      imageUrl: picture?.reference,
      // A slug made from the title is made here, by the rules of the site's language.
      slug: slug === slugOf(title) ? undefined : slug,
      categories: topicsOf(post.topics),
      publishOn: isPlanned && isoDay.test(date ?? "") ? date : undefined,
    }),
    text: text.markdown,
    pictures: [...new Map(pictures.map((each) => [each.reference, each])).values()],
    addresses,
    notes: [...(said === undefined ? [told("import.post.untitled")] : []), ...post.notes, ...text.notes],
    ...definedQuestions({ date: question }),
  }
}

function oneLine(text: string | undefined): string | undefined {
  return text?.replace(/\s+/g, " ").trim() || undefined
}

/** Two spellings of a topic are one topic. */
function topicsOf(given: readonly string[]): readonly string[] | undefined {
  const topics = new Map(
    given.flatMap((each) => (oneLine(each) ? [[each.trim().toLowerCase(), oneLine(each) ?? ""]] : [])),
  )
  return topics.size === 0 ? undefined : [...topics.values()]
}

const firstWords = (beginning: string): string =>
  (oneLine(beginning) ?? "").split(" ").slice(0, 8).join(" ").slice(0, 75).trim() || told("import.post.noWords")

/** @returns whether a day is after today; a month, whether it is after this one */
const isToCome = (date = ""): boolean =>
  (isoDay.test(date) || isoMonth.test(date)) && date > new Date().toISOString().slice(0, date.length)

/** @returns an address if it is that of a page on the web */
export function webAddress(written: string | undefined): string | undefined {
  const address = written?.trim() ?? ""
  return /^https?:\/\//i.test(address) && parseUrl(address) ? address : undefined
}
