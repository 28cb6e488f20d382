import { memoized } from "./dates"

/** The languages in which the kit has words, and Austrian German, in which January is Jänner. */
export const languagesOfMonths = ["en", "de", "fr", "es", "pl", "de-AT"]

/**
 * @param name full or short
 * @param language a BCP 47 tag: its names come first
 * @returns the number of the month; undefined if the name is unknown, or means different months in different languages
 */
export function monthCalled(name: string, language?: string): number | undefined {
  const known = language === undefined ? [] : [[language]]
  return [...known, languagesOfMonths].map((each) => monthsByName(each.join()).get(plain(name))).find(Boolean)
}

const monthsByName = memoized((languages): ReadonlyMap<string, number> => {
  // Other short forms that spreadsheets and people use.
  const found = new Map<string, Set<number>>([
    ["sept", new Set([9])],
    ["mrz", new Set([3])],
  ])
  // Polish has another form of the name next to a day.
  for (const language of languages.split(","))
    for (const length of ["long", "short"] as const)
      for (const day of [{}, { day: "numeric" }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...day, month: length, timeZone: "UTC" })
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2026, month - 1, 1))
          const name = plain(parts.find(({ type }) => type === "month")?.value ?? "")
          found.set(name, new Set([...(found.get(name) ?? []), month]))
        }
      }
  return new Map(
    [...found].flatMap(([name, [month, ...others]]) => (month && others.length === 0 ? [[name, month]] : [])),
  )
})

const plain = (name: string): string => name.normalize().toLowerCase().replaceAll(".", "")
