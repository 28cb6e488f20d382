import { type RefObject, useEffect, useRef, useState } from "react"
import { words } from "../../words"
import { useStudio } from "../studio-context"
import { lead, wasAsked } from "./lead"
import { LeftOutNote } from "./left-out-note"
import { reloadWhenThere } from "./missing-page"
import { PageWait } from "./page-wait"

export const widths = [
  ["phone", 390],
  ["tablet", 820],
  ["desktop", 1280],
] as const

export type Theme = "auto" | "light" | "dark"

interface StageProps {
  readonly frame: RefObject<HTMLIFrameElement>
  /** The address of the page to show. */
  readonly address: string
  readonly width: number
  readonly theme: Theme
  /** The page has loaded. */
  readonly onLoad: () => void
  /** The page shows another address because a link was followed. */
  readonly onMove: (address: string) => void
}

/** The page in its frame, with the width of the chosen device, scaled down to the room available. */
export function Stage({ frame, address, width, theme, onLoad, onMove }: StageProps) {
  const { api, content } = useStudio()
  const isReady = content.start.now === undefined
  const [isDrawn, setIsDrawn] = useState(false)
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

  // The page navigates without a load and without telling the window around it.
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

  useEffect(() => reloadWhenThere(() => frame.current, api.isThere), [frame, api])

  useEffect(() => dress(frame.current, theme), [frame, theme])

  // The page draws itself some time after it has loaded, without an event.
  useEffect(() => {
    if (!isReady || isDrawn) return
    const timer = setInterval(() => setIsDrawn(hasWords(frame.current)), 100)
    return () => clearInterval(timer)
  }, [frame, isReady, isDrawn])

  const scale = Math.min(1, size.width / width)
  const [device] = widths.find(([, pixels]) => pixels === width) ?? []
  const name = device ? words.topBar.widths[device] : words.stage.otherWidth
  const percent = Math.round(scale * 100)
  return (
    <section className="stage" aria-label={words.stage.page}>
      <p className="dim" style={{ width: Math.min(size.width, width * scale) }}>
        <span>{words.stage.size(name, width, percent)}</span>
      </p>
      <LeftOutNote address={address} />
      <div className="page-area" ref={area}>
        {isReady && (
          <PageFrame
            {...{ frame, address }}
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
        )}
        {!isDrawn && <PageWait start={content.start} />}
      </div>
    </section>
  )
}

interface PageFrameProps {
  readonly frame: RefObject<HTMLIFrameElement>
  readonly address: string
  readonly style: React.CSSProperties
  readonly onLoad: () => void
}

/** The frame begins at an address; from then on it moves by itself, or is led. */
function PageFrame({ frame, address, style, onLoad }: PageFrameProps) {
  const [first] = useState(address)
  return <iframe ref={frame} title={words.stage.page} src={first} style={style} onLoad={onLoad} />
}

/** Whether the page shows something; also if it is of another site, which may not be read. */
function hasWords(frame: HTMLIFrameElement | null): boolean {
  if (!frame) return false
  const page = frame.contentDocument
  return page === null || (page.body?.innerText.trim() ?? "") !== ""
}

const sizeOf = ({ width, height }: DOMRectReadOnly) => ({ width, height })

/** @returns the path that the frame shows; undefined while it loads, or shows another site */
function addressIn(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const location = frame?.contentWindow?.location
    return location?.protocol.startsWith("http") ? location.pathname : undefined
  } catch {
    // Another origin, which may not be read.
    return undefined
  }
}

/** Sets the theme with the attribute that the site's own switch uses; the browser's stored choice stays as it is. */
function dress(frame: HTMLIFrameElement | null, theme: Theme): void {
  const root = frame?.contentDocument?.documentElement
  if (!root) return
  if (theme === "auto") delete root.dataset.theme
  else root.dataset.theme = theme
}
