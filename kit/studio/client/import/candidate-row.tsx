import { useId, useState } from "react"
import type { OfferedField, ShownCandidate } from "../../server/import/shown-candidate"
import { words } from "../../words/words"
import { useRequest } from "../content/use-request"
import { useStudio } from "../studio-context"
import { describedBy, FormField } from "../ui/form-field"
import type { Import } from "./use-import"

interface CandidateRowProps extends Pick<Import, "choice" | "check"> {
  readonly candidate: ShownCandidate
}

/** How long somebody pauses in typing before a value is checked, in milliseconds. */
const checkPauseMs = 300

/** A candidate with its box, what it lacks, what was lost from it, and its fields. */
export function CandidateRow({ candidate, choice, check }: CandidateRowProps) {
  const { title, notes, parts, fields } = candidate
  const { store } = useStudio()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const edits = choice.editsOf(candidate)
  const lacks = choice.lacksOf(candidate)
  const isChosen = choice.isChosen(candidate)

  const isNeeded = Object.keys(edits).length > 0
  useRequest(store, () => check(candidate), { on: [edits], pauseMs: checkPauseMs, isNeeded })

  return (
    <li>
      <label className="check">
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => {
            choice.toggle(candidate, target.checked)
            // Open its fields, in which what is missing can be written.
            if (target.checked && lacks.length > 0) setIsOpen(true)
          }}
        />
        <span dir="auto">{edits.title?.trim() || title}</span>
      </label>
      <div id={`${id}-about`} className="about">
        {!isOpen &&
          lacks.map(({ key, message, isNeeded }) => (
            <p key={key} className={`diagnostic ${isNeeded ? "error" : "warning"}`}>
              {message}
            </p>
          ))}
        {parts.length > 0 && <p>{words.importing.parts(parts)}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {fields.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>
            {words.importing.look}
            <span className="unseen">: {title}</span>
          </summary>
          {isOpen &&
            fields.map((field) => (
              <CandidateField
                key={field.key}
                field={field}
                value={edits[field.key] ?? field.value}
                message={lacks.find(({ key }) => key === field.key)?.message}
                onChange={(value) => choice.edit(candidate, field.key, value)}
              />
            ))}
        </details>
      )}
    </li>
  )
}

interface CandidateFieldProps {
  readonly field: OfferedField
  readonly value: string
  /** What is wrong with it. */
  readonly message: string | undefined
  readonly onChange: (value: string) => void
}

/** A value of a candidate, which is not in the content yet. */
function CandidateField({ field, value, message, onChange }: CandidateFieldProps) {
  const id = useId()
  const { kind, label: name, description, required, choices, budget = 0 } = field
  // Decided by the original value: a control that changes while somebody types would lose the focus.
  const isLong = kind === "list" || budget > 60 || field.value.length > 48
  const shared = {
    id,
    value,
    dir: "auto" as const,
    "aria-describedby": describedBy(id),
    "aria-invalid": message !== undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <FormField id={id} name={name} help={description} isOptional={!required} mistake={message}>
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
    </FormField>
  )
}
