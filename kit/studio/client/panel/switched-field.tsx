import { useId, useState } from "react"
import type { FieldFacts } from "../../server/content/contract"
import type { ContentLocation } from "../content/location"
import { Field } from "../fields/field"
import { useStudio } from "../studio-context"
import { Switch } from "../ui/switch"

interface SwitchedFieldProps {
  readonly location: ContentLocation
  readonly field: FieldFacts
}

/** An optional value with a switch: on shows its field, off removes the value. */
export function SwitchedField({ location, field }: SwitchedFieldProps) {
  const { store } = useStudio()
  const [isAsked, setIsAsked] = useState(false)
  const id = useId()
  const unsaved = store.unsavedAt(location)
  const isStuck = unsaved !== undefined && unsaved.state.kind !== "typed" && unsaved.state.kind !== "saving"
  // If the value could not be removed, the field stays, with the reason.
  const isOn = isAsked || isStuck || store.value(location) !== undefined
  const turn = (on: boolean) => {
    setIsAsked(on)
    if (!on) store.type(location, undefined)
  }
  return (
    <div className="switched">
      <div className="name">
        <label htmlFor={id}>{field.label}</label>
        <Switch id={id} isOn={isOn} onSwitch={(isOn) => turn(isOn)} />
      </div>
      {isOn ? <Field location={location} field={field} isNameUnseen /> : <p className="help">{field.description}</p>}
    </div>
  )
}
