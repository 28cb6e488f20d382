import { formatMoney } from "../language/money"
import { formatNumber, formatPercent, formatShare, type PluralForms, plural } from "../language/numbers"

/** The limits of the figures behind the cost claim: money in whole units of the currency, costs in percent of the salary. */
export const costLimits = {
  /** Per year. GraphQL's integers end below 2^31. */
  salary: [1, 2_000_000_000],
  /** What an employer pays on top of the salary, in percent of it. */
  employerCosts: [0, 200],
  /** Paid once, in percent of the salary. */
  recruiterFee: [0, 100],
  /** Per week. */
  days: [1, 5],
  dayPrice: [0, 100_000_000],
  /** Weeks per year that a client pays for. */
  weeks: [1, 52],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>

export type CostFigure = keyof typeof costLimits

/** In their order on the page and in its links. */
export const costFigures = Object.keys(costLimits) as readonly CostFigure[]

export type CostFigures = Readonly<Record<CostFigure, number>>

/** @returns whether a value is a number with at most one decimal, within the limits of a figure */
export function isWithin(figure: CostFigure, value: unknown): value is number {
  const [least, most] = costLimits[figure]
  return typeof value === "number" && Number(value.toFixed(1)) === value && value >= least && value <= most
}

/** The costs of the first year, in the currency of the figures. */
interface CostSum {
  readonly employerCosts: number
  readonly recruiterFee: number
  /** The cost of a full-time hire, without equity. */
  readonly whole: number
  /** The cost of a fractional CTO’s days. */
  readonly part: number
  /** `part` in percent of `whole`; above 100 if it costs more. */
  readonly percent: number
  /** The same for a second year, in which no recruiter is paid. */
  readonly secondYear: number
}

/**
 * Compares the costs of the first year. A full-time hire costs a salary, what the employer pays on top, and the recruiter's fee; both of these are quoted in
 * percent of a year's salary. A fractional CTO costs the days worked. Equity is in neither: nobody knows what it will be worth.
 *
 *     whole = salary × (1 + employerCosts / 100 + recruiterFee / 100)
 *     part  = days × weeks × dayPrice
 *
 * @param figures within their limits
 */
export function costSum({ salary, days, weeks, dayPrice, ...shares }: CostFigures): CostSum {
  // Multiplying first keeps a percentage of a whole number exact.
  const employerCosts = (salary * shares.employerCosts) / 100
  const recruiterFee = (salary * shares.recruiterFee) / 100
  const whole = salary + employerCosts + recruiterFee
  const part = days * weeks * dayPrice
  const percentOf = (costs: number) => (100 * part) / costs
  return {
    employerCosts,
    recruiterFee,
    whole,
    part,
    percent: percentOf(whole),
    secondYear: percentOf(salary + employerCosts),
  }
}

/** What the words for a sum depend on, apart from its figures. */
export interface CostTerms {
  /** A BCP 47 tag. */
  readonly language: string
  /** An ISO 4217 code. */
  readonly currency: string
  /** The words for the days of a week. */
  readonly days: PluralForms
  /** The cost that the owner claims, in percent of a full-time hire’s. */
  readonly claim: number
}

/** The figures of a sum and what follows from them, in words. */
export type WrittenCosts = ReturnType<typeof writtenCosts>

/**
 * @param figures within their limits
 * @returns the sum as the language writes it, with money and calculated percentages rounded to whole numbers
 */
export function writtenCosts(figures: CostFigures, { language, currency, days, claim }: CostTerms) {
  const { percent, secondYear, ...amounts } = costSum(figures)
  const money = (amount: number) => formatMoney(language, currency, amount)
  const [, mostDays] = costLimits.days
  const more = Math.min(figures.days + 1, mostDays)
  return {
    salary: money(figures.salary),
    dayPrice: money(figures.dayPrice),
    employerCosts: money(amounts.employerCosts),
    recruiterFee: money(amounts.recruiterFee),
    whole: money(amounts.whole),
    part: money(amounts.part),
    // Rounding must not hide that a share is above the claim.
    percent:
      percent > claim && Math.round(percent) <= claim
        ? formatShare(language, Math.max(percent, claim + 0.1))
        : formatPercent(language, percent),
    secondYear: formatPercent(language, secondYear),
    employerShare: formatShare(language, figures.employerCosts),
    recruiterShare: formatShare(language, figures.recruiterFee),
    days: formatNumber(language, figures.days),
    weeks: formatNumber(language, figures.weeks),
    /** The days per week, such as "2 days". */
    dayCount: plural(days, figures.days, language),
    /** The same with one day more, and the percentage that the first year then comes to. */
    moreDays: plural(days, more, language),
    moreShare: formatPercent(language, (percent * more) / figures.days),
    /** The claimed percentage, and the salary below which it does not hold. */
    claim: formatPercent(language, claim),
    leastSalary: money((figures.salary * percent) / claim),
  }
}
