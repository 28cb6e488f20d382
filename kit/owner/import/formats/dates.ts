import { spokenLanguage, told } from "../../../content/sentences/sentences"
import { type DateHints, readWrittenDate } from "../../../language/written-dates"

/** What a date in a source means. Nothing is guessed, and nothing is dropped. */
interface DateReading {
  /** In ISO 8601, 2026-11-10 or 2026-11; a year alone; or words that say a year, as they are written. In the time zone in which it is written. */
  readonly date?: string
  /** A question for the owner if the date is ambiguous. */
  readonly question?: string
}

/** In characters. No date is longer, even with its time and the name of its time zone. */
const maxLength = 100

/**
 * @param written a date of a source
 * @param hints what is known about it
 * @returns the date, or the question; neither for an empty text
 */
export function readDate(written: string, hints: DateHints = {}): DateReading {
  const text = written.normalize().replace(/\s+/g, " ").trim()
  if (text === "" || /^[-–—?]+$|^0000-00-00/.test(text)) return {}
  const found = text.length > maxLength ? undefined : readWrittenDate(text, hints)
  if (found === undefined || found === "impossible")
    return { question: told(`import.date.${found ?? "uncertain"}`, { text: text.slice(0, maxLength) }) }
  if ("date" in found) return { date: found.date ?? text }
  if ("yearless" in found) return { question: told("import.date.yearless", { text }) }
  return { question: told("import.date.either", { text, one: inFull(found.one), other: inFull(found.other) }) }
}

/** Writes a date in the language of the question. */
function inFull(date: string): string {
  const [, year, day] = /^(-|\d+)-\d\d(-\d\d)?$/.exec(date) ?? []
  const format = new Intl.DateTimeFormat(spokenLanguage() === "en" ? "en-GB" : spokenLanguage(), {
    month: "long",
    ...(year === "-" ? {} : { year: "numeric" as const }),
    ...(day === undefined ? {} : { day: "numeric" as const }),
    timeZone: "UTC",
  })
  return format.format(new Date(date.replace(/^-/, "2024")))
}
