/** A fact that the sample states in several places. */
export interface Fact {
  readonly name: string
  readonly value: number
  /** How it is said, with the number in brackets; each way occurs. */
  readonly said: readonly RegExp[]
}

const number =
  "(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|nineteen|twenty|thirty|ninety)"

/** @returns a way to say a number, which replaces # */
const way = (text: string): RegExp => new RegExp(text.replace("#", number), "gi")

/** The year in which the sample is set, and from which its last posts are. */
const present = 2026
const [begun, sold, independent] = [2007, 2014, 2018]

/** What the sample's owner says of herself, once: the texts must all agree with it. Amounts of money are computed (sum.content.test.ts). */
export const facts: readonly Fact[] = [
  { name: "clients at once", value: 3, said: [way("take # clients at most")] },
  { name: "other clients", value: 2, said: [way("at most # other companies")] },
  { name: "the claim, in percent", value: 30, said: [way("less than #%")] },
  { name: "startups advised", value: 34, said: [way("# startups"), way("^(\\d\\d)$")] },
  { name: "independent since", value: independent, said: [way("(?:advised|myself|startups) since (\\d{4})")] },
  { name: "first engineer since", value: begun, said: [way("first engineer in (\\d{4})"), way("began in (\\d{4})")] },
  { name: "years in engineering", value: present - begun, said: [way("# years in engineering"), way("^# years$")] },
  {
    name: "years at Parcelbright",
    value: sold - begun,
    said: [way("the first # at Parcelbright"), way("day (?:in )?# years"), way("(?<=spreadsheet\\. .*)# years later")],
  },
  { name: "the sale of Parcelbright", value: sold, said: [way("acquisition in (\\d{4})")] },
  { name: "years independent", value: present - independent, said: [way("# of them independent")] },
  { name: "people at Tallyhouse before", value: 8, said: [way("from # (?:people )?to 120"), way("^# to 120$")] },
  { name: "people at Tallyhouse after", value: 120, said: [way("8 (?:people )?to (\\d+)")] },
  {
    name: "months at Tallyhouse",
    value: 26,
    said: [way("120(?: people)? in # months"), way("Tallyhouse, in # months")],
  },
  { name: "minutes of a call", value: 30, said: [way("#.minutes?(?:, no charge| call)"), way("#-minute call")] },
  { name: "months of an engagement, at least", value: 8, said: [way("# (?:to|and) fourteen months")] },
  { name: "months of an engagement, at most", value: 14, said: [way("eight (?:to|and) # months")] },
  { name: "months of an interim, at most", value: 6, said: [way("three to # months")] },
  { name: "days until an interim begins", value: 10, said: [way("within # days")] },
  { name: "weeks of overlap", value: 4, said: [way("# weeks of overlap"), way("# weeks with the successor")] },
  { name: "days of notice of a client", value: 30, said: [way("# days\u2019 notice(?! and)")] },
  { name: "weeks of an audit", value: 3, said: [way("audit takes # weeks"), way("# weeks inside your code")] },
  { name: "year of the next free place", value: 2027, said: [way("March (\\d{4})")] },
]

const words = number.slice(1, -1).split("|").slice(1)
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 19, 20, 30, 90]

/** @returns the number that a word or digits stand for */
export const numberOf = (text: string): number => {
  const index = words.indexOf(text.toLowerCase())
  return index < 0 ? Number(text) : (values[index] ?? Number.NaN)
}
