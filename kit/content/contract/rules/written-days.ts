import { isDay, monthCalled } from "../../../language/dates"

/** A day written in a form other than ISO 8601. */
export interface WrittenDay {
  /** As 2026-11-10. */
  readonly day: string
  /** The text can mean no other day and contains nothing else. */
  readonly isCertain: boolean
}

/** The year first, with the same separator twice. A time may follow, but no time zone, because the day could differ there. */
const yearFirst =
  /^(?<year>\d{4})(?<sign>[-./ ])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/
const withoutSigns = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/
/** Anything may follow. */
const yearFirstAnyhow = /^(?<year>\d{4})\D(?<month>\d{1,2})\D(?<day>\d{1,2})(?:\D?$|T|\s)/
const dotted = /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/
const slashed = /^(?<one>\d{1,2})\/(?<other>\d{1,2})\/(?<year>\d{4})$/

const named = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|º)?[\s.-]*(?:(?:de|of)\s+)?(?<name>\p{L}+)[\s.,-]*(?:del?\s+)?(?<year>\d{4})(?:\s*r\.?)?$/iu,
  /^(?<name>\p{L}+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?\.?,?\s+(?<year>\d{4})$/iu,
  /^(?<year>\d{4})[\s,-]+(?<name>\p{L}+)[\s.,-]+(?<day>\d{1,2})$/u,
] as const

/**
 * @param written a day in another form, with its month as a number or in words
 * @returns the day; undefined if the text is not a day, or day and month cannot be told apart
 */
export function writtenDay(written: string): WrittenDay | undefined {
  const text = written.trim()
  return (
    certain(dayIn(yearFirst.exec(text) ?? withoutSigns.exec(text))) ??
    uncertain(dayIn(yearFirstAnyhow.exec(text))) ??
    withDots(text) ??
    certain(withSlashes(text)) ??
    certain(inWords(text))
  )
}

const certain = (day: string | undefined): WrittenDay | undefined => (day ? { day, isCertain: true } : undefined)
const uncertain = (day: string | undefined): WrittenDay | undefined => (day ? { day, isCertain: false } : undefined)

const dayIn = (found: RegExpExecArray | null): string | undefined =>
  existing(found?.groups?.year, found?.groups?.month, found?.groups?.day)

/** With dots, every standard puts the day first, but not everybody does. */
function withDots(text: string): WrittenDay | undefined {
  const { day, month } = dotted.exec(text)?.groups ?? {}
  const found = dayIn(dotted.exec(text))
  return isTold(day, month) ? certain(found) : uncertain(found)
}

/** With slashes, either may come first: a number above 12 is the day. */
function withSlashes(text: string): string | undefined {
  const { one, other, year } = slashed.exec(text)?.groups ?? {}
  const [day, month] = Number(one) > 12 ? [one, other] : [other, one]
  return isTold(day, month) ? existing(year, month, day) : undefined
}

/** Whether two numbers are unambiguous as day and month, whichever is written first. */
const isTold = (day: string | undefined, month: string | undefined): boolean =>
  Number(day) > 12 || Number(day) === Number(month)

function inWords(text: string): string | undefined {
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
