/** A day and a month in ISO 8601. */
export const isoDay = /^\d{4}-\d{2}-\d{2}$/
export const isoMonth = /^\d{4}-\d{2}$/

/** @returns the function, which keeps what it has made for each text */
export function memoized<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}

/**
 * Dates are in ISO 8601, so they are written in its calendar: in a language's own calendar, a month would span parts of two months, and the copyright line has
 * the year of the common era.
 *
 * @returns a function that returns a language's formatter, created only once: creating one takes longer than formatting a hundred dates
 */
const formatters = (options: Intl.DateTimeFormatOptions) =>
  memoized((language) => new Intl.DateTimeFormat(language, { ...options, calendar: "gregory", timeZone: "UTC" }))

const days = formatters({ dateStyle: "long" })
const months = formatters({ year: "numeric", month: "long" })

/**
 * @param day in ISO 8601, such as 2026-11-10
 * @param language a BCP 47 tag, from data/site.json
 * @returns the day in the language's long form
 */
export const formatDay = (language: string, day: string): string => days(language).format(new Date(day))

/**
 * @param month in ISO 8601, such as 2026-11
 * @param language a BCP 47 tag
 * @returns the month and year in the language's long form
 */
export const formatMonth = (language: string, month: string): string => months(language).format(new Date(month))

/** A publication date, for visitors and for programs. */
export interface Appearance {
  readonly written: string
  /** In ISO 8601; null for free text. */
  readonly iso: string | null
}

/**
 * @param date a day or month in ISO 8601, or free text
 * @param language a BCP 47 tag
 * @returns the date as visitors read it
 */
export function formatAppearance(language: string, date: string): Appearance {
  if (isoDay.test(date)) return { written: formatDay(language, date), iso: date }
  if (isoMonth.test(date)) return { written: formatMonth(language, date), iso: date }
  return { written: date, iso: null }
}

/** @returns the first year of 1900 to 2099 in a date in ISO 8601 or in words; undefined if there is none */
export function yearIn(date: string): number | undefined {
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(date) ?? []
  return year === undefined ? undefined : Number(year)
}

/**
 * @param date a day or month in ISO 8601, or free text
 * @param publishOn the day from which a post is shown
 * @returns the most precise publication date known for a post, in ISO 8601; null if there is none
 */
export function publishedOn(date: string | null | undefined, publishOn: string | null | undefined): string | null {
  if (date && isoDay.test(date)) return date
  if (publishOn) return publishOn
  return date && isoMonth.test(date) ? date : null
}

/** @returns whether a day in ISO 8601 exists: Date parses the 31st of a shorter month as the 1st of the next */
export function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
