import { type CostFigures, costFigures, isWithin } from "../../../kit/cost/cost-sum"
import { sealed, unsealed } from "../../ui/sealed-fragment"

/**
 * A visitor's figures as the fragment of an address. Version 1: `s1=`, the code of the currency, the figures in the order of the page, separated by dots, and a
 * check, such as s1=GBP.150000.20.30.2.675Xy.
 *
 * @param currency an ISO 4217 code
 * @returns the fragment, without #
 */
export const writeSum = (figures: CostFigures, currency: string): string =>
  `s1=${sealed([currency, ...costFigures.map((figure) => figures[figure])].join("."))}`

/**
 * @param fragment of an address, with or without #; any text
 * @param currency of the page
 * @returns the figures in it, all within their limits; undefined for any other fragment, also one that was cut or changed, or is about another currency
 */
export function readSum(fragment: string, currency: string): CostFigures | undefined {
  const [, text = ""] = /^#?s1=([\w.-]+)$/.exec(fragment) ?? []
  const [code, ...written] = unsealed(text)?.split(".") ?? []
  if (code !== currency || written.length !== costFigures.length) return undefined
  const read = costFigures.map((figure, index): [typeof figure, number] => [figure, Number(written[index])])
  // Number() accepts texts that writeSum never writes, such as an empty one.
  const isWhole =
    written.every((number) => /^\d+$/.test(number)) && read.every(([figure, value]) => isWithin(figure, value))
  return isWhole ? (Object.fromEntries(read) as CostFigures) : undefined
}
