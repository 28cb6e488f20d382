import { useId } from "react"
import type { OfferedField } from "../../server/import/shown-candidate"
import { words } from "../../words/words"

interface CandidateFieldProps {
  readonly field: OfferedField
  readonly value: string
  /** What is wrong with it. */
  readonly message: string | undefined
  readonly onChange: (value: string) => void
}

/** A value of a candidate, which is not in the content yet. */
export function CandidateField({ field, value, message, onChange }: CandidateFieldProps) {
  const id = useId()
  const { kind, label: name, description, required, choices, budget = 0 } = field
  // By what it was at first: another element would lose the focus while somebody types.
  const isLong = kind === "list" || budget > 60 || field.value.length > 48
  const shared = {
    id,
    value,
    dir: "auto" as const,
    "aria-describedby": `${id}-help ${id}-wrong`,
    "aria-invalid": message !== undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <div className={message === undefined ? "field" : "field is-wrong"}>
      <div className="name">
        <label htmlFor={id}>{name}</label>
        {!required && <small>{words.fields.optional}</small>}
      </div>
      <p className="help" id={`${id}-help`}>
        {description}
      </p>
      {choices ? (
        <select {...shared}>
          {!choices.includes(value) && <option>{value}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...shared} rows={2} />
      ) : (
        <input {...shared} type="text" />
      )}
      <p className={message === undefined ? "unseen" : "diagnostic error"} id={`${id}-wrong`}>
        {message}
      </p>
    </div>
  )
}
