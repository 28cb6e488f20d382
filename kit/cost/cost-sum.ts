import { formatMoney } from "../language/money"
import { formatNumber, formatPercent } from "../language/numbers"

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
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>

export type CostFigure = keyof typeof costLimits

/** In the order of the page and of its links. */
export const costFigures = Object.keys(costLimits) as readonly CostFigure[]

export type CostFigures = Readonly<Record<CostFigure, number>>

/** @returns whether a value is a whole number within the limits of a figure */
export function isWithin(figure: CostFigure, value: unknown): value is number {
  const [least, most] = costLimits[figure]
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
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
}

/**
 * Counts the first year of both sides. A full-time post costs its salary, what the employer pays beside it, and the recruiter's fee, both of which are quoted in
 * percent of a year's salary; a fractional one costs its days. Equity is in neither: nobody knows what it will come to.
 *
 *     whole = salary × (1 + employerCosts / 100 + recruiterFee / 100)
 *     part  = days × weeks × dayPrice
 *
 * @param figures within their limits
 * @param weeks a year that a client pays for
 */
export function costSum({ salary, days, dayPrice, ...shares }: CostFigures, weeks: number): CostSum {
  // Multiplied first: a percentage of a whole number is then exact.
  const employerCosts = (salary * shares.employerCosts) / 100
  const recruiterFee = (salary * shares.recruiterFee) / 100
  const whole = salary + employerCosts + recruiterFee
  const part = days * weeks * dayPrice
  return { employerCosts, recruiterFee, whole, part, percent: (100 * part) / whole }
}

/** A sum and its figures, in words; the shares are what a cost is of the salary. */
export type WrittenCosts = Readonly<
  Record<keyof CostSum | "salary" | "days" | "weeks" | "dayPrice" | "employerShare" | "recruiterShare", string>
>

/**
 * @param language a BCP 47 tag
 * @param currency an ISO 4217 code
 * @param figures within their limits
 * @param weeks a year that a client pays for
 * @returns the sum as the language writes it: money and percentages are rounded to whole ones
 */
export function writtenCosts(language: string, currency: string, figures: CostFigures, weeks: number): WrittenCosts {
  const { percent, ...amounts } = costSum(figures, weeks)
  const money = (amount: number) => formatMoney(language, currency, amount)
  return {
    salary: money(figures.salary),
    dayPrice: money(figures.dayPrice),
    employerCosts: money(amounts.employerCosts),
    recruiterFee: money(amounts.recruiterFee),
    whole: money(amounts.whole),
    part: money(amounts.part),
    percent: formatPercent(language, percent),
    employerShare: formatPercent(language, figures.employerCosts),
    recruiterShare: formatPercent(language, figures.recruiterFee),
    days: formatNumber(language, figures.days),
    weeks: formatNumber(language, weeks),
  }
}
