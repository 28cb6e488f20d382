import fc from "fast-check"
import { type CostFigures, costLimits } from "../../cost-sum"

const integer = ([min, max]: readonly [number, number]) => fc.integer({ min, max })
/** Figures of the sum behind the cost claim, each anywhere within its limits. */
export const anyFigures: fc.Arbitrary<CostFigures> = fc.record({
  salary: integer(costLimits.salary),
  employerCosts: integer(costLimits.employerCosts),
  recruiterFee: integer(costLimits.recruiterFee),
  days: integer(costLimits.days),
  dayPrice: integer(costLimits.dayPrice),
})
