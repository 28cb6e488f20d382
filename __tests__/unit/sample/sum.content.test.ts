import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type CostFigures, costSum } from "../../../kit/cost/cost-sum"
import { sample } from "../../../kit/dev/support/owners"
import { writtenSum } from "../../../kit/gatsby/nodes/engagement"
import { testOfSample } from "../../support/of-sample"
import { numberOf } from "./facts"

const ofSample = testOfSample("its sums")
const read = (file: string) => JSON.parse(readFileSync(join(sample.data, file), "utf8"))

/** The page's sum, with different figures where a test says so. */
function written(changes: Partial<CostFigures> = {}) {
  const { sum } = read("pages/engagement.json")
  return writtenSum({ ...sum, ...changes }, read("site.json"))
}

const amounts = (text: string): readonly string[] => text.match(/£[\d,]*\d/g) ?? []
const percentages = (text: string): readonly string[] => text.match(/\d[\d.]*%/g) ?? []

/** What is added for those who cannot reclaim it: the United Kingdom's VAT, in percent. */
const vat = 20
const pounds = (amount: number): string => `£${amount.toLocaleString("en-GB")}`
const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`

/** What a client pays who cannot reclaim VAT: a month, and its share of the first year without and with the VAT of the recruiter. */
function withVat() {
  const { sum } = read("pages/engagement.json")
  const { part, whole } = costSum(sum)
  const paid = part * (1 + vat / 100)
  const recruiter = (sum.salary * sum.recruiterFee) / 100
  return {
    month: pounds(paid / 12),
    shares: [percent(paid, whole), percent(paid, whole + (recruiter * vat) / 100)],
  }
}

/** Public figures that the page quotes with their source and date: the pay of the Government's CTO, and what search firms take. */
const quoted = ["£100,000", "£162,500", "35%"]

/** An employer's National Insurance in 2026/27: a rate above a threshold, and what that comes to for the salary of the sum. */
function nationalInsurance(): readonly string[] {
  const [rate, threshold] = [15, 5000]
  const { salary } = read("pages/engagement.json").sum
  const contribution = ((salary - threshold) * rate) / 100
  return [`${rate}%`, pounds(threshold), pounds(contribution), percent(contribution, salary)]
}

ofSample("the sample’s sum is that of its claim and of its service’s price", () => {
  const { sum } = read("pages/engagement.json")
  const { costClaim } = read("site.json")
  expect(costSum(sum).percent).toBeLessThan(costClaim.percent)
  const { price } = read("services.json").find(({ id }: { id: string }) => id === sum.service).offer
  const month = costSum({ ...sum, days: 1 }).part / 12
  expect(price).toMatchObject({ amount: month * sum.days, currency: sum.currency, per: "month" })
  expect(JSON.stringify(read("services.json"))).toContain(
    `a third, when you need it and I have it free, for £${month.toLocaleString("en-GB")} a month`,
  )
})

ofSample("every amount on the sample’s page is a price of its services, or computed", () => {
  const services: ReadonlyArray<{ offer: { price: { amount: number } } }> = read("services.json")
  const prices = [...amounts(JSON.stringify(services)), ...services.map(({ offer }) => pounds(offer.price.amount))]
  const { salary } = read("pages/engagement.json").sum
  const sums = [written().whole, written({ days: 3 }).part, pounds(salary), withVat().month]
  const computed = [...sums, ...nationalInsurance(), ...quoted]
  const said = amounts(JSON.stringify(read("pages/engagement.json")))
  expect(said.length).toBeGreaterThan(4)
  expect(said.filter((amount) => ![...prices, ...computed].includes(amount))).toEqual([])
})

ofSample("every percentage on the sample’s page is its claim, or computed", () => {
  const { sum } = read("pages/engagement.json")
  const secondYear = written({ recruiterFee: 0 }).percent
  const claims = [read("site.json").costClaim.percent, sum.employerCosts, sum.recruiterFee].map((each) => `${each}%`)
  const shares = [secondYear, written({ days: 3 }).percent, ...withVat().shares]
  const computed = [...claims, ...shares, ...nationalInsurance(), ...quoted]
  const said = percentages(JSON.stringify(read("pages/engagement.json")))
  expect(said.filter((percentage) => !computed.includes(percentage))).toEqual([])
  expect(percentages(sum.note)).toEqual([])
})

ofSample("who cannot reclaim VAT is told what that comes to, where the price is and where the 30% is", () => {
  const { month, shares } = withVat()
  const { answer } = read("pages/engagement.json").questions.entries.find(({ id }: { id: string }) => id === "vat")
  for (const figure of [month, ...shares]) expect(answer).toContain(figure)
  expect(readFileSync(join(sample.data, "pages/own/before-you-sign.md"), "utf8")).toContain(month)
})

ofSample("a service of so many weeks at a fixed price costs what its days do", () => {
  const { dayPrice } = read("pages/engagement.json").sum
  interface Service {
    readonly offer: {
      readonly price: { readonly amount: number; readonly per: string }
      readonly length: string
      readonly includes: readonly string[]
    }
  }
  const counted = read("services.json").flatMap(({ offer: { price, length, includes } }: Service) => {
    const [weeks, days] = [length, includes[0]].map((text) => /^(\w+) (?:weeks|days a week)/.exec(text ?? "")?.[1])
    return price.per === "fixed" && weeks && days ? [[price.amount, numberOf(weeks) * numberOf(days) * dayPrice]] : []
  })
  expect(counted.length).toBeGreaterThan(1)
  for (const [price, computed] of counted) expect(price).toBe(computed)
})

/** The tables of a text whose last row has the total of the others, as the numbers of each cell. */
const totalled = readdirSync(sample.data, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .flatMap((file) =>
    readFileSync(join(sample.data, file), "utf8")
      .split("\n\n")
      .filter((block) => /\n\| \**Together\b[^\n]*\n?$/.test(block))
      .map((block) => ({ file, rows: block.trim().split("\n").slice(2).map(numbersIn) })),
  )

/** @returns the numbers of a row; for a time, its minutes */
function numbersIn(row: string): readonly number[] {
  const inMinutes = row.replace(/(?:(\d+) h)? ?(?:(\d+) min)?(?= \|)/g, (time, hours, minutes) =>
    time.trim() === "" ? time : ` ${Number(hours ?? 0) * 60 + Number(minutes ?? 0)}`,
  )
  return (inMinutes.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(",", "")))
}

const contents = readdirSync(sample.data, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:json|md)$/.test(file) && !/README|REFERENCE/.test(file))
  .map((file) => readFileSync(join(sample.data, file), "utf8"))
  .join("\n")

ofSample("no part is larger than its whole, such as seats in use or engineers who stayed", () => {
  const parts = [
    /(?<![\d.,])(?<part>\w+) of (?:the )?(?<whole>\w+)\b(?![,\d])/g,
    /\| (?<whole>\d+) \| (?<part>\d+) of \d+ \|/g,
  ]
    .flatMap((way) => [...contents.matchAll(way)])
    .map(({ 0: words, groups: { part = "", whole = "" } = {} }) => ({
      words,
      part: numberOf(part),
      whole: numberOf(whole),
    }))
    .filter(({ part, whole }) => part > 0 && whole > 0)
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter(({ part, whole }) => part > whole)).toEqual([])
})

ofSample("the startups of each stage are all that she has advised", () => {
  const [, all, ...stages] =
    /(\d+) startups since 2018: (\d+) at seed, (\d+) at Series A and (\d+) at/.exec(contents) ?? []
  expect(stages.reduce((sum, stage) => sum + Number(stage), 0)).toBe(Number(all))
})

ofSample("an audit takes the days that are free for it", () => {
  const [, days, weeks] = /leaves me (\w+) days a week for (\w+) weeks/.exec(contents) ?? []
  const [, mine] = /(\w+) days of my time/.exec(contents) ?? []
  expect(numberOf(mine ?? "")).toBe(numberOf(days ?? "") * numberOf(weeks ?? ""))
})

ofSample("a search begins in the same week wherever it is told, and nothing of it is told before", () => {
  const weeks = [...contents.matchAll(/search (?:with you from|began in) week (\w+)/g)].map(([, week]) => week)
  expect(weeks.length).toBeGreaterThan(1)
  expect(new Set(weeks).size).toBe(1)
  expect(contents.match(/first week[^.]*scorecard|scorecard[^.]*first week/)).toBeNull()
})

ofSample("only successors who could have stayed so long are said to have", () => {
  const [, hired, years, early, stayed] =
    /(\d+) full-time [^.]*succeed me\. Of the (?=\d+ who began over (\w+) years)(\d+) who .+?, (\w+) stayed that long/.exec(
      contents,
    ) ?? []
  expect(numberOf(years ?? "")).toBeGreaterThan(0)
  expect(Number(early)).toBeLessThan(Number(hired))
  expect(numberOf(stayed ?? "")).toBeLessThanOrEqual(Number(early))
  expect(contents.match(/\w+ of them stayed longer than/)).toBeNull()
})

ofSample.each([
  { number: 34, things: ["clients", "startups"] },
  { number: 38, things: ["engineers"] },
])("$number is the number of one thing alone", ({ number, things }) => {
  const counted = [...contents.matchAll(new RegExp(`(?<![\\d.,:£-])${number}(?![\\d,.]) ?\\|? ?(\\w+)`, "g"))]
  expect(counted.length).toBeGreaterThan(1)
  expect(counted.map(([, thing]) => thing).filter((thing) => !things.includes(thing ?? ""))).toEqual([])
})

ofSample("posts appear on the day of the week that the blog names", () => {
  const [, day] = /published on a (\w+)/.exec(contents) ?? []
  const days = read("posts.json").map(({ date }: { date: string }) =>
    new Date(date).toLocaleDateString("en-GB", { weekday: "long" }),
  )
  expect(new Set(days)).toEqual(new Set([day]))
})

ofSample("the last row of a table is what the others come to", () => {
  expect(totalled.length).toBeGreaterThan(1)
  for (const { file, rows } of totalled) {
    const sums = rows.at(-1)?.map((_sum, column) => rows.slice(0, -1).reduce((sum, row) => sum + (row[column] ?? 0), 0))
    expect([file, sums]).toEqual([file, rows.at(-1)])
  }
})
