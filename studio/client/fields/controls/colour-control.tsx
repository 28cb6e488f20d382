import { contrast, readColour } from "../../../../src/styles/colour"
import { words } from "../../../words"
import { colourAt } from "../../stage/colours"
import { useStudio } from "../../studio-context"
import { type ControlProps, textControl } from "./control-props"

/** A colour as text in CSS notation, with the system's colour picker, the colour in use if none is set, and the contrast between background and text. */
export function ColourControl(props: ControlProps) {
  const { location, state, name } = props
  const { colours } = useStudio()
  const shared = textControl(props)
  const colour = readColour(shared.value)
  const otherKey = location.path.at(-1) === "paper" ? "ink" : "paper"
  const inUse = colours && colourAt(colours, location)
  const other = colours && colourAt(colours, { ...location, path: [...location.path.slice(0, -1), otherKey] })
  return (
    <>
      <div className="beside">
        <input {...shared} type="text" dir="ltr" spellCheck={false} />
        <input
          type="color"
          aria-label={words.fields.pickColour(name)}
          value={colour?.hex ?? inUse ?? "#000000"}
          onChange={({ target }) => state.type(target.value)}
        />
      </div>
      {shared.value === "" && inUse && <p className="help">{words.fields.colourNotSet(inUse)}</p>}
      {colour && other && <p className="help">{words.fields.contrast(otherKey, contrast(colour.hex, other))}</p>}
    </>
  )
}
