import { type RefObject, useEffect, useState } from "react"
import type { Place } from "../content/place"
import { fieldId } from "../fields/field-id"

interface SpotlightProps {
  readonly frame: RefObject<HTMLIFrameElement>
  /** What the page shows of the chosen place. */
  readonly target: () => Element | undefined
  readonly place: Place | undefined
  readonly label: string
}

/** Where the marks are drawn, in pixels of the window. */
interface Marks {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The line from the field: along its height to the edge of the panel, then to the place. */
  readonly line: string
}

/** Marks on the page the place that is being edited, and draws the line from its field. Nothing is put into the page itself. */
export function Spotlight({ frame, target, place, label }: SpotlightProps) {
  const [marks, setMarks] = useState<Marks>()

  // The page may scroll, load a picture or become another at any moment; asking for one rectangle a frame is cheaper than to hear of all of it.
  useEffect(() => {
    let last = ""
    const look = () => {
      const found = place && marksOf(frame.current, target(), place)
      const now = JSON.stringify(found ?? null)
      if (now !== last) setMarks(found)
      last = now
      next = requestAnimationFrame(look)
    }
    let next = requestAnimationFrame(look)
    return () => cancelAnimationFrame(next)
  }, [frame, target, place])

  if (!marks) return null
  const { left, top, width, height, line } = marks
  return (
    <div className="spotlight" aria-hidden="true">
      <div className="picked" style={{ left, top, width, height }}>
        <span className="flag">{label}</span>
      </div>
      {line && (
        <svg className="leader">
          <title>From the field to its place</title>
          <path d={line} />
        </svg>
      )}
    </div>
  )
}

const around = 8

function marksOf(frame: HTMLIFrameElement | null, target: Element | undefined, place: Place): Marks | undefined {
  if (!frame || !target?.isConnected) return undefined
  const [outer, inner] = [frame.getBoundingClientRect(), target.getBoundingClientRect()]
  if (inner.width === 0) return undefined
  const scale = outer.width / frame.clientWidth
  const clip = (value: number, least: number, greatest: number) =>
    Math.round(Math.min(greatest, Math.max(least, value)))
  const left = clip(outer.left + inner.left * scale - around, outer.left, outer.right)
  const right = clip(outer.left + inner.right * scale + around, outer.left, outer.right)
  const top = clip(outer.top + inner.top * scale - around, outer.top, outer.bottom)
  const bottom = clip(outer.top + inner.bottom * scale + around, outer.top, outer.bottom)
  if (right - left < 2 || bottom - top < 2) return undefined
  return { left, top, width: right - left, height: bottom - top, line: lineTo({ left, top, bottom }, outer, place) }
}

function lineTo(mark: Record<"left" | "top" | "bottom", number>, frame: DOMRect, place: Place): string {
  const field = document.getElementById(fieldId(place))
  const panel = field?.closest("main")?.getBoundingClientRect()
  const control = field?.getBoundingClientRect()
  // On a narrow window the panel lies over the page.
  if (!panel || !control || panel.right > frame.left) return ""
  const height = Math.round(control.top + Math.min(control.height / 2, 20))
  if (height < panel.top || height > panel.bottom) return ""
  const end = Math.min(Math.max(height, mark.top), mark.bottom)
  const turn = Math.round((panel.right + frame.left) / 2)
  return `M${Math.round(control.right)} ${height}H${turn}V${end}H${mark.left}`
}
