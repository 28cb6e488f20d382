import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { isBelowRoute, isLeftOut, optionalRoutes } from "../../../content/contract/site-addresses"
import { type StartState, startSteps } from "../../model/start-state"
import { words } from "../../words/words"
import { pagesOff } from "../content/location"
import { showDraft, useShowPage } from "../panel/menus/shown-switch"
import { useStudio } from "../studio-context"
import { StepList } from "../ui/step-list"
import { draftAt, pageAt } from "../view/pages"
import { deviceWidths, type Theme } from "../view/view-store"
import { reloadWhenAvailable } from "./missing-page"
import { useBehind } from "./use-behind"
import { useFrameAddress } from "./use-frame-address"

/** As on a phone: a narrow window has no room for more. */
const [[, narrowest]] = deviceWidths

/** How many letters of a text that is behind are said. */
const maxSaid = 60

interface PreviewFrameProps {
  /** The page has loaded. */
  readonly onLoad: () => void
  /** The page does not show what is edited. */
  readonly isNowhere: boolean
}

/** The page in its frame, with the width of the chosen device, scaled down to the room available. */
export function PreviewFrame({ onLoad, isNowhere }: PreviewFrameProps) {
  const { api, content, frame, view } = useStudio()
  const { address, theme } = view
  const isNarrow = useNarrow()
  const width = isNarrow ? narrowest : view.width
  const isReady = content.start.now === undefined
  const isThere = useCallback((address: string) => api.send("POST page", { address }), [api])
  const isShown = useFrameAddress({ frame, isReady, address, isThere, onMove: view.followFrame })
  const behind = useBehind(frame)
  /** A page has been shown: while its successor loads, the note is above it. */
  const [hasShown, setHasShown] = useState(false)
  if (isShown && !hasShown) setHasShown(true)
  const area = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useEffect(() => {
    const { current } = area
    if (!current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(sizeOf(entry.contentRect)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => reloadWhenAvailable(() => frame.current, isThere), [frame, isThere])

  useEffect(() => applyTheme(frame.current, theme), [frame, theme])

  const scale = Math.min(1, size.width / width)
  const [device] = deviceWidths.find(([, pixels]) => pixels === width) ?? []
  const name = device ? words.topBar.widths[device] : words.preview.otherWidth
  const percent = Math.round(scale * 100)
  const note =
    behind === undefined ? isNowhere && words.preview.nowhere : words.preview.behind(behind.trim().slice(0, maxSaid))
  return (
    <section className="preview-frame" aria-label={words.preview.page} aria-busy={!isShown}>
      <p className="dim" style={{ width: Math.min(size.width, width * scale) }}>
        <span>{!note && words.preview.size(name, width, percent)}</span>
        {/* In place of the size, so that the page below does not move. */}
        <b role="status">{note}</b>
      </p>
      <UnseenNote address={address} />
      <div className="page-area" ref={area}>
        {isReady && (
          <PageFrame
            frame={frame}
            address={address}
            isInert={hasShown && !isShown}
            style={{
              width,
              height: size.height / (scale || 1),
              transform: `scale(${scale})`,
              marginLeft: Math.max(0, (size.width - width * scale) / 2),
            }}
            onLoad={() => {
              applyTheme(frame.current, theme)
              onLoad()
            }}
          />
        )}
        {!isShown && <PageWait start={content.start} isAbovePage={hasShown} />}
      </div>
    </section>
  )
}

interface PageFrameProps {
  readonly frame: RefObject<HTMLIFrameElement>
  readonly address: string
  /** It shows a page that is about to be replaced: nothing in it can be chosen. */
  readonly isInert: boolean
  readonly style: React.CSSProperties
  readonly onLoad: () => void
}

/** The frame begins at an address; from then on it navigates by itself, or the studio moves it. */
function PageFrame({ frame, address, isInert, style, onLoad }: PageFrameProps) {
  const [first] = useState(address)
  useEffect(() => {
    if (frame.current) frame.current.inert = isInert
  }, [frame, isInert])
  return <iframe ref={frame} title={words.preview.page} src={first} style={style} onLoad={onLoad} />
}

const sizeOf = ({ width, height }: DOMRectReadOnly) => ({ width, height })

/** Sets the theme with the attribute that the site's own switch uses; the browser's stored choice stays as it is. */
function applyTheme(frame: HTMLIFrameElement | null, theme: Theme): void {
  const root = frame?.contentDocument?.documentElement
  if (!root) return
  if (theme === "auto") delete root.dataset.theme
  else root.dataset.theme = theme
}

/** As in styles/narrow.css. */
const narrow = () => matchMedia("(max-width: 60rem)")

function subscribe(listener: () => void) {
  const query = narrow()
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}

/** @returns whether the window is so narrow that the page is above its fields and shown as on a phone */
const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches)

/** Says that visitors do not get the page at an address, since it is left out or a draft, and shows it to them; empty for all others. */
export function UnseenNote({ address }: { readonly address: string }) {
  const { store, pages } = useStudio()
  const show = useShowPage()
  const route = optionalRoutes.find((each) => isBelowRoute(address, each))
  const shown = pageAt(pages, address)
  const draft = shown && draftAt(shown)
  // Before the page that it is on: a blog that was left out for lack of posts appears with its first one.
  if (draft && store.stored(draft) === true)
    return <Unseen why={words.leavingOut.draft} onShow={() => showDraft(store, draft, true)} />
  if (route && isLeftOut(address, store.stored(pagesOff)))
    return <Unseen why={words.leavingOut.note} onShow={() => void show(route)} />
  return null
}

interface UnseenProps {
  readonly why: string
  readonly onShow: () => void
}

const Unseen = ({ why, onShow }: UnseenProps) => (
  <p className="left-out">
    {why}{" "}
    <button type="button" className="quiet" onClick={onShow}>
      {words.leavingOut.show}
    </button>
  </p>
)

interface PageWaitProps {
  readonly start: StartState
  /** The former page is still there, and fades. */
  readonly isAbovePage: boolean
}

/** Replaces the page while it loads; while the preview starts, shows its steps. */
function PageWait({ start: { done, now }, isAbovePage }: PageWaitProps) {
  if (!now)
    return (
      <div className={isAbovePage ? "page-wait is-above" : "page-wait"}>
        <p role="status">{words.start.loading}</p>
      </div>
    )
  return (
    <div className="page-wait">
      <h3>{words.start.waiting}</h3>
      <StepList steps={startSteps.map((step) => [step, words.start.steps[step]] as const)} done={done} now={now} />
      <p>{words.start.meanwhile}</p>
    </div>
  )
}
