import fc from "fast-check"
import { runs } from "../../../__tests__/support/runs"
import { type CostFigures, type CostTerms, costSum, isWithin, writtenCosts } from "../cost-sum"
import { anyFigures } from "./support/any-figures"

const figures: CostFigures = { salary: 150_000, employerCosts: 20, recruiterFee: 30, days: 2, dayPrice: 675, weeks: 48 }

const terms: CostTerms = {
  language: "en-GB",
  currency: "GBP",
  days: { one: "{count} day", other: "{count} days" },
  claim: 30,
}

test("both sides of the first year are counted by hand", () => {
  expect(costSum(figures)).toEqual({
    employerCosts: 30_000,
    recruiterFee: 45_000,
    whole: 225_000,
    part: 64_800,
    percent: 28.8,
    secondYear: 36,
  })
})

test("the parts add up, and no figure within its limits breaks the sum", () => {
  fc.assert(
    fc.property(anyFigures, (any) => {
      const sum = costSum(any)
      expect(Object.values(sum).every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      expect(sum.whole).toBeCloseTo(any.salary + sum.employerCosts + sum.recruiterFee)
      expect((sum.whole * sum.percent) / 100).toBeCloseTo(sum.part, -2)
    }),
    { numRuns: runs(300) },
  )
})

test("a dearer hire makes the part smaller, and dearer days make it larger", () => {
  fc.assert(
    fc.property(anyFigures, fc.integer({ min: 1, max: 50 }), (any, more) => {
      const percent = (changes: Partial<CostFigures>) => costSum({ ...any, ...changes }).percent
      for (const key of ["salary", "employerCosts", "recruiterFee"] as const)
        expect(percent({ [key]: any[key] + more })).toBeLessThanOrEqual(percent({}))
      expect(percent({ dayPrice: any.dayPrice + more })).toBeGreaterThan(percent({}))
    }),
    { numRuns: runs(300) },
  )
})

test.each([
  ["salary", 0, false],
  ["salary", 1, true],
  ["salary", 1.5, true],
  ["employerCosts", 13.85, false],
  ["days", 5, true],
  ["days", 6, false],
  ["dayPrice", Number.NaN, false],
  ["dayPrice", "675", false],
] as const)("%s of %p is within its limits: %p", (figure, value, expected) => {
  expect(isWithin(figure, value)).toBe(expected)
})

test.each([
  ["en-GB", "GBP", "£225,000", "£64,800", "29%"],
  ["de", "EUR", "225.000\u00a0€", "64.800\u00a0€", "29\u00a0%"],
  ["pl", "PLN", "225\u00a0000\u00a0zł", "64\u00a0800\u00a0zł", "29%"],
  ["ja", "JPY", "￥225,000", "￥64,800", "29%"],
])("the sum is written as in %s, in %s", (language, currency, whole, part, percent) => {
  expect(writtenCosts(figures, { ...terms, language, currency })).toMatchObject({
    whole,
    part,
    percent,
    employerShare: expect.anything(),
  })
})

test("amounts below a whole unit are rounded", () => {
  expect(writtenCosts({ ...figures, salary: 150_001 }, terms)).toMatchObject({
    employerCosts: "£30,000",
    whole: "£225,002",
  })
})

test("a share above the claim is not rounded down to it", () => {
  const percentAt = (salary: number) => writtenCosts({ ...figures, salary }, terms).percent
  expect([144_000, 143_999, 143_000, 141_000].map(percentAt)).toEqual(["30%", "30.1%", "30.2%", "31%"])
})

test("what follows from a sum is computed: a day more, a second year, the salary at which the claim ends", () => {
  expect(writtenCosts({ ...figures, employerCosts: 20.5 }, terms)).toMatchObject({
    dayCount: "2 days",
    moreDays: "3 days",
    moreShare: "43%",
    secondYear: "36%",
    claim: "30%",
    leastSalary: "£143,522",
    employerShare: "20.5%",
  })
})
