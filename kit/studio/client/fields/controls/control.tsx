import { useLayoutEffect, useRef, useState } from "react"
import type { Json } from "../../../../content/json/edit-json"
import { withLineFeeds } from "../../../../content/location/source-text"
import { iconBox, icons } from "../../../../content/pictures/icons"
import { words } from "../../../words/words"
import { nameOfChoice } from "../../content/names"
import { endByEnter } from "../../ui/one-line"
import { Switch } from "../../ui/switch"
import { CodeControl } from "./code-control"
import { ColourControl } from "./colour-control"
import { type ControlProps, textControl } from "./control-props"
import { PictureControl } from "./picture-control"
import { useTextHistory } from "./use-text-history"

/** The control for a field's kind. */
export function Control(props: ControlProps) {
  const { id, field, state, described, isWrong } = props
  const shared = textControl(props)
  switch (field.kind) {
    case "yesNo":
      return (
        <Switch
          id={id}
          isOn={state.value === true}
          aria-describedby={described}
          onSwitch={(isOn) => state.type(isOn ? true : field.required ? false : undefined)}
        />
      )
    case "choice":
      return field.choices?.every(isIcon) ? (
        <IconControl {...props} />
      ) : (
        <select {...shared} onChange={({ target }) => state.type(target.value === "" ? undefined : target.value)}>
          {(!field.required || shared.value === "") && <option value="" />}
          {shared.value !== "" && !field.choices?.includes(shared.value) && <option>{shared.value}</option>}
          {field.choices?.map((choice) => (
            <option key={choice} value={choice}>
              {field.choiceNames?.[choice] ?? nameOfChoice(choice)}
            </option>
          ))}
        </select>
      )
    case "number":
      return <input {...shared} inputMode="numeric" onChange={({ target }) => state.type(numberIn(target.value))} />
    case "date":
    case "when":
      return <DateControl {...props} />
    case "colour":
      return <ColourControl {...props} />
    case "link":
      return <LinkControl {...props} />
    case "picture":
      return <PictureControl {...props} />
    case "markup":
      return (
        <CodeControl
          id={id}
          file={props.location.file}
          described={described}
          isWrong={isWrong}
          name={props.name}
          kind="html"
          value={shared.value}
          onChange={state.type}
        />
      )
    default:
      return <TextControl {...props} />
  }
}

/** A text. Its element is written to only when something else has changed the value, and by its own undo. */
function TextControl(props: ControlProps) {
  const { value, ...shared } = textControl(props)
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isLong = (props.field.budget ?? 0) > 60 || value.length > 48
  const [isArea, setIsArea] = useState(isLong)
  // The kind of control must not change while somebody types, or the caret would be lost.
  if (isLong && !isArea && document.activeElement !== control.current) setIsArea(true)
  useTextHistory(control, value, props.state.type, isArea)
  useLayoutEffect(() => {
    if (control.current && control.current.value !== withLineFeeds(value)) control.current.value = value
  })
  return isArea ? (
    <textarea ref={control} {...shared} rows={rowsFor(value)} onKeyDown={endByEnter} />
  ) : (
    <input ref={control} {...shared} type="text" />
  )
}

/** Text that is not a number is kept as typed, for the check to report. */
const numberIn = (typed: string): Json => (/^-?\d+$/.test(typed) ? Number(typed) : typed)

/** Assumes 44 characters per line of the panel; browsers that can, size the control to its text by themselves. */
const rowsFor = (text: string): number => Math.min(12, 1 + Math.ceil(text.length / 44))

/** A date picker; with a text input beside it if the value may be a month or text, or is not a valid day. */
function DateControl(props: ControlProps) {
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

/** An address, with a link to open it. */
function LinkControl(props: ControlProps) {
  const shared = textControl(props)
  const control = useRef<HTMLInputElement>(null)
  useTextHistory(control, shared.value, props.state.type)
  const isWeb = /^https?:\/\/\S+\.\S+$/.test(shared.value)
  return (
    <>
      <input ref={control} {...shared} type="text" inputMode="url" dir="ltr" />
      {isWeb && (
        <a className="quiet" href={shared.value} target="_blank" rel="noreferrer noopener">
          {words.fields.openAddress}
        </a>
      )}
    </>
  )
}

/** A choice of icons, shown as drawings. */
function IconControl({ id, name, field, state, described }: ControlProps) {
  const choices = [...(field.required ? [] : [undefined]), ...(field.choices ?? [])]
  return (
    <fieldset className="icons" aria-describedby={described}>
      <legend className="unseen">{name}</legend>
      {choices.map((choice, index) => (
        <label key={choice ?? ""}>
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${choice}`}
            name={id}
            checked={state.value === choice}
            onChange={() => state.type(choice)}
          />
          {isIcon(choice) && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own icons, no text of the owner's.
            <svg viewBox={iconBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: icons[choice] }} />
          )}
          <span>{choice === undefined ? words.fields.noIcon : nameOfChoice(choice)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const isIcon = (name: string | undefined): name is keyof typeof icons => name !== undefined && name in icons
