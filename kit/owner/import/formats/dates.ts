const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** Names of months in the languages of these sources' exports: English. "Sept" and "September" begin with the same three letters. */
const month = "(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?"

const forms = [
  /^(?<year>\d{4})-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?(?:$|[T\s])/,
  /^(?<year>\d{4})\/(?<month>\d{1,2})(?:\/(?<day>\d{1,2}))?$/,
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/,
  new RegExp(`^${month}\\s+(?<year>\\d{4})$`, "i"),
  new RegExp(`^${month}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})`, "i"),
  new RegExp(`^(?:[a-z]{3,9},\\s*)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+${month},?\\s+(?<year>\\d{4})`, "i"),
  // LinkedIn's: 07/21/09, 12:11 PM. Its order is that of the United States in every language of its pages.
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<short>\d{2}),\s/,
]

/**
 * @param written a day or a month, as sources write them
 * @returns it in ISO 8601: 2026-11-10 or 2026-11, in the time zone in which it is written; undefined if it cannot be told for certain, such as 10/11/2026
 */
export function isoDate(written: string): string | undefined {
  const text = written.trim()
  for (const form of forms) {
    const found = form.exec(text)?.groups
    if (!found) continue
    const year = found.year ?? `20${found.short}`
    const number = found.month ?? String(months.indexOf((found.name ?? "").toLowerCase()) + 1)
    const isMonth = found.day === undefined
    const date = [year, number.padStart(2, "0"), (found.day ?? "1").padStart(2, "0")].join("-")
    return isDay(date) ? date.slice(0, isMonth ? 7 : 10) : undefined
  }
  return undefined
}

/** Date parses the 31st of a shorter month as the 1st of the next. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
