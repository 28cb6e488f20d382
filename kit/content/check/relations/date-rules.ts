import { isoDay, isoMonth, parseWrittenDate } from "../../../language/dates"
import { writtenDay } from "../../contract/rules/written-days"
import { type DiagnosticMessage, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asList, asText, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { Content } from "./relation-rules"

/**
 * Checks for dates that programs cannot read, and posts that are not in the order of their dates.
 *
 * @param content of all JSON files
 * @returns warnings by file path
 */
export function dateDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const posts = asList(content.get("posts.json"))
  const language = getIn(content.get("site.json"), "language")
  const media = asList(content.get("media.json"))
  return new Map([
    ["posts.json", [...wordy(posts, language), ...outOfOrder(posts), ...ahead(posts)]],
    ["media.json", wordy(media, language)],
  ])
}

function wordy(entries: readonly unknown[], language: unknown): LocalDiagnostic[] {
  return entries.flatMap((entry, index) => {
    const date = getIn(entry, "date")
    if (typeof date !== "string" || isForPrograms(date)) return []
    return [warningAt([index, "date"], wordsFor(date, language))]
  })
}

/** It is tomorrow already where the owner may be. */
const latest = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString()

/** A date is what visitors read: only `publishOn` lets a post wait for its day. */
function ahead(posts: readonly unknown[]): LocalDiagnostic[] {
  return posts.flatMap((post, index) => {
    const date = getIn(post, "date")
    if (typeof date !== "string" || !isForPrograms(date) || date <= latest().slice(0, date.length)) return []
    if (getIn(post, "publishOn") !== undefined || getIn(post, "draft") === true) return []
    const day = isoDay.test(date) ? date : `${date}-01`
    return [warningAt([index, "date"], say("date-ahead", { day }))]
  })
}

function wordsFor(date: string, language: unknown): DiagnosticMessage {
  const same = meant(date, language)
  if (same) return say("date-words.same", {}, replacement(same, "certain"))
  const { day, isCertain } = writtenDay(date) ?? {}
  return say(day ? "date-words.day" : "date-words", {}, replacement(day, isCertain ? "certain" : "suggested"))
}

function meant(date: string, language: unknown): string | undefined {
  try {
    return parseWrittenDate(date, asText(language))
  } catch (error) {
    // An invalid language is reported at its own path.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Posts without a readable date are skipped. */
function outOfOrder(posts: readonly unknown[]): LocalDiagnostic[] {
  const dated = posts.flatMap((post, index) => {
    const [date, publishOn] = [getIn(post, "date"), getIn(post, "publishOn")]
    const key = typeof date === "string" && isForPrograms(date) ? "date" : "publishOn"
    const day = key === "date" ? date : publishOn
    return typeof day === "string" && isForPrograms(day) ? [{ index, key, day }] : []
  })
  return dated.flatMap(({ index, key, day }, position) => {
    const before = dated[position - 1]?.day
    if (before === undefined) return []
    // Posts of the same month cannot be compared if one has no day.
    const length = Math.min(before.length, day.length)
    if (day.slice(0, length) <= before.slice(0, length)) return []
    return [warningAt([index, key], say("post-order", { day, before }))]
  })
}

const isForPrograms = (date: string): boolean => isoDay.test(date) || isoMonth.test(date)

/**
 * @param content of all JSON files
 * @param today as 2026-11-10, in UTC
 * @returns a warning about an availability whose day has passed, by file path
 */
export function availabilityDiagnostics(
  content: Content,
  today: string = new Date().toISOString().slice(0, 10),
): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const from = getIn(content.get("site.json"), "availability", "from")
  if (typeof from !== "string" || !isoDay.test(from) || from >= today) return new Map()
  return new Map([["site.json", [warningAt(["availability", "from"], say("availability-stale"))]]])
}
