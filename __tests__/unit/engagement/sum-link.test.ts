import fc from "fast-check"
import { anyFigures } from "../../../kit/cost/__tests__/support/any-figures"
import { type CostFigures, isWithin } from "../../../kit/cost/cost-sum"
import { readSum, writeSum } from "../../../src/engagement/sum/sum-link"
import { sealed } from "../../../src/ui/sealed-fragment"
import { runs } from "../../support/runs"

const sample: CostFigures = { salary: 150_000, employerCosts: 20, recruiterFee: 30, days: 2, dayPrice: 675, weeks: 48 }

test("a link gives back the figures", () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      expect(readSum(`#${writeSum(figures, "EUR")}`, "EUR", 40)).toEqual(figures)
    }),
    { numRuns: runs(300) },
  )
})

test("a link from the time when visitors could not change the weeks has those of the page", () => {
  expect(readSum(`s1=${sealed("GBP.150000.20.30.2.675")}`, "GBP", 48)).toEqual(sample)
})

test("a link that was cut is damaged", () => {
  const link = writeSum(sample, "GBP")
  const cut = Array.from({ length: link.length - 3 }, (_, length) => link.slice(0, length + 3))
  expect(new Set(cut.map((part) => readSum(part, "GBP", 48)))).toEqual(new Set(["damaged"]))
})

test("a link with a changed character is damaged", () => {
  fc.assert(
    fc.property(anyFigures, fc.nat(), fc.constantFrom(..."0123456789.-_aZ"), (figures, at, character) => {
      const link = writeSum(figures, "GBP")
      const index = 3 + (at % (link.length - 3))
      const changed = link.slice(0, index) + character + link.slice(index + 1)
      fc.pre(changed !== link)
      expect(readSum(changed, "GBP", 48)).toBe("damaged")
    }),
    { numRuns: runs(300) },
  )
})

test.each([
  ["another currency", "GBP.150000.20.30.2.675", "EUR"],
  ["too few figures", "GBP.150000.20.30.2", "GBP"],
  ["too many figures", "GBP.150000.20.30.2.675.48.1", "GBP"],
  ["a figure beyond its limits", "GBP.150000.20.30.6.675", "GBP"],
  ["a salary of nothing", "GBP.0.20.30.2.675", "GBP"],
  ["a figure below zero", "GBP.150000.20.30.2.-675", "GBP"],
  ["a figure that is left out", "GBP.150000.20..2.675", "GBP"],
  ["a figure of two decimals", "GBP.150000.20-55.30.2.675.48", "GBP"],
  ["a figure with an exponent", "GBP.15e4.20.30.2.675", "GBP"],
  ["a figure in another notation", "GBP.0x249F0.20.30.2.675", "GBP"],
])("a link with a check of its own is damaged if it has %s", (_what, text, currency) => {
  expect(readSum(`s1=${sealed(text)}`, currency, 48)).toBe("damaged")
})

test("any fragment gives nothing, is damaged, or gives figures within their limits", () => {
  const fragment = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.string().map((text) => `s1=${sealed(text)}`),
  )
  fc.assert(
    fc.property(fragment, (text) => {
      const found = readSum(text, "GBP", 48)
      if (typeof found === "object")
        expect(Object.entries(found).every(([key, value]) => isWithin(key as keyof CostFigures, value))).toBe(true)
    }),
    { numRuns: runs(1000) },
  )
})
