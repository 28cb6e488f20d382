import { type RefObject, useEffect, useRef, useState } from "react"
import { words } from "../../words/words"
import { type ContentLocation, fieldId } from "../content/location"

interface SpotlightProps {
  readonly frame: RefObject<HTMLIFrameElement>
  /** The page's element for the chosen location. */
  readonly target: () => Element | undefined
  readonly location: ContentLocation | undefined
  readonly label: string
  /** The check's diagnostics of it. */
  readonly messages: readonly string[]
  /** The element that a click would choose. */
  readonly hovered: RefObject<Element | undefined>
}

/** In pixels of the window. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Marks {
  readonly box: Box
  /** The position of the messages, from the corner of the box. */
  readonly messages: Pick<Box, "left" | "top">
  /** The SVG path of the line from the field: to the edge of the panel, and beside the page to the height of the box. It crosses no words. */
  readonly line: string
}

/** Highlights the edited location on the page and draws a line from its field. Adds nothing to the page itself. */
export function Spotlight({ frame, target, location, label, messages, hovered }: SpotlightProps) {
  const [marks, setMarks] = useState<Marks>()
  const [under, setUnder] = useState<Box>()
  const said = useRef<HTMLUListElement>(null)

  // Events report what moves a mark from frame to frame. Everything else (a picture that loads, a section that opens, a page that disappears) is polled:
  // looking at every frame kept the browser painting 57 times a second for nothing.
  useEffect(() => {
    let last = ""
    let next: number | undefined
    let page: Document | undefined
    const look = () => {
      const shown = frame.current?.contentDocument ?? undefined
      if (shown !== page) {
        page = shown
        listenTo(page)
      }
      const found = location && marksOf(frame.current, target(), location, said.current)
      const over = boxOf(frame.current, hovered.current ?? undefined)
      const now = JSON.stringify([found, over])
      if (now !== last) {
        setMarks(found)
        setUnder(over)
      }
      last = now
    }
    const lookSoon = () => {
      next ??= requestAnimationFrame(() => {
        next = undefined
        look()
      })
    }
    const listenTo = (place: Document | undefined) => {
      for (const event of moves) place?.addEventListener(event, lookSoon, { capture: true, passive: true })
    }
    listenTo(document)
    addEventListener("resize", lookSoon)
    const timer = setInterval(look, interval)
    lookSoon()
    return () => {
      clearInterval(timer)
      if (next !== undefined) cancelAnimationFrame(next)
      removeEventListener("resize", lookSoon)
      // Earlier pages are gone, with their listeners.
      for (const place of [document, page])
        for (const event of moves) place?.removeEventListener(event, lookSoon, { capture: true })
    }
  }, [frame, target, location, hovered])

  return (
    <div className="spotlight" aria-hidden="true">
      {under && <div className="hovered" style={under} />}
      {marks && (
        <div className="picked" style={marks.box}>
          <span className="flag">{label}</span>
          {messages.length > 0 && (
            <ul ref={said} className="messages" style={marks.messages}>
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {marks?.line && (
        <svg className="leader">
          <title>{words.preview.leader}</title>
          <path d={marks.line} />
        </svg>
      )}
    </div>
  )
}

/** What moves a mark. */
const moves = ["scroll", "mouseover", "focusin"] as const

/** How often marks are polled in addition, in milliseconds. */
const interval = 100

const around = 8

/** Of the box, and of the flag above it, in pixels. */
const [border, flag] = [3, 26]

/** The line's arrow, and the distance between the points at which its path over the page is checked, in pixels. */
const arrow = 6
const step = 24

function marksOf(
  frame: HTMLIFrameElement | null,
  target: Element | undefined,
  location: ContentLocation,
  said: HTMLElement | null,
): Marks | undefined {
  const box = boxOf(frame, target)
  if (!frame || !box) return undefined
  return { box, messages: besideBox(box, frame, said?.getBoundingClientRect()), line: lineTo(box, frame, location) }
}

/**
 * Below a box, above it or beside it, where it covers the fewest buttons and words, and always on the page, never on the panel; where there is no room, within
 * the box, away from the caret.
 */
function besideBox(box: Box, frame: HTMLIFrameElement, said: DOMRect | undefined): Marks["messages"] {
  const outer = frame.getBoundingClientRect()
  const { width, height } = said ?? new DOMRect()
  const left = Math.max(outer.left, Math.min(box.left, outer.right - width)) - box.left - border
  const level = Math.max(outer.top, Math.min(box.top, outer.bottom - height)) - box.top - border
  const [below, above] = [box.height - border, -height - flag]
  const places = [
    { left, top: below },
    { left, top: above },
    { left: box.width - border, top: level },
    { left: -width - border, top: level },
  ]
  const [best] = places
    .map((place) => ({ place, there: { left: box.left + place.left, top: box.top + place.top, width, height } }))
    .filter(
      ({ there }) =>
        there.top + border >= outer.top &&
        there.top + height + border <= outer.bottom &&
        there.left + border >= outer.left &&
        there.left + width + border <= outer.right,
    )
    .map(({ place, there }) => ({ place, covered: said ? coveredBy(there, frame) : 0 }))
    .sort((one, other) => one.covered - other.covered)
  if (best) return best.place
  const selection = frame.contentDocument?.getSelection()
  const caret = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect().top : 0
  const isCaretLow = outer.top + (caret * outer.width) / frame.clientWidth > box.top + box.height / 2
  return { left, top: isCaretLow ? -border : below - height }
}

/** How much of a page lies under a box, by some points in it: what can be pressed counts more than words. */
function coveredBy(box: Box, frame: HTMLIFrameElement): number {
  const outer = frame.getBoundingClientRect()
  const scale = outer.width / frame.clientWidth
  const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
  const weights = points.map(([x, y]): number => {
    const across = (box.left + x * box.width - outer.left) / scale
    const down = (box.top + y * box.height - outer.top) / scale
    const there = frame.contentDocument?.elementFromPoint(across, down)
    return there?.closest("a, button, input, label, select, summary, textarea") ? 20 : isFilled(there) ? 1 : 0
  })
  return weights.reduce((sum, each) => sum + each, 0)
}

/** Whether an element has words of its own, or is a picture. */
const isFilled = (element: Element | null | undefined): boolean =>
  [...(element?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) ||
  element?.matches("img, svg, svg *, input") === true

function boxOf(frame: HTMLIFrameElement | null, element: Element | undefined): Box | undefined {
  if (!frame || !element?.isConnected || element.ownerDocument !== frame.contentDocument) return undefined
  const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()]
  if (inner.width === 0) return undefined
  const scale = outer.width / frame.clientWidth
  const clip = (value: number, least: number, greatest: number) =>
    Math.round(Math.min(greatest, Math.max(least, value)))
  const left = clip(outer.left + inner.left * scale - around, outer.left, outer.right)
  const right = clip(outer.left + inner.right * scale + around, outer.left, outer.right)
  const top = clip(outer.top + inner.top * scale - around, outer.top, outer.bottom)
  const bottom = clip(outer.top + inner.bottom * scale + around, outer.top, outer.bottom)
  return right - left < 2 || bottom - top < 2 ? undefined : { left, top, width: right - left, height: bottom - top }
}

function lineTo(mark: Box, frame: HTMLIFrameElement, location: ContentLocation): string {
  const outer = frame.getBoundingClientRect()
  const field = document.getElementById(fieldId(location))
  const panel = field?.closest("main")?.getBoundingClientRect()
  const control = field?.getBoundingClientRect()
  // In a narrow window, the panel is not beside the page.
  if (!panel || !control || panel.right > outer.left) return ""
  const height = Math.round(control.top + Math.min(control.height / 2, 20))
  if (height < panel.top || height > panel.bottom) return ""
  const end = Math.min(Math.max(height, mark.top), mark.top + mark.height)
  const turn = Math.round((panel.right + outer.left) / 2)
  const start = Math.round(field?.closest(".field")?.getBoundingClientRect().right ?? control.right)
  const scale = outer.width / frame.clientWidth
  const isFree = isEmptyUntil((mark.left - outer.left) / scale, (end - outer.top) / scale, frame.contentDocument)
  const reach = isFree ? mark.left : outer.left + arrow
  return `M${start} ${height}H${turn}V${end}H${Math.round(reach)}m-${arrow} -${arrow}l${arrow} ${arrow}l-${arrow} ${arrow}`
}

/** Whether a page has no words and no picture at a given height, from its edge to a point. */
function isEmptyUntil(end: number, y: number, page: Document | null): boolean {
  for (let x = 1; x < end; x += step) {
    if (isFilled(page?.elementFromPoint(x, y))) return false
  }
  return true
}
