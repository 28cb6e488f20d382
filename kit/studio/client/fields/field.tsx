import { useEffect, useRef } from "react"
import { isError } from "../../../content/diagnostic/diagnostic"
import type { Selected } from "../../model/written-place"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import { type ContentLocation, fieldId, isSamePlace } from "../content/location"
import { amongExisting } from "../content/names"
import { OtherPlacesNote } from "../replace/other-places"
import { useStudio } from "../studio-context"
import { Control } from "./controls/control"
import { useField } from "./controls/use-field"
import { Diagnostics } from "./diagnostics"
import { RenameNote } from "./rename-note"

interface FieldProps {
  readonly location: ContentLocation
  readonly field: FieldFacts
  /** Its name, if not the contract's. */
  readonly label?: string
  /** Something beside it already shows the name. */
  readonly isNameUnseen?: boolean
}

/** A value of the content: its name, description, control, length and diagnostics. */
export function Field({ location, field: given, label, isNameUnseen = false }: FieldProps) {
  const { chosen, view, content } = useStudio()
  const field = amongExisting(given, location, content)
  const state = useField(location, field)
  const whole = useRef<HTMLDivElement>(null)
  /** Whether the pointer has just moved the focus here: a second press must hit the same letter. */
  const isPressed = useRef(false)
  const id = fieldId(location)
  const isChosen = chosen !== undefined && isSamePlace(chosen, location)
  const isWrong = state.diagnostics.some(isError)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request brings the field into view again.
  useEffect(() => {
    if (!isChosen) return
    const control = document.getElementById(id)
    const { selection, isInPage } = view.chosen ?? {}
    if (control && !isInPage) {
      const isEntered = !whole.current?.contains(document.activeElement)
      if (isEntered) control.focus({ preventScroll: true })
      if (isEntered || selection) selectIn(control, selection)
    }
    if (!isPressed.current) whole.current?.scrollIntoView({ block: "nearest" })
    isPressed.current = false
  }, [isChosen, id, view.request])

  const name = label ?? field.label
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: these are events of the control inside, which is interactive.
    <div
      ref={whole}
      className={`field${isChosen ? " is-chosen" : ""}${isWrong ? " is-wrong" : ""}`}
      onFocus={() => {
        if (isChosen) return
        isPressed.current = whole.current?.matches(":active") === true
        view.choose(location)
      }}
      onBlur={state.commit}
      onKeyDown={({ key }) => {
        // Before the focus moves on: the value's messages, and their buttons, may disappear with it.
        if (key === "Enter" || key === "Tab") state.commit()
      }}
    >
      <div className={isNameUnseen ? "unseen" : "name"}>
        <label htmlFor={id} id={`${id}-name`}>
          {name}
        </label>
        {!field.required && <small>{words.fields.optional}</small>}
      </div>
      <p className="help" id={`${id}-help`}>
        {field.description}
      </p>
      <Control
        id={id}
        location={location}
        field={field}
        state={state}
        described={`${id}-help ${id}-diagnostics`}
        isWrong={isWrong}
        name={name}
      />
      <LengthMeter budget={field.budget} value={state.value} />
      <Diagnostics id={`${id}-diagnostics`} location={location} state={state} />
      {field.isName && <RenameNote location={location} />}
      <OtherPlacesNote location={location} field={field} />
    </div>
  )
}

/** Selects a part of a text; without one the caret goes to its end. */
function selectIn(control: HTMLElement, selection: Selected | undefined): void {
  const isText =
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === "text")
  if (!isText) return
  const { length } = control.value
  control.setSelectionRange(selection?.start ?? length, selection?.end ?? length)
}

interface LengthMeterProps {
  readonly budget: number | undefined
  readonly value: unknown
}

/** A text's length against its budget, as a bar and as text. Tags do not count. */
function LengthMeter({ budget, value }: LengthMeterProps) {
  if (budget === undefined || typeof value !== "string") return null
  const length = [...value.replace(/<[^>]*>/g, "")].length
  const isOver = length > budget
  return (
    <div className={isOver ? "length-meter is-over" : "length-meter"}>
      <span className="track" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * length) / budget)}%` }} />
      </span>
      <span>{words.fields.length(length, budget, isOver)}</span>
    </div>
  )
}
