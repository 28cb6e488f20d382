import { contrast, readColour } from "../../../src/styles/colour"
import { valueAt } from "../content/place"
import { useStudio } from "../studio-context"
import { type ControlProps, textControl } from "./text-control"

/** A colour as a text in any form of CSS, with the system's chooser, and how well it can be told from its ground. */
export function ColourControl(props: ControlProps) {
  const { place, state, name } = props
  const { store } = useStudio()
  const shared = textControl(props)
  const colour = readColour(shared.value)
  const isGround = place.path.at(-1) === "paper"
  const otherKey = isGround ? "ink" : "paper"
  const other = valueAt(store.stored({ ...place, path: place.path.slice(0, -1) }), [otherKey])
  const ground = typeof other === "string" ? readColour(other) : undefined
  return (
    <>
      <div className="beside">
        <input {...shared} type="text" dir="ltr" spellCheck={false} />
        <input
          type="color"
          aria-label={`${name}, from a palette`}
          value={colour?.hex ?? "#000000"}
          onChange={({ target }) => state.type(target.value)}
        />
      </div>
      {colour && ground && (
        <p className="help">
          Contrast with the {otherKey}: {contrast(colour.hex, ground.hex).toFixed(1)} to 1
        </p>
      )}
    </>
  )
}
