import type { InputHTMLAttributes } from "react"
import { contrast, parseColour } from "../../../../content/colours/palette"
import { words } from "../../../words/words"
import { colourAt } from "../../content/colours"
import { useStudio } from "../../studio-context"
import { type ControlProps, textControl } from "./control-props"

interface ColourInputProps {
  /** The attributes of the text. */
  readonly text: InputHTMLAttributes<HTMLInputElement> & { readonly value: string }
  readonly name: string
  /** The colour in use if none is set. */
  readonly inUse: string | undefined
  readonly onType: (colour: string) => void
}

/** A colour as text, with the system's colour picker. */
export const ColourInput = ({ text, name, inUse, onType }: ColourInputProps) => (
  <div className="beside">
    <input {...text} type="text" dir="ltr" spellCheck={false} />
    <input
      type="color"
      aria-label={words.fields.pickColour(name)}
      value={parseColour(text.value)?.hex ?? inUse ?? "#000000"}
      onChange={({ target }) => onType(target.value)}
    />
  </div>
)

/** A colour as text in CSS notation, with the system's colour picker, the colour in use if none is set, and the contrast between background and text. */
export function ColourControl(props: ControlProps) {
  const { location, state, name } = props
  const { colours } = useStudio()
  const shared = textControl(props)
  const colour = parseColour(shared.value)
  const otherKey = location.path.at(-1) === "paper" ? "ink" : "paper"
  const inUse = colours && colourAt(colours, location)
  const other = colours && colourAt(colours, { ...location, path: [...location.path.slice(0, -1), otherKey] })
  return (
    <>
      <ColourInput text={shared} name={name} inUse={inUse} onType={state.type} />
      {shared.value === "" && inUse && <p className="help">{words.fields.colourNotSet(inUse)}</p>}
      {colour && other && <p className="help">{words.fields.contrast(otherKey, contrast(colour.hex, other))}</p>}
    </>
  )
}
