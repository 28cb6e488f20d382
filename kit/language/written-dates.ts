import { isDay, isoDay, isoMonth } from "./dates"
import { languagesOfMonths, monthCalled } from "./month-names"

/** What a date means. */
export type WrittenDate =
  /** In ISO 8601, 2026-11-10 or 2026-11; a year alone; undefined if it says a year in words, such as spring 2023. */
  | { readonly date: string | undefined }
  /** Two dates that it may mean, the likelier first; --11-10 without a year. */
  | { readonly one: string; readonly other: string }
  /** A day of any year, such as --11-10. */
  | { readonly yearless: string }
  | "impossible"
  | undefined

/** What the context of a date says about it. */
export interface DateHints {
  /** Which of 03/04/2024 comes first. */
  readonly order?: "day" | "month" | undefined
  /** The source writes months with years, and no days: a spreadsheet makes Sep-15 of Sep 2015. */
  readonly onlyMonths?: boolean
  /** A BCP 47 tag: its months are known, and which of 03/04/2024 usually comes first in it. */
  readonly language?: string | undefined
}

/**
 * @param written a day, a month or a year, as people, sources and spreadsheets write them, in any language that the kit has words in
 * @param hints what is known about it
 * @returns what it means; undefined if it is no date, or none that can be told for certain
 */
export function readWrittenDate(written: string, hints: DateHints = {}): WrittenDate {
  const { text, isAmerican } = withoutTime(withoutWeekday(written.normalize().replace(/\s+/g, " ").trim()))
  const order = isAmerican ? "month" : (hints.order ?? orderOf(hints.language))
  return inNumbers(text, order) ?? dateInWords(text, hints)
}

/** @returns the day or the month that a text means, in ISO 8601; undefined if it means none, or perhaps another one */
export function writtenDate(text: string, hints: DateHints = {}): string | undefined {
  const found = readWrittenDate(text, hints)
  const date = typeof found === "object" && "date" in found ? found.date : undefined
  return date !== undefined && (isoDay.test(date) || isoMonth.test(date)) ? date : undefined
}

/** Which of 03/04/2024 comes first in a language. The countries of English differ; languages that begin with the year do not say. */
function orderOf(language: string | undefined): DateHints["order"] {
  if (language === undefined || language === "en") return undefined
  const first = new Intl.DateTimeFormat(language).formatToParts().find(({ type }) => type !== "literal")?.type
  return first === "day" || first === "month" ? first : undefined
}

/**
 * @param written all dates of a column, which one program has written
 * @returns whether the day or the month comes first in dates such as 03/04/2024, if at least one of them shows it and none contradicts it
 */
export function orderIn(written: readonly string[]): DateHints["order"] {
  const found = new Set(
    written.flatMap((each) => {
      const [, one = "0", other = "0"] = /^\D*(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})\b/.exec(each.trim()) ?? []
      return Number(one) > 12 ? ["day" as const] : Number(other) > 12 ? ["month" as const] : []
    }),
  )
  return found.size === 1 ? [...found][0] : undefined
}

/** Removes a weekday, such as Monday or Mo., unless the word is also a month. Any other word before a day belongs to its meaning and stays. */
function withoutWeekday(text: string): string {
  const [whole = "", word = ""] = /^(\p{L}{2,})\.?,? (?:den |the )?(?=[\d\p{L}])/u.exec(text) ?? []
  return weekdays.has(word.toLowerCase()) && monthCalled(word) === undefined ? text.slice(whole.length) : text
}

const weekdays: ReadonlySet<string> = new Set(
  languagesOfMonths.flatMap((language) =>
    (["long", "short"] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" })
      return Array.from({ length: 7 }, (_, day) =>
        format
          .format(Date.UTC(2026, 0, day + 1))
          .toLowerCase()
          .replace(/\.$/, ""),
      )
    }),
  ),
)

/** LinkedIn's 07/21/09, 12:11 PM is in American order, whatever the language of its pages. */
function withoutTime(text: string): { readonly text: string; readonly isAmerican: boolean } {
  const [, date = text, time = ""] =
    /^([^:]*\d)(?:T|,? (?:um |at |à )?)(\d{1,2}:\d{2}(?:[:. ].*|[Z+-].*)?)$/i.exec(text) ?? []
  return {
    text: date.replace(/,$/, ""),
    isAmerican: /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(date) && /[ap]\.?m\b/i.test(time),
  }
}

/** A date that is in the calendar. */
const found = (date: string | undefined): WrittenDate => (date ? { date } : "impossible")

