import { useEffect, useRef } from "react"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words"
import { type ContentLocation, isSame, keyInWords } from "../content/location"
import { useStudio } from "../studio-context"
import { Control } from "./controls/control"
import { Diagnostics } from "./diagnostics"
import { fieldId } from "./field-id"
import { LengthMeter } from "./length-meter"
import { useField } from "./use-field"

interface FieldProps {
  readonly location: ContentLocation
  readonly field: FieldFacts
  /** What it is called, if its key does not say it. */
  readonly label?: string
}

/** A value of the content: what it is called, what belongs there, its control, how long it may be, and what the check says of it. */
export function Field({ location, field, label }: FieldProps) {
  const { chosen, choose, request } = useStudio()
  const state = useField(location, field)
  const whole = useRef<HTMLDivElement>(null)
  const id = fieldId(location)
  const isChosen = chosen !== undefined && isSame(chosen, { file: location.file, path: location.path })
  const isWrong = state.diagnostics.some(({ severity }) => severity === "error")

  // biome-ignore lint/correctness/useExhaustiveDependencies: who is led here again is to be here again.
  useEffect(() => {
    if (!isChosen) return
    const control = document.getElementById(id)
    if (control && !whole.current?.contains(document.activeElement)) control.focus({ preventScroll: true })
    // What is under the pointer while it is pressed stays there, or it would miss what it was pressed on.
    if (!whole.current?.matches(":active")) whole.current?.scrollIntoView({ block: "nearest" })
  }, [isChosen, id, request])

  const name = label ?? keyInWords(String(location.path.at(-1) ?? ""))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that its control has got the focus, which is the control's own doing.
    <div
      ref={whole}
      className={`field${isChosen ? " is-chosen" : ""}${isWrong ? " is-wrong" : ""}`}
      onFocus={() => {
        if (!isChosen) choose(location)
      }}
      onBlur={state.commit}
      onKeyDown={({ key }) => {
        if (key === "Enter") state.commit()
      }}
    >
      <div className="name">
        <label htmlFor={id} id={`${id}-name`}>
          {name}
        </label>
        {!field.required && <small>{words.fields.optional}</small>}
      </div>
      <p className="help" id={`${id}-help`}>
        {field.description}
      </p>
      <Control
        {...{ id, location, field, state }}
        described={`${id}-help ${id}-diagnostics`}
        isWrong={isWrong}
        name={name}
      />
      <LengthMeter budget={field.budget} value={state.value} />
      <Diagnostics id={`${id}-diagnostics`} location={location} state={state} />
    </div>
  )
}
