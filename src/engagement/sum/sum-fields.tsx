import { useId, useState } from "react"
import { type CostFigure, type CostFigures, costFigures, costLimits, isWithin } from "../../../kit/cost/cost-sum"
import { amountsIn } from "../../../kit/language/money"
import { formatNumber } from "../../../kit/language/numbers"
import * as controlStyles from "../../ui/controls/controls.module.css"
import { useSite } from "../../ui/site-context"
import { fill } from "../../ui/text/fill"
import * as styles from "./sum.module.css"

interface SumFieldsProps {
  sum: Pick<Queries.SumFragment, "currency" | "words">
  figures: CostFigures
  onChange: (figures: CostFigures) => void
  onReset: () => void
}

/** The fields for a visitor's own figures. They need script, and are not printed. */
export function SumFields({ sum: { currency, words }, figures, onChange, onReset }: SumFieldsProps) {
  const about: Readonly<Record<CostFigure, readonly [label: string, unit: string]>> = {
    salary: [words.salary, currency],
    employerCosts: [words.employerCosts, "%"],
    recruiterFee: [words.recruiterFee, "%"],
    days: [words.daysLabel, ""],
    dayPrice: [words.dayPrice, currency],
    weeks: [words.weeks, ""],
  }
  return (
    <fieldset className={`${styles.fields} ${controlStyles.scripted}`}>
      <legend>{words.own}</legend>
      {costFigures.map((figure) => (
        <SumField
          key={figure}
          figure={figure}
          about={about[figure]}
          value={figures[figure]}
          invalid={words.invalid}
          onChange={(value) => onChange({ ...figures, [figure]: value })}
        />
      ))}
      <button type="button" className={controlStyles.plain} onClick={onReset}>
        {words.reset}
      </button>
    </fieldset>
  )
}

interface SumFieldProps {
  figure: CostFigure
  about: readonly [label: string, unit: string]
  value: number
  /** The error message for a text that is not a number within the limits. */
  invalid: string
  onChange: (value: number) => void
}

/** A field that accepts numbers in any notation. Invalid text stays in the field, but does not count. */
function SumField({ figure, about: [label, unit], value, invalid, onChange }: SumFieldProps) {
  const { language } = useSite()
  const [typed, setTyped] = useState({ text: String(value), value })
  /** What counts if the edited text is refused: typing 60 passes through 6, which was never meant. */
  const [before, setBefore] = useState(value)
  const mistakeId = useId()
  // Reset, or read from a link.
  if (typed.value !== value) setTyped({ text: String(value), value })
  const isCounted = readFigure(figure, typed.text) === value
  const [least, most] = costLimits[figure]
  const written = (number: number) => formatNumber(language, number)
  const change = (text: string) => {
    const read = readFigure(figure, text)
    const counted = read ?? before
    setTyped({ text, value: counted })
    if (counted !== value) onChange(counted)
  }
  return (
    <div>
      <label>
        <span>
          {label}
          {unit && <small> {unit}</small>}
        </span>
        <input
          className={controlStyles.entry}
          inputMode="decimal"
          autoComplete="off"
          value={typed.text}
          aria-invalid={!isCounted}
          aria-describedby={isCounted ? undefined : mistakeId}
          onFocus={() => setBefore(value)}
          onChange={({ target }) => change(target.value)}
        />
      </label>
      {!isCounted && (
        <p id={mistakeId} role="alert">
          {fill(invalid, { least: written(least), most: numberInWords(language, most), counted: written(value) })}
        </p>
      )}
    </div>
  )
}

/** 2 billion, not 2,000,000,000: nobody counts zeros. */
const numberInWords = (language: string, number: number): string =>
  new Intl.NumberFormat(language, { notation: "compact", compactDisplay: "long" }).format(number)

function readFigure(figure: CostFigure, text: string): number | undefined {
  const [amount, ...others] = amountsIn(text)
  return others.length === 0 && !/[-\u2212]/.test(text) && isWithin(figure, amount) ? amount : undefined
}
