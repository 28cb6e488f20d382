import { amountsIn } from "../../../language/money"
import type { Rule } from "../facts"
import { blankText } from "./texts"

/** Rules for a text that a drawing measures: one number, with whatever belongs to it. */
export const amountRules: readonly Rule[] = [
  blankText,
  {
    code: "amount",
    test: (value) => amountsIn(value).length !== 1,
    message: "There has to be one number in this.",
    advice: "Write it as visitors read it, such as 26 or £61,000.",
  },
]
