import { words } from "../../../words"
import { type ControlProps, textControl } from "./control-props"

/** A date picker; with a text input beside it if the value may be a month or text, or is no valid day. */
export function DateControl(props: ControlProps) {
  const { field, state, name } = props
  const shared = textControl(props)
  const day = /^\d{4}-\d\d-\d\d$/.test(shared.value) ? shared.value : ""
  if (field.kind === "date" && (day || shared.value === "")) return <input {...shared} type="date" />
  return (
    <div className="beside">
      <input {...shared} type="text" />
      <input
        type="date"
        aria-label={words.fields.pickDate(name)}
        value={day}
        onChange={({ target }) => state.type(target.value)}
      />
    </div>
  )
}
