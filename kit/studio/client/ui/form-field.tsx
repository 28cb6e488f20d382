import type { ReactNode } from "react"
import { words } from "../../words/words"

interface FormFieldProps {
  /** Of the control. */
  readonly id: string
  readonly name: string
  readonly help?: string | undefined
  readonly isOptional?: boolean | undefined
  /** What is wrong with its value. */
  readonly mistake?: string | undefined
  /** The button that mends it. */
  readonly fix?: ReactNode
  readonly children: ReactNode
}

/** @returns the ids of what describes a control */
export const describedBy = (id: string): string => `${id}-help ${id}-mistake`

/** A control of a form with its name, its help and what is wrong with its value. */
export const FormField = ({ id, name, help, isOptional = false, mistake, fix, children }: FormFieldProps) => (
  <div className={mistake === undefined ? "field" : "field is-wrong"}>
    <div className="name">
      <label htmlFor={id}>{name}</label>
      {isOptional && <small>{words.fields.optional}</small>}
    </div>
    {help !== undefined && (
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    )}
    {children}
    <div id={`${id}-mistake`} aria-live="polite">
      {mistake !== undefined && <p className="diagnostic error">{mistake}</p>}
      {fix}
    </div>
  </div>
)
