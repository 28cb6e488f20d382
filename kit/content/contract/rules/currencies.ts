import type { Rule } from "../facts"
import { blankText } from "./texts"

const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code)

/** Rules for the code of a currency. */
export const currencyRules: readonly Rule[] = [
  blankText,
  {
    code: "currency",
    test: (value) => !isCurrency(value),
    message: "This is not the code of a currency.",
    advice: "Write its three letters by ISO 4217, such as EUR, GBP or USD.",
    fix: (value) => {
      const capitals = value.trim().toUpperCase()
      return isCurrency(capitals) ? [capitals] : undefined
    },
  },
]
