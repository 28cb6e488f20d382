import { formatMoney } from "../language/money"
import { formatNumber, formatPercent, formatShare, type PluralForms, plural } from "../language/numbers"

/** The figures of the sum behind the cost claim, each within its limits: money in whole units of the currency, costs in percent of the salary. */
export const costLimits = {
  /** A year. GraphQL's whole numbers end at 2^31. */
  salary: [1, 2_000_000_000],
  /** What an employer pays beside the salary, in percent of it. */
  employerCosts: [0, 200],
  /** Once, in percent of the salary. */
  recruiterFee: [0, 100],
  /** A week. */
  days: [1, 5],
  dayPrice: [0, 100_000_000],
  /** A year, that a client pays for. */
  weeks: [1, 52],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>

export type CostFigure = keyof typeof costLimits

/** In the order of the page and of its links. */
export const costFigures = Object.keys(costLimits) as readonly CostFigure[]

export type CostFigures = Readonly<Record<CostFigure, number>>

/** @returns whether a value is a number with at most one decimal, within the limits of a figure */
export function isWithin(figure: CostFigure, value: unknown): value is number {
  const [least, most] = costLimits[figure]
  return typeof value === "number" && Number(value.toFixed(1)) === value && value >= least && value <= most
}

/** The first year, in the currency of its figures. */
export interface CostSum {
  readonly employerCosts: number
  readonly recruiterFee: number
  /** What a full-time post costs, without equity. */
  readonly whole: number
  /** What the days of a fractional one cost. */
  readonly part: number
  /** The part in percent of the whole; above 100 if it costs more. */
  readonly percent: number
  /** The same of a second year, in which no recruiter is paid. */
  readonly secondYear: number
}

/**
 * Counts the first year of both sides. A full-time post costs its salary, what the employer pays beside it, and the recruiter's fee, both of which are quoted in
 * percent of a year's salary; a fractional one costs its days. Equity is in neither: nobody knows what it will come to.
 *
 *     whole = salary × (1 + employerCosts / 100 + recruiterFee / 100)
 *     part  = days × weeks × dayPrice
 *
 * @param figures within their limits
 */
export function costSum({ salary, days, weeks, dayPrice, ...shares }: CostFigures): CostSum {
  // Multiplied first: a percentage of a whole number is then exact.
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

/** What the words of a sum depend on, beside its figures. */
export interface CostTerms {
  /** A BCP 47 tag. */
  readonly language: string
  /** An ISO 4217 code. */
  readonly currency: string
  /** The words for the days of a week. */
  readonly days: PluralForms
  /** What the owner claims, in percent of a full-time post. */
  readonly claim: number
}

/** The figures of a sum and what follows from them, in words. */
export type WrittenCosts = ReturnType<typeof writtenCosts>

/**
 * @param figures within their limits
 * @returns the sum as the language writes it: money and percentages are rounded to whole ones
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
    percent: formatPercent(language, percent),
    secondYear: formatPercent(language, secondYear),
    employerShare: formatShare(language, figures.employerCosts),
    recruiterShare: formatShare(language, figures.recruiterFee),
    days: formatNumber(language, figures.days),
    weeks: formatNumber(language, figures.weeks),
    /** The days of a week with their word. */
    dayCount: plural(days, figures.days, language),
    /** The same with a day more, and what the first year then comes to. */
    moreDays: plural(days, more, language),
    moreShare: formatPercent(language, (percent * more) / figures.days),
    /** The claimed percentage, and the salary below which it does not hold. */
    claim: formatPercent(language, claim),
    leastSalary: money((figures.salary * percent) / claim),
  }
}
