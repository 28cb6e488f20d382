import fc from "fast-check"
import { runs } from "../../../__tests__/support/runs"
import { type CostFigures, costSum, isWithin, writtenCosts } from "../cost-sum"
import { anyFigures } from "./support/any-figures"

const figures: CostFigures = { salary: 150_000, employerCosts: 20, recruiterFee: 30, days: 2, dayPrice: 675 }

test("both sides of the first year are counted by hand", () => {
  expect(costSum(figures, 48)).toEqual({
    employerCosts: 30_000,
    recruiterFee: 45_000,
    whole: 225_000,
    part: 64_800,
    percent: 28.8,
  })
})

const anyWeeks = fc.integer({ min: 1, max: 52 })

test("the parts add up, and no figure within its limits breaks the sum", () => {
  fc.assert(
    fc.property(anyFigures, anyWeeks, (any, weeks) => {
      const sum = costSum(any, weeks)
      expect(Object.values(sum).every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      expect(sum.whole).toBe(any.salary + sum.employerCosts + sum.recruiterFee)
      expect((sum.whole * sum.percent) / 100).toBeCloseTo(sum.part, -2)
    }),
    { numRuns: runs(300) },
  )
})

test("what makes the post dearer makes the part smaller, and what makes the days dearer makes it larger", () => {
  fc.assert(
    fc.property(anyFigures, anyWeeks, fc.integer({ min: 1, max: 50 }), (any, weeks, more) => {
      const percent = (changes: Partial<CostFigures>) => costSum({ ...any, ...changes }, weeks).percent
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
  ["salary", 1.5, false],
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
  expect(writtenCosts(language, currency, figures, 48)).toMatchObject({
    whole,
    part,
    percent,
    employerShare: expect.anything(),
  })
})

test("amounts below a whole unit are rounded", () => {
  expect(writtenCosts("en-GB", "GBP", { ...figures, salary: 150_001 }, 48)).toMatchObject({
    employerCosts: "£30,000",
    whole: "£225,002",
  })
})