function dayIn(year: string, month: string, ofMonth: string): string | undefined {
  const date = `${wholeYear(year)}-${month.padStart(2, "0")}-${ofMonth.padStart(2, "0")}`
  return isDay(date) ? date : undefined
}

const monthOf = (year: string, month: string): WrittenDate => found(dayIn(year, month, "1")?.slice(0, 7))

/** The century of 09 and of 98. */
const wholeYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 70 ? "20" : "19"}${year.padStart(2, "0")}`

/** The days that spreadsheets count from the end of 1899, for 1970 to 2099 (ECMA-376, part 1, 18.17.4.1). */
const serials = { first: 25_569, last: 73_050, day: 86_400_000 } as const

function inNumbers(text: string, order: DateHints["order"]): WrittenDate {
  if (/^(?:19|20)\d{2}$/.test(text)) return { date: text }
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(text)
  if (serial) {
    const days = Number(serial[1])
    if (days < serials.first || days > serials.last) return undefined
    return { date: new Date((days - serials.first) * serials.day).toISOString().slice(0, 10) }
  }
  const [, year = "", sign, month = "", ofMonth] = /^(\d{4})([-/. ])(\d{1,2})(?:\2(\d{1,2}))?$/.exec(text) ?? []
  if (sign !== undefined) return ofMonth === undefined ? monthOf(year, month) : found(dayIn(year, month, ofMonth))
  const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text)
  if (compact) return found(dayIn(compact[1] ?? "", compact[2] ?? "", compact[3] ?? ""))
  const three = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})\.?$/.exec(text)
  if (three) return ofThree(three, order)
  const [, one = "", end = ""] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return end === "" ? undefined : monthOf(end, one)
}

/** With dots, the day comes first by every standard. Otherwise a number above 12 is the day; if that does not decide it, the owner is asked. */
function ofThree([, one = "", sign, other = "", year = ""]: RegExpExecArray, order: DateHints["order"]): WrittenDate {
  // 24-03-05 may begin with its year.
  if (sign === "-" && year.length === 2) return undefined
  const [dayFirst, monthFirst] = [dayIn(year, other, one), dayIn(year, one, other)]
  if (!dayFirst || !monthFirst) return found(dayFirst ?? monthFirst)
  if (sign === "." || one === other || order === "day") return { date: dayFirst }
  return order === "month" ? { date: monthFirst } : { one: dayFirst, other: monthFirst }
}

const named = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|º|\.)?[ .-]*(?:(?:de|of) )?(?<name>\p{L}+)[ .,-]*(?:del? )?'?(?<year>\d{4}|\d{2})(?: ?r\.?)?$/iu,
  /^(?<name>\p{L}+)\.? (?<day>\d{1,2})(?:st|nd|rd|th|\.)?,? (?<year>\d{4})$/iu,
  /^(?<year>\d{4})[ ,.-]+(?<name>\p{L}+)\.?(?:[ .,-]+(?<day>\d{1,2})\.?)?$/u,
  /^(?<name>\p{L}+)\.?,?(?: de[l']?)?[ /-]*(?<year>\d{4})(?: ?r\.?)?$/iu,
  /^(?<name>\p{L}+)\.?[ -](?<short>['’]?\d{2})$/u,
  /^(?<day>\d{1,2})[. -]+(?<name>\p{L}+)\.?$/u,
] as const

function dateInWords(text: string, { onlyMonths = false, language }: DateHints): WrittenDate {
  for (const form of named) {
    const { day: ofMonth, name = "", year, short } = form.exec(text)?.groups ?? {}
    const month = monthCalled(name, language)
    if (month === undefined) continue
    if (year !== undefined) return ofMonth ? found(dayIn(year, `${month}`, ofMonth)) : monthOf(year, `${month}`)
    return short ? ofShort(month, short, onlyMonths) : { yearless: yearless(month, ofMonth) }
  }
  // Such as spring 2023, or 3 to 5 May 2023.
  return /\p{L}{2}/u.test(text) && /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(text) ? { date: undefined } : undefined
}

const yearless = (month: number, day = ""): string => `--${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`

/** Sep-15, as spreadsheets show both a month and a day. */
function ofShort(month: number, short: string, onlyMonths: boolean): WrittenDate {
  const number = short.slice(-2)
  const year = wholeYear(number)
  const asMonth = `${year}-${String(month).padStart(2, "0")}`
  const isYear = short.length > 2 || Number(number) > 31 || number === "00"
  return onlyMonths || isYear ? { date: asMonth } : { one: asMonth, other: yearless(month, number) }
}
