import { valueAt } from "../../../../src/content/contract/json-path"
import { contrast, readColour } from "../../../../src/styles/colour"
import { words } from "../../../words"
import type { ContentLocation } from "../../content/location"
import { useStudio } from "../../studio-context"
import { type ControlProps, textControl } from "./control-props"

/** The site's CSS properties for its background (`paper`) and text (`ink`), by theme. */
const properties: Readonly<Record<string, { readonly paper: string; readonly ink: string }>> = {
  light: { paper: "--paper", ink: "--ink" },
  dark: { paper: "--night", ink: "--bone" },
}

/** The page's colour, for one that the owner has not set. */
function colourOf(page: Document | null | undefined, { path: [theme] }: ContentLocation, key: "paper" | "ink"): string {
  const property = properties[String(theme)]?.[key]
  const root = page?.documentElement
  return root && property ? getComputedStyle(root).getPropertyValue(property) : ""
}

/** A colour as text in CSS notation, with the system's colour picker and the contrast between background and text. */
export function ColourControl(props: ControlProps) {
  const { location, state, name } = props
  const { store, frame } = useStudio()
  const shared = textControl(props)
  const colour = readColour(shared.value)
  const isBackground = location.path.at(-1) === "paper"
  const otherKey = isBackground ? "ink" : "paper"
  const other = valueAt(store.stored({ ...location, path: location.path.slice(0, -1) }), [otherKey])
  const background = readColour(
    typeof other === "string" ? other : colourOf(frame.current?.contentDocument, location, otherKey),
  )
  return (
    <>
      <div className="beside">
        <input {...shared} type="text" dir="ltr" spellCheck={false} />
        <input
          type="color"
          aria-label={words.fields.pickColour(name)}
          value={colour?.hex ?? "#000000"}
          onChange={({ target }) => state.type(target.value)}
        />
      </div>
      {colour && background && (
        <p className="help">{words.fields.contrast(otherKey, contrast(colour.hex, background.hex))}</p>
      )}
    </>
  )
}
