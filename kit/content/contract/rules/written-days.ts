import { isDay, monthCalled } from "../../../language/dates"

const withoutSigns = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/
/** Anything may follow. */
const yearFirst = /^(?<year>\d{4})\D(?<month>\d{1,2})\D(?<day>\d{1,2})(?:\D?$|T|\s)/
const dotted = /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/
const slashed = /^(?<one>\d{1,2})\/(?<other>\d{1,2})\/(?<year>\d{4})$/

const named = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|º)?[\s.-]*(?:(?:de|of)\s+)?(?<name>\p{L}+)[\s.,-]*(?:del?\s+)?(?<year>\d{4})(?:\s*r\.?)?$/iu,
  /^(?<name>\p{L}+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?\.?,?\s+(?<year>\d{4})$/iu,
  /^(?<year>\d{4})[\s,-]+(?<name>\p{L}+)[\s.,-]+(?<day>\d{1,2})$/u,
] as const

/**
 * @param written a day in another form, with its month as a number or in words
 * @returns the day as 2026-11-10; undefined if the text is not a day, or day and month cannot be told apart
 */
export function writtenDay(written: string): string | undefined {
  const text = written.trim()
  // With dots, every standard puts the day first.
  return (
    dayIn(withoutSigns.exec(text) ?? yearFirst.exec(text) ?? dotted.exec(text)) ??
    withSlashes(text) ??
    dayWithMonthName(text)
  )
}

const dayIn = (found: RegExpExecArray | null): string | undefined =>
  existing(found?.groups?.year, found?.groups?.month, found?.groups?.day)

/** With slashes, either may come first: a number above 12 is the day. */
function withSlashes(text: string): string | undefined {
  const { one, other, year } = slashed.exec(text)?.groups ?? {}
  const [day, month] = Number(one) > 12 ? [one, other] : [other, one]
  return isTold(day, month) ? existing(year, month, day) : undefined
}

/** Whether two numbers are unambiguous as day and month, whichever is written first. */
const isTold = (day: string | undefined, month: string | undefined): boolean =>
  Number(day) > 12 || Number(day) === Number(month)

function dayWithMonthName(text: string): string | undefined {
  for (const form of named) {
    const { year, name = "", day } = form.exec(text)?.groups ?? {}
    const month = monthCalled(name)
    if (month !== undefined) return existing(year, String(month), day)
  }
  return undefined
}

function existing(year: string | undefined, month: string | undefined, day: string | undefined): string | undefined {
  if (!year || !month || !day) return undefined
  const found = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return isDay(found) ? found : undefined
}
