import { isDay, isoDay, isoMonth } from "../../../language/dates"
import type { Rule } from "../facts"
import { blankText } from "./texts"
import { writtenDay } from "./written-days"

const noSuchDay = { code: "date-unknown", message: "There is no such day in the calendar." } as const

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
    isCertain: (value) => writtenDay(value)?.isCertain === true,
    fix: (value) => {
      const found = writtenDay(value)
      return found && [found.day]
    },
  },
  {
    ...noSuchDay,
    test: (value) => !isDay(value),
    advice: "Write a day that exists, as 2026-11-10.",
  },
]

/** Rules for the date of an appearance: free text is as good as a day, but a day must exist. */
export const whenRules: readonly Rule[] = [
  blankText,
  {
    ...noSuchDay,
    test: (value) => (isoDay.test(value) && !isDay(value)) || (isoMonth.test(value) && !isDay(`${value}-01`)),
    advice: "Write a day that exists, as 2026-11-10, or a month, as 2026-11.",
  },
]
