import { spokenLanguage, told } from "../../../content/sentences/sentences"
import { isDay, languagesOfMonths, monthCalled } from "../../../language/dates"

/** What a date in a source means. Nothing is guessed, and nothing is dropped. */
interface DateReading {
  /** In ISO 8601, 2026-11-10 or 2026-11; a year alone; or words that say a year, as they are written. In the time zone in which it is written. */
  readonly date?: string
  /** A question for the owner if the date is ambiguous. */
  readonly question?: string
}

/** What the context of a date says about it. */
export interface DateHints {
  /** Which of 03/04/2024 comes first. */
  readonly order?: "day" | "month" | undefined
  /** The source writes months with years, and no days: a spreadsheet makes Sep-15 of Sep 2015. */
  readonly onlyMonths?: boolean
}

/** In characters. No date is longer, even with its time and the name of its time zone. */
const maxLength = 100

/**
 * @param written a day, a month or a year, as sources and spreadsheets write them, in any language that the kit has words in
 * @param hints what is known about it
 * @returns the date, or the question; neither for an empty text
 */
export function readDate(written: string, hints: DateHints = {}): DateReading {
  const whole = written.normalize().replace(/\s+/g, " ").trim()
  if (whole === "" || /^[-–—?]+$|^0000-00-00/.test(whole)) return {}
  if (whole.length > maxLength) return { question: told("import.date.none", { text: `${whole.slice(0, maxLength)}…` }) }
  const { text, isAmerican } = withoutTime(withoutWeekday(whole))
  const order = isAmerican ? "month" : hints.order
  const found = inNumbers(text, { ...hints, order }) ?? dateInWords(text, hints) ?? "uncertain"
  if (typeof found === "object" && "date" in found) return { date: found.date ?? whole }
  if (typeof found !== "object") return { question: told(`import.date.${found}`, { text: whole }) }
  return { question: told("import.date.either", { text: whole, ...found }) }
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

/** A date that is undefined is kept in the words in which it is written. */
type Found =
  | { readonly date: string | undefined }
  | { readonly one: string; readonly other: string }
  | "impossible"
  | "uncertain"
  | "yearless"
  | undefined

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

const isMonthNumber = (number: string): boolean => Number(number) >= 1 && Number(number) <= 12

function day(year: string, month: string, ofMonth: string): Found {
  const date = `${wholeYear(year)}-${month.padStart(2, "0")}-${ofMonth.padStart(2, "0")}`
  return isDay(date) ? { date } : "impossible"
}

const monthOf = (year: string, month: string): Found =>
  isMonthNumber(month) ? { date: `${wholeYear(year)}-${month.padStart(2, "0")}` } : "impossible"

/** The century of 09 and of 98. */
const wholeYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 70 ? "20" : "19"}${year.padStart(2, "0")}`

/** The days that spreadsheets count from the end of 1899, for 1970 to 2099 (ECMA-376, part 1, 18.17.4.1). */
const serials = { first: 25_569, last: 73_050, day: 86_400_000 } as const

function inNumbers(text: string, { order }: DateHints): Found {
  if (/^(?:19|20)\d{2}$/.test(text)) return { date: text }
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(text)
  if (serial) {
    const days = Number(serial[1])
    if (days < serials.first || days > serials.last) return undefined
    return { date: new Date((days - serials.first) * serials.day).toISOString().slice(0, 10) }
  }
  const [, year = "", sign, month = "", ofMonth] = /^(\d{4})([-/. ])(\d{1,2})(?:\2(\d{1,2}))?$/.exec(text) ?? []
  if (sign !== undefined) return ofMonth === undefined ? monthOf(year, month) : day(year, month, ofMonth)
  const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text)
  if (compact) return day(compact[1] ?? "", compact[2] ?? "", compact[3] ?? "")
  const three = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})\.?$/.exec(text)
  if (three) return ofThree(three, order)
  const [, one = "", end = ""] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return end === "" ? undefined : monthOf(end, one)
}

/** With dots, the day comes first by every standard. Otherwise a number above 12 is the day; if that does not decide it, the owner is asked. */
function ofThree([, one = "", sign, other = "", year = ""]: RegExpExecArray, order: DateHints["order"]): Found {
  const [dayFirst, monthFirst] = [day(year, other, one), day(year, one, other)]
  const [isDayFirst, isMonthFirst] = [dayFirst, monthFirst].map((each) => each !== "impossible")
  // 24-03-05 may begin with its year.
  if (sign === "-" && year.length === 2) return undefined
  if (!isDayFirst && !isMonthFirst) return "impossible"
  if (!isMonthFirst) return dayFirst
  if (!isDayFirst) return monthFirst
  if (sign === "." || one === other || order === "day") return dayFirst
  if (order === "month") return monthFirst
  return { one: inFull(dayFirst), other: inFull(monthFirst) }
}

/** Writes a date in the language of the question. */
const written = (date: string | number, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(spokenLanguage() === "en" ? "en-GB" : spokenLanguage(), { ...form, timeZone: "UTC" }).format(
    new Date(date),
  )

const inFull = (found: Found): string =>
  typeof found === "object" && "date" in found && found.date ? written(found.date, { dateStyle: "long" }) : ""

const named = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|º|\.)?[ .-]*(?:(?:de|of) )?(?<name>\p{L}+)[ .,-]*(?:del? )?'?(?<year>\d{4}|\d{2})(?: ?r\.?)?$/iu,
  /^(?<name>\p{L}+)\.? (?<day>\d{1,2})(?:st|nd|rd|th|\.)?,? (?<year>\d{4})$/iu,
  /^(?<year>\d{4})[ ,.-]+(?<name>\p{L}+)\.?(?:[ .,-]+(?<day>\d{1,2})\.?)?$/u,
  /^(?<name>\p{L}+)\.?,?(?: de[l']?)?[ /-]*(?<year>\d{4})(?: ?r\.?)?$/iu,
  /^(?<name>\p{L}+)\.?[ -](?<short>['’]?\d{2})$/u,
  /^(?<day>\d{1,2})[. -]+(?<name>\p{L}+)\.?$/u,
] as const

function dateInWords(text: string, { onlyMonths = false }: DateHints): Found {
  for (const form of named) {
    const { day: ofMonth, name = "", year, short } = form.exec(text)?.groups ?? {}
    const month = monthCalled(name)
    if (month === undefined) continue
    if (year !== undefined) return ofMonth === undefined ? monthOf(year, `${month}`) : day(year, `${month}`, ofMonth)
    if (short !== undefined) return ofShort(month, short, onlyMonths)
    return "yearless"
  }
  // Such as spring 2023, or 3 to 5 May 2023.
  return /\p{L}{2}/u.test(text) && /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(text) ? { date: undefined } : undefined
}

/** Sep-15, as spreadsheets show both a month and a day. */
function ofShort(month: number, short: string, onlyMonths: boolean): Found {
  const number = short.slice(-2)
  const asMonth = monthOf(number, `${month}`)
  const isYear = short.length > 2 || Number(number) > 31 || number === "00"
  if (onlyMonths || isYear) return asMonth
  const [year, day] = [Number(wholeYear(number)), Number(number)]
  return {
    one: written(Date.UTC(year, month - 1), { month: "long", year: "numeric" }),
    other: written(Date.UTC(2024, month - 1, day), { month: "long", day: "numeric" }),
  }
}
