import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { NewKind } from "../server/content/new-things"
import { words } from "../words"
import { Changes } from "./changes/changes"
import { useChanges } from "./changes/use-changes"
import type { ContentStore } from "./content/content-store"
import type { TextMatch } from "./content/find"
import { type ContentLocation, isSame, isWithin } from "./content/location"
import type { Api } from "./content/sync/api"
import { type Page, pageAt, pageOf, pagesOf } from "./pages"
import { Elsewhere } from "./panel/elsewhere"
import { Panel } from "./panel/panel"
import { type Section, sectionsOf } from "./panel/sections"
import { settingAt } from "./panel/setting-at"
import { type Clicked, clickedAt } from "./stage/clicks"
import { listenTo } from "./stage/listen"
import { Spotlight } from "./stage/spotlight"
import { Stage, type Theme, widths } from "./stage/stage"
import { useTarget } from "./stage/use-target"
import { StudioContext, type StudioContextValue, useContent } from "./studio-context"
import { TopBar } from "./top-bar"
import { useKeys } from "./use-keys"
import { useNarrow } from "./use-narrow"

interface AppProps {
  readonly api: Api
  readonly store: ContentStore
  readonly frame: React.RefObject<HTMLIFrameElement>
}

/** The studio: the fields of the content beside the page that shows them. */
export function App({ api, store, frame }: AppProps) {
  const content = useContent(store)
  const [kinds, setKinds] = useState<readonly NewKind[]>([])
  /** The address belongs to another run of the studio. */
  const [isUnknown, setIsUnknown] = useState(false)
  const [address, setAddress] = useState("/")
  const [chosenPage, setChosenPage] = useState<string>()
  const [section, setSection] = useState<ContentLocation & { readonly isText?: boolean }>()
  const [chosen, setChosen] = useState<TextMatch>()
  const [clicked, setClicked] = useState<Clicked>()
  const [width, setWidth] = useState<number>(1280)
  const [theme, setTheme] = useState<Theme>("auto")
  const [isEditing, setIsEditing] = useState(true)
  const [isPublishing, setIsPublishing] = useState(false)
  const [request, setRequest] = useState(0)
  const isNarrow = useNarrow()
  const hovered = useRef<Element>()
  const { changes, count, refresh } = useChanges(api, store, content)

  useEffect(() => {
    void store.asked(api.kinds).then((found) => {
      setKinds(found ?? [])
      setIsUnknown(found === undefined)
    })
  }, [api, store])
  useKeys(store)

  const { docs, contract } = content ?? {}
  const pages = useMemo(() => (docs && contract ? pagesOf(docs, contract) : []), [docs, contract])
  const page = pages.find(({ key }) => key === chosenPage) ?? pageAt(pages, address) ?? pages[0]
  const sections = useMemo(() => (page && content ? sectionsOf(page, content) : []), [page, content])
  const open = sections.find(
    (each) =>
      section &&
      isSame(each.location, { file: section.file, path: section.path }) &&
      Boolean(each.isText) === Boolean(section.isText),
  )

  const goTo = useCallback((next: Page) => {
    setChosenPage(next.key)
    setSection(undefined)
    setChosen(undefined)
    setClicked(undefined)
    if (next.address) setAddress(next.address)
  }, [])

  /** Opens the section of a location, preferably on the current page. */
  const lead = useCallback(
    (location: TextMatch, on?: Page) => {
      if (!content) return
      const found = settingAt(location, content.docs.get(location.file)?.text) ?? location
      const next = pageOf(pages, found, on)
      if (next && next !== on) {
        setChosenPage(next.key)
        if (next.address) setAddress(next.address)
      }
      const inside = next ? sectionsOf(next, content) : []
      const best = inside
        .filter((each) => isWithin(found, each.location) && found.path.length > 0 !== Boolean(each.isText))
        .sort((a, b) => b.location.path.length - a.location.path.length)[0]
      setSection(best && { ...best.location, ...(best.isText ? { isText: true } : {}) })
      setChosen(found)
      setRequest((number) => number + 1)
    },
    [content, pages],
  )

  // An edit has changed the page's address: the frame follows.
  const shown = useRef(page)
  useEffect(() => {
    const before = shown.current
    shown.current = page
    if (page?.address && before?.key === page.key && before.address === address && page.address !== address)
      setAddress(page.address)
  }, [page, address])

  const location = useMemo(() => chosen && { file: chosen.file, path: chosen.path }, [chosen])
  const target = useTarget(frame, store, location)
  const now = useRef({ lead, page, isEditing })
  now.current = { lead, page, isEditing }

  const listen = () => {
    const shown = frame.current?.contentDocument
    if (!shown) return
    listenTo(shown, {
      isEditing: () => now.current.isEditing,
      onHover: (element) => {
        hovered.current = element
      },
      onChoose: (element) => {
        const found = clickedAt(element, store)
        const [first] = found?.matches ?? []
        if (!found || !first) {
          const text = element.textContent?.trim().slice(0, 60) ?? ""
          return store.say({ words: words.stage.notEditable(text) })
        }
        target.set(found.target)
        setClicked(found)
        now.current.lead(first, now.current.page)
      },
    })
  }

  if (!content) return <p className="wait">{isUnknown ? words.connection.over : words.window.loading}</p>
  if (!page) return <p className="wait">{words.window.noContent}</p>
  const studio: StudioContextValue = {
    ...{ store, api, content, kinds, frame },
    chosen: location,
    request,
    open: (next) => {
      setIsPublishing(false)
      lead({ ...next, value: "" }, page)
    },
    choose: (next) => {
      if (location && isSame(location, next)) return
      target.set(undefined)
      setClicked(undefined)
      setChosen({ ...next, value: "" })
    },
  }
  return (
    <StudioContext.Provider value={studio}>
      <div className="studio">
        <TopBar
          {...{ pages, page, width, theme, isEditing }}
          changes={count}
          onPage={goTo}
          onWidth={setWidth}
          onTheme={setTheme}
          onEditing={setIsEditing}
          onChanges={() => {
            refresh()
            setIsPublishing(true)
          }}
        />
        <Panel
          page={page}
          section={open}
          line={chosen?.line}
          onSection={(next: Section | undefined) => {
            setSection(next && { ...next.location, ...(next.isText ? { isText: true } : {}) })
            setChosen(undefined)
            setClicked(undefined)
          }}
          onLocation={(next) => lead({ ...next, value: "" }, page)}
        >
          {clicked && (
            <Elsewhere
              clicked={clicked}
              chosen={chosen}
              onChoose={(next) => lead(next, page)}
              onFollow={(link) => setAddress(new URL(link).pathname)}
            />
          )}
        </Panel>
        <Stage
          {...{ frame, address, theme }}
          width={isNarrow ? phone : width}
          onLoad={listen}
          onMove={(moved) => {
            setAddress(moved)
            const next = pageAt(pages, moved)
            if (next && next.address !== page.address) goTo(next)
          }}
        />
        <Spotlight
          {...{ frame, location, hovered }}
          target={target.find}
          label={(location && store.factsOf(location)?.name) ?? words.stage.text}
        />
        {isPublishing && <Changes {...{ changes }} onRefresh={refresh} onClose={() => setIsPublishing(false)} />}
      </div>
    </StudioContext.Provider>
  )
}

const [[, phone]] = widths
