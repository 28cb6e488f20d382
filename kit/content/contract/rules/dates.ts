import { isDay, isoDay, isoMonth } from "../../../language/dates"
import { writtenDate } from "../../../language/written-dates"
import { replacement } from "../../diagnostic/fix"
import { say } from "../../sentences/sentences"
import type { Rule } from "../facts"
import { blankText } from "./texts"

/** Rules for a day. */
export const dateRules: readonly Rule[] = [
  { pattern: "\\s*$", say: () => say("empty.date") },
  {
    pattern: "(?!\\d{4}-\\d{2}-\\d{2}$)",
    say: (value) => {
      // A month begins with its first day.
      const day = replacement(writtenDate(value)?.padEnd(10, "-01"))
      return say(day ? "date-form.day" : "date-form", {}, day)
    },
  },
  { test: (value) => !isDay(value), say: () => say("date-unknown") },
]

/** Rules for the date of an appearance: free text is as good as a day, but a day must exist. */
export const whenRules: readonly Rule[] = [
  blankText,
  {
    test: (value) => (isoDay.test(value) && !isDay(value)) || (isoMonth.test(value) && !isDay(`${value}-01`)),
    say: () => say("date-unknown.month"),
  },
]
