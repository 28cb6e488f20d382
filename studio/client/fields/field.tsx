import { useEffect, useRef } from "react"
import type { FieldFacts } from "../../server/content/contract"
import { isSame, keyInWords, type Place } from "../content/location"
import { useStudio } from "../studio-context"
import { Control } from "./control"
import { fieldId } from "./field-id"
import { Problems } from "./problems"
import { Room } from "./room"
import { useField } from "./use-field"

interface FieldProps {
  readonly place: Place
  readonly field: FieldFacts
  /** What it is called, if its key does not say it. */
  readonly label?: string
}

/** A value of the content: what it is called, what belongs there, its control, how much room it has, and what the check says of it. */
export function Field({ place, field, label }: FieldProps) {
  const { chosen, choose, request } = useStudio()
  const state = useField(place, field)
  const whole = useRef<HTMLDivElement>(null)
  const id = fieldId(place)
  const isChosen = chosen !== undefined && isSame(chosen, { file: place.file, path: place.path })
  const isWrong = state.problems.some(({ severity }) => severity === "error")

  // biome-ignore lint/correctness/useExhaustiveDependencies: who is led here again is to be here again.
  useEffect(() => {
    if (!isChosen) return
    const control = document.getElementById(id)
    if (control && !whole.current?.contains(document.activeElement)) control.focus({ preventScroll: true })
    whole.current?.scrollIntoView({ block: "nearest" })
  }, [isChosen, id, request])

  const name = label ?? keyInWords(String(place.path.at(-1) ?? ""))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that its control has got the focus, which is the control's own doing.
    <div
      ref={whole}
      className={`field${isChosen ? " is-chosen" : ""}${isWrong ? " is-wrong" : ""}`}
      onFocus={() => {
        if (!isChosen) choose(place)
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
        {!field.required && <small>can be left out</small>}
      </div>
      <p className="help" id={`${id}-help`}>
        {field.description}
      </p>
      <Control {...{ id, place, field, state }} described={`${id}-help ${id}-problems`} isWrong={isWrong} name={name} />
      <Room budget={field.budget} value={state.value} />
      <Problems id={`${id}-problems`} place={place} state={state} />
    </div>
  )
}
