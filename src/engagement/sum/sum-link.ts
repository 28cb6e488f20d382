import { type CostFigures, costFigures, isWithin } from "../../../kit/cost/cost-sum"
import { sealed, unsealed } from "../../ui/sealed-fragment"

/**
 * A visitor's figures as the fragment of an address. Version 1: `s1=`, the code of the currency, the figures in the order of `costFigures`, separated by dots,
 * and a check, such as s1=GBP.150000.13-8.30.2.675.48Xy. A hyphen stands for the decimal point.
 *
 * @param currency an ISO 4217 code
 * @returns the fragment, without #
 */
export const writeSum = (figures: CostFigures, currency: string): string =>
  `s1=${sealed([currency, ...costFigures.map((figure) => String(figures[figure]).replace(".", "-"))].join("."))}`

/**
 * @param fragment of an address, with or without #; any text
 * @param currency of the page
 * @param weeks of the page, for links made before visitors could change them
 * @returns the figures in it, all within their limits; "damaged" if it was cut off or changed, or has another currency; undefined for any other fragment
 */
export function readSum(fragment: string, currency: string, weeks: number): CostFigures | "damaged" | undefined {
  const [, text] = /^#?s1=(.*)$/s.exec(fragment) ?? []
  if (text === undefined) return undefined
  const [code, ...written] = unsealed(text)?.split(".") ?? []
  if (written.length === costFigures.length - 1) written.push(String(weeks))
  const read = costFigures.map((figure, index) => [figure, figureIn(written[index])] as const)
  const isSound = code === currency && written.length === costFigures.length
  return isSound && read.every(([figure, value]) => isWithin(figure, value))
    ? (Object.fromEntries(read) as CostFigures)
    : "damaged"
}

/** @returns the number in a text that writeSum wrote; NaN for any other text */
const figureIn = (text = ""): number => (/^\d+(?:-\d)?$/.test(text) ? Number(text.replace("-", ".")) : Number.NaN)
