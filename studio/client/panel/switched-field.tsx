import { useId, useState } from "react"
import type { FieldFacts } from "../../server/content/contract"
import { keyInWords, type Place } from "../content/location"
import { Field } from "../fields/field"
import { useStudio } from "../studio-context"

interface SwitchedFieldProps {
  readonly place: Place
  readonly field: FieldFacts
}

/** A value that is given or not, by a switch: on, its field is there; off, it is left out. */
export function SwitchedField({ place, field }: SwitchedFieldProps) {
  const { store } = useStudio()
  const [isAsked, setIsAsked] = useState(false)
  const id = useId()
  const isOn = isAsked || store.stored(place) !== undefined || store.unsavedAt(place) !== undefined
  const turn = (on: boolean) => {
    setIsAsked(on)
    if (!on) store.type(place, undefined)
  }
  const key = String(place.path.at(-1))
  return (
    <div className="switched">
      <div className="name">
        <label htmlFor={id}>{words[key] ?? keyInWords(key)}</label>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={({ target }) => turn(target.checked)}
        />
      </div>
      {isOn ? <Field place={place} field={field} /> : <p className="help">{field.description}</p>}
    </div>
  )
}

const words: Readonly<Record<string, string>> = {
  publishOn: "Published on a day to come",
  externalUrl: "Appeared elsewhere",
}
