import { languagesOfMonths } from "../../../language/dates"
import { writtenDay } from "../../contract/rules/written-days"
import { labelSetLanguages } from "../../label-sets/label-sets"

test.each([
  "2025/10/14",
  "2025.10.14",
  "2025-10-14T09:00",
  "20251014",
  "14.10.2025",
  "14. 10. 2025",
  "10/14/2025",
  "14/10/2025",
  "14. Oktober 2025",
  "14.Oktober 2025",
  "14. Okt. 2025",
  "14 October 2025",
  "October 14, 2025",
  "Oct 14, 2025",
  "14th October 2025",
  "14-Oct-2025",
  "2025 October 14",
  "14 octobre 2025",
  "14 de octubre de 2025",
  "14 października 2025 r.",
  " 14. oktober 2025 ",
])("%s is read as a day", (written) => {
  expect(writtenDay(written)).toBe("2025-10-14")
})

test("every month of every language is known, and Austria’s January", () => {
  expect(languagesOfMonths).toEqual(expect.arrayContaining([...labelSetLanguages]))
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}-02`)
  for (const language of languagesOfMonths)
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { day: "numeric", month, year: "numeric", timeZone: "UTC" })
      const written = months.map((day) => format.format(new Date(day)))
      expect(written.map((each) => writtenDay(each) ?? each)).toEqual(months)
    }
})

test.each([
  ["with dots, which some people write month first", "03.04.2025", "2025-04-03"],
  ["with a time zone, in which it may be another day", "2025-10-14T23:30:00Z", "2025-10-14"],
  ["with words behind it", "2025-10-14 or later", "2025-10-14"],
])("a day %s is the one that is suggested", (_what, written, day) => {
  expect(writtenDay(written)).toBe(day)
})

test.each([
  "03/04/2025",
  "1 March",
  "Oktober 2025",
  "31. April 2025",
  "14 Foo 2025",
  "14.10.25",
  "Tuesday, 14 May 2025",
])("%s is no day that could be told", (written) => {
  expect(writtenDay(written)).toBeUndefined()
})
