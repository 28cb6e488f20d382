import { isDay, isoDay, isoMonth } from "../../../language/dates"
import { readWrittenDate, writtenDate } from "../../../language/written-dates"
import { type DiagnosticMessage, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asList, asText, getIn, type Path, valueAt } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import { daysClaimed } from "./engagement-rules"
import { type Content, siteLanguage } from "./relation-rules"

/**
 * Finds dates that programs cannot read, and dates in the future.
 *
 * @param content of all JSON files
 * @param today as 2026-11-10, in UTC
 * @returns warnings by file path
 */
export function dateDiagnostics(
  content: Content,
  today: string = utcDay(),
): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const posts = asList(content.get("posts.json"))
  const language = siteLanguage(content)
  const wordy = (file: string, within: Path, key: Path, use: DateUse): LocalDiagnostic[] =>
    asList(valueAt(content.get(file), within)).flatMap((entry, index) => {
      const date = valueAt(entry, key)
      // What a written date means depends on the site's language.
      const message =
        language && typeof date === "string" && !isForPrograms(date) && wordsFor(date, language, { ...use, today })
      return message ? [warningAt([...within, index, ...key], message)] : []
    })
  return new Map([
    ["posts.json", [...wordy("posts.json", [], ["date"], {}), ...ahead(posts)]],
    ["media.json", wordy("media.json", [], ["date"], {})],
    ["services.json", wordy("services.json", [], ["offer", "from"], { mayBeWords: true, isAhead: true })],
    ["pages/media.json", wordy("pages/media.json", ["speaker", "stages", "items"], ["date"], { mayBeWords: true })],
  ])
}

const utcDay = () => new Date().toISOString().slice(0, 10)

interface DateUse {
  /** Only words that may be a date are asked about. */
  readonly mayBeWords?: true
  readonly isAhead?: boolean
}

/** The time in the earliest time zone, 14 hours ahead of UTC: where the owner lives, it may already be tomorrow. */
const latest = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString()

/** Finds public posts with a future date. The date is only shown to visitors; `publishOn` is what delays a post. */
function ahead(posts: readonly unknown[]): LocalDiagnostic[] {
  return posts.flatMap((post, index) => {
    const date = getIn(post, "date")
    if (typeof date !== "string" || !isForPrograms(date) || date <= latest().slice(0, date.length)) return []
    if (getIn(post, "publishOn") !== undefined || getIn(post, "draft") === true) return []
    const day = isoDay.test(date) ? date : `${date}-01`
    if (Number.isNaN(Date.parse(day))) return []
    return [warningAt([index, "date"], say("date-ahead", { day }))]
  })
}

function wordsFor(
  date: string,
  language: string,
  { mayBeWords, isAhead = false, today }: DateUse & { readonly today: string },
): DiagnosticMessage | undefined {
  const iso = writtenDate(date, { language })
  if (iso) return say("date-words.day", {}, replacement(iso))
  const found = readWrittenDate(date, { language })
  if (typeof found !== "object" || "date" in found) return mayBeWords ? undefined : say("date-words")
  const likeliest = "one" in found ? found.one : nearest(found.yearless.slice(2), today, isAhead)
  return say("date-words.either", {}, replacement(likeliest))
}

/** The last such day, or the next one. */
function nearest(ofYear: string, today: string, isAhead: boolean): string {
  const isPast = ofYear < today.slice(5)
  return `${Number(today.slice(0, 4)) + Number(isPast && isAhead) - Number(!isPast && !isAhead)}-${ofYear}`
}

const isForPrograms = (date: string): boolean => isoDay.test(date) || isoMonth.test(date)

/**
 * @param content of all JSON files
 * @returns warnings about starts that have passed, and about an availability that the services contradict, by file path
 */
export function availabilityDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const today = utcDay()
  const availability = getIn(content.get("site.json"), "availability")
  const from = getIn(availability, "from")
  const offers = asList(content.get("services.json")).map((service) => ({
    service,
    ...startOf(getIn(service, "offer")),
  }))
  const starting = offers.filter(({ start }) => typeof from === "string" && start === from.slice(0, 7))
  const stale = (path: Path, day: unknown) =>
    typeof day === "string" && isForPrograms(day) && day < today.slice(0, day.length)
      ? [warningAt(path, say("availability-stale"))]
      : []
  const starts = offers.flatMap(({ start }) => start ?? [])
  return new Map([
    [
      "site.json",
      [
        ...stale(["availability", "from"], from),
        ...(typeof from === "string" && isDay(from) && starts.length > 0 && starting.length === 0
          ? [
              warningAt(
                ["availability", "from"],
                say("availability-start", { starts: [...new Set(starts)].join(", ") }),
              ),
            ]
          : []),
        ...fewerDays(getIn(availability, "text"), starting),
      ],
    ],
    ["services.json", offers.flatMap(({ from }, index) => stale([index, "offer", "from"], from))],
  ])
}

interface Start {
  readonly service: unknown
  readonly includes: string
}

function startOf(offer: unknown) {
  const from = getIn(offer, "from")
  const start = typeof from === "string" && isForPrograms(from) ? from.slice(0, 7) : undefined
  return { from, start, includes: asList(getIn(offer, "includes")).join(" ") }
}

/** Finds an availability of fewer days a week than are needed for a service that starts at the same time. */
function fewerDays(text: unknown, starting: readonly Start[]): LocalDiagnostic[] {
  const promised = daysClaimed(asText(text))
  return starting.flatMap(({ service, includes }) => {
    const days = daysClaimed(includes)
    if (!promised || !days || days.most <= promised.most) return []
    const values = { promised: promised.written, service: asText(getIn(service, "title")), days: days.written }
    return [warningAt(["availability", "text"], say("availability-days", values), { match: promised.match })]
  })
}
