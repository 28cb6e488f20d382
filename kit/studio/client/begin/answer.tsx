import type { ReactNode } from "react"
import { words } from "../../words/words"

interface AnswerProps {
  /** Of the control. */
  readonly id: string
  readonly name: string
  readonly help: string
  readonly isOptional?: boolean
  readonly mistake: string | undefined
  readonly children: ReactNode
}

/** @returns the ids of what describes a control */
export const describedBy = (id: string): string => `${id}-help ${id}-mistake`

/** A question with its control, and what is wrong with the answer. */
export const Answer = ({ id, name, help, isOptional = false, mistake, children }: AnswerProps) => (
  <div className={mistake === undefined ? "field" : "field is-wrong"}>
    <div className="name">
      <label htmlFor={id}>{name}</label>
      {isOptional && <small>{words.fields.optional}</small>}
    </div>
    <p className="help" id={`${id}-help`}>
      {help}
    </p>
    {children}
    <div id={`${id}-mistake`} aria-live="polite">
      {mistake !== undefined && <p className="diagnostic error">{mistake}</p>}
    </div>
  </div>
)
