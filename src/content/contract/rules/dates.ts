import { isoDay, isoMonth } from "../../../language/dates"
import type { Rule } from "../facts"
import { blankText } from "./texts"

/** Unambiguous numeric forms of a day: year first, or day before month with dots. A time of day may follow the first. */
const forms = [
  /^(?<year>\d{4})\D(?<month>\d{1,2})\D(?<day>\d{1,2})(?:\D?$|T|\s)/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/,
] as const

/** With slashes, the order of day and month is ambiguous: a number above 12 is the day. */
const slashed = /^(?<one>\d{1,2})\/(?<other>\d{1,2})\/(?<year>\d{4})$/

/**
 * @param written a day in another form
 * @returns the day as 2026-11-10; undefined if it is ambiguous
 */
function dayMeant(written: string): string | undefined {
  const text = written.trim()
  for (const form of forms) {
    const { year, month, day } = form.exec(text)?.groups ?? {}
    if (year && month && day) return existing(year, month, day)
  }
  const { one, other, year } = slashed.exec(text)?.groups ?? {}
  if (!one || !other || !year) return undefined
  const [day, month] = Number(one) > 12 ? [one, other] : [other, one]
  return Number(day) > 12 || day === month ? existing(year, month, day) : undefined
}

function existing(year: string, month: string, day: string): string | undefined {
  const found = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return isDay(found) ? found : undefined
}

/** Rules for a day. */
export const dateRules: readonly Rule[] = [
  {
    code: "empty",
    pattern: "\\s*$",
    message: "This date is empty.",
    advice: "Write a day as 2026-11-10, or remove the line.",
  },
  {
    code: "date-form",
    pattern: "(?!\\d{4}-\\d{2}-\\d{2}$)",
    message: "This is not a day in the form year-month-day.",
    advice: "Write it as 2026-11-10.",
    isCertain: true,
    fix: (value) => {
      const day = dayMeant(value)
      return day === undefined ? undefined : [day]
    },
  },
  {
    code: "date-unknown",
    test: (value) => !isDay(value),
    message: "There is no such day in the calendar.",
    advice: "Write a day that exists, as 2026-11-10.",
  },
]

/** Rules for the date of an appearance: free text is as good as a day, but a day must exist. */
export const whenRules: readonly Rule[] = [
  blankText,
  {
    code: "date-unknown",
    test: (value) => (isoDay.test(value) && !isDay(value)) || (isoMonth.test(value) && !isDay(`${value}-01`)),
    message: "There is no such day in the calendar.",
    advice: "Write a day that exists, as 2026-11-10, or a month, as 2026-11.",
  },
]

/** Date parses the 31st of a shorter month as the 1st of the next. */
function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
