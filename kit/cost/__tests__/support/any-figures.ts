import fc from "fast-check"
import { type CostFigures, costLimits } from "../../cost-sum"

const upToOneDecimal = ([least, most]: readonly [number, number]) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10)
/** Figures of the sum behind the cost claim, each anywhere within its limits. */
export const anyFigures: fc.Arbitrary<CostFigures> = fc.record({
  salary: upToOneDecimal(costLimits.salary),
  employerCosts: upToOneDecimal(costLimits.employerCosts),
  recruiterFee: upToOneDecimal(costLimits.recruiterFee),
  days: upToOneDecimal(costLimits.days),
  dayPrice: upToOneDecimal(costLimits.dayPrice),
  weeks: upToOneDecimal(costLimits.weeks),
})
