import { labelSetLanguages } from "../../content/label-sets/label-sets"
import { languagesOfMonths } from "../month-names"
import { writtenDate } from "../written-dates"

test.each([
  "2025/10/14",
  "2025.10.14",
  "2025-10-14T09:00",
  "2025-10-14T23:30:00Z",
  "20251014",
  "14.10.2025",
  "14. 10. 2025",
  "14.10.25",
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
  expect(writtenDate(written)).toBe("2025-10-14")
})

test("every month of every language is known, and Austria’s January", () => {
  expect(languagesOfMonths).toEqual(expect.arrayContaining([...labelSetLanguages]))
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}-02`)
  for (const language of languagesOfMonths)
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { day: "numeric", month, year: "numeric", timeZone: "UTC" })
      const written = months.map((day) => format.format(new Date(day)))
      expect(written.map((each) => writtenDate(each) ?? each)).toEqual(months)
    }
})

test.each([
  ["1.3.2027", "de", "2027-03-01"],
  ["1.3.2027", "en-US", "2027-03-01"],
  ["3/4/2027", "en-GB", "2027-04-03"],
  ["3/4/2027", "fr", "2027-04-03"],
  ["3/4/2027", "en-US", "2027-03-04"],
  ["3/4/2027", "en", undefined],
  ["3/4/2027", "ja", undefined],
  ["März 2027", "de", "2027-03"],
  ["marzec 2027", "pl", "2027-03"],
  ["28 aprile 2026", "it", "2026-04-28"],
  ["listopad 2026", "pl", "2026-11"],
  ["listopad 2026", "hr", "2026-10"],
  ["1 March", "en-GB", undefined],
  ["Mar-27", "en-GB", undefined],
  ["31. April 2027", "de", undefined],
  ["14 Foo 2025", "en", undefined],
  ["2027", "de", undefined],
  ["Spring 2026", "en-GB", undefined],
  ["By arrangement", "en-GB", undefined],
])("%j on a site in %s means %s", (written, language, date) => {
  expect(writtenDate(written, { language })).toBe(date)
})
