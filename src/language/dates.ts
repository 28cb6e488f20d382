/** A day and a month as ISO 8601 writes them. */
export const isoDay = /^\d{4}-\d{2}-\d{2}$/
export const isoMonth = /^\d{4}-\d{2}$/

/** @returns gives the formatter of a language, made once: making one takes longer than a hundred dates */
function formatters(options: Intl.DateTimeFormatOptions): (language: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (language) => {
    const formatter = made.get(language) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" })
    made.set(language, formatter)
    return formatter
  }
}

const days = formatters({ dateStyle: "long" })
const months = formatters({ year: "numeric", month: "long" })

/**
 * @param day for machines, such as 2026-11-10
 * @param language a BCP 47 tag, from data/site.json
 * @returns the day as the language writes it out
 */
export const dayIn = (language: string, day: string): string => days(language).format(new Date(day))

/**
 * @param month for machines, such as 2026-11
 * @param language a BCP 47 tag
 * @returns the month with its year as the language writes them out
 */
export const monthIn = (language: string, month: string): string => months(language).format(new Date(month))

/** When something appeared, for visitors and for programs. */
export interface Appearance {
  readonly written: string
  /** The same as ISO 8601 writes it; null if it is words that no program reads. */
  readonly iso: string | null
}

/**
 * @param date a day or a month for machines, or words
 * @param language a BCP 47 tag
 * @returns the date as visitors of the site read it
 */
export function appearanceIn(language: string, date: string): Appearance {
  if (isoDay.test(date)) return { written: dayIn(language, date), iso: date }
  if (isoMonth.test(date)) return { written: monthIn(language, date), iso: date }
  return { written: date, iso: null }
}

/**
 * @param date a day or a month for machines, or words
 * @param publishOn the day from which a post is shown
 * @returns the most exact that is known of when a post appeared, as ISO 8601 writes it
 */
export function publishedOn(date: string | null | undefined, publishOn: string | null | undefined): string | null {
  if (date && isoDay.test(date)) return date
  if (publishOn) return publishOn
  return date && isoMonth.test(date) ? date : null
}

/**
 * The day or month that a date in words means, if the site would write it with just these words.
 *
 * @param words such as 28 April 2026
 * @param language a BCP 47 tag
 * @returns the day or the month for machines
 */
export function dateInWords(words: string, language: string): string | undefined {
  const numbers = words.match(/\d+/g) ?? []
  const year = numbers.find((number) => number.length === 4)
  if (!year) return undefined
  const day = numbers.find((number) => number.length < 3)
  return Array.from({ length: 12 }, (_, index) => `${year}-${twoDigits(String(index + 1))}`)
    .map((month) => (day ? `${month}-${twoDigits(day)}` : month))
    .filter((date) => !Number.isNaN(Date.parse(date)))
    .find((date) => appearanceIn(language, date).written === words.trim())
}

const twoDigits = (number: string): string => number.padStart(2, "0")
