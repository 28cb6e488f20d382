import { type RefObject, useEffect, useRef, useState } from "react"
import { words } from "../../words"
import { useStudio } from "../studio-context"
import { lead, wasAsked } from "./lead"

export const widths = [
  ["phone", 390],
  ["tablet", 820],
  ["desktop", 1280],
] as const

export type Theme = "auto" | "light" | "dark"

interface StageProps {
  readonly frame: RefObject<HTMLIFrameElement>
  /** The address with which the page is opened. */
  readonly address: string
  readonly width: number
  readonly theme: Theme
  /** The page is there, or there anew. */
  readonly onLoad: () => void
  /** Somebody has followed a link in it, and it shows another address. */
  readonly onMove: (address: string) => void
}

/** The page, as wide as it is on the chosen device, and as large as there is room for. */
export function Stage({ frame, address, width, theme, onLoad, onMove }: StageProps) {
  const { api } = useStudio()
  const [first] = useState(address)
  const seen = useRef(address)
  const area = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useEffect(() => {
    const { current } = area
    if (!current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(sizeOf(entry.contentRect)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  // The page moves within itself without a load, and says nothing of it to the window around it.
  useEffect(() => {
    const timer = setInterval(() => {
      const now = addressIn(frame.current)
      if (now === undefined || now === seen.current) return
      seen.current = now
      if (!wasAsked(now)) onMove(now)
    }, 250)
    return () => clearInterval(timer)
  }, [frame, onMove])

  useEffect(() => {
    const now = addressIn(frame.current)
    if (now !== undefined && now !== address) lead(frame.current, address, api.isThere)
  }, [frame, address, api])

  useEffect(() => dress(frame.current, theme), [frame, theme])

  const scale = Math.min(1, size.width / width)
  const [device] = widths.find(([, pixels]) => pixels === width) ?? []
  const name = device ? words.topBar.widths[device] : words.stage.otherWidth
  const percent = Math.round(scale * 100)
  return (
    <section className="stage" aria-label={words.stage.page}>
      <p className="dim" style={{ width: Math.min(size.width, width * scale) }}>
        <span>{words.stage.size(name, width, percent)}</span>
      </p>
      <div className="page-area" ref={area}>
        <iframe
          ref={frame}
          title={words.stage.page}
          src={first}
          style={{
            width,
            height: size.height / (scale || 1),
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (size.width - width * scale) / 2),
          }}
          onLoad={() => {
            dress(frame.current, theme)
            onLoad()
          }}
        />
      </div>
    </section>
  )
}

const sizeOf = ({ width, height }: DOMRectReadOnly) => ({ width, height })

/** @returns the path that the frame shows; nothing while it loads, or shows another site */
function addressIn(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const location = frame?.contentWindow?.location
    return location?.protocol.startsWith("http") ? location.pathname : undefined
  } catch {
    // Another origin, which tells nothing.
    return undefined
  }
}

/** The site's own switch sets the same attribute; what the visitor's browser remembers stays as it is. */
function dress(frame: HTMLIFrameElement | null, theme: Theme): void {
  const root = frame?.contentDocument?.documentElement
  if (!root) return
  if (theme === "auto") delete root.dataset.theme
  else root.dataset.theme = theme
}
