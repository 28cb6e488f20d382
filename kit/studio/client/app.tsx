import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { NewKind } from "../server/content/new-things"
import { words } from "../words"
import { BeginDialog } from "./begin/begin-dialog"
import { emptyDraft } from "./begin/draft"
import type { BroughtBack } from "./changes/back-to"
import { Changes } from "./changes/changes"
import { useChanges } from "./changes/use-changes"
import { presentFile, unsavedIn } from "./content/content-state"
import type { ContentStore } from "./content/content-store"
import type { TextMatch } from "./content/find"
import { type ContentLocation, isSame, isWithin } from "./content/location"
import type { Api } from "./content/sync/api"
import { DropCover } from "./import/drop-cover"
import type { GivenFiles } from "./import/file-drop"
import { ImportDialog } from "./import/import-dialog"
import { useFileDrop } from "./import/use-file-drop"
import type { AddablePage } from "./page-menu"
import { formerKey, type Page, pageAt, pageOf, pagesOf } from "./pages"
import { NewThing } from "./panel/add/new-thing"
import { Elsewhere } from "./panel/elsewhere"
import { Panel } from "./panel/panel"
import { type Section, sectionsOf } from "./panel/sections"
import { settingAt } from "./panel/setting-at"
import { ReplaceDialog } from "./replace/replace-dialog"
import { nothingWanted, type Wanted } from "./replace/replace-form"
import { selectedWords } from "./replace/selected-words"
import { type Clicked, clickedAt } from "./stage/clicks"
import { listenTo } from "./stage/listen"
import { Spotlight } from "./stage/spotlight"
import { Stage, type Theme, widths } from "./stage/stage"
import { useColours } from "./stage/use-colours"
import { useTarget } from "./stage/use-target"
import { Start } from "./start/start"
import { useHint } from "./start/use-hint"
import { StudioContext, type StudioContextValue, useContent } from "./studio-context"
import { Todo } from "./todo/todo"
import { TopBar } from "./top-bar"
import { UpdateDialog } from "./update/update-dialog"
import { isFindKey, useKeys } from "./use-keys"
import { useNarrow } from "./use-narrow"
import { useView } from "./use-view"

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
  /** Somebody knows how a text is changed. */
  const [hasClicked, setHasClicked] = useState(false)
  const [width, setWidth] = useState<number>(1280)
  const [theme, setTheme] = useState<Theme>("auto")
  const [isEditing, setIsEditing] = useState(true)
  const [dialog, setDialog] = useState<(typeof dialogs)[number]>()
  /** Kept while the content is the sample: the dialog may be closed and opened again. */
  const [draft, setDraft] = useState(emptyDraft)
  const [adding, setAdding] = useState<AddablePage>()
  const [importing, setImporting] = useState<{ readonly given: GivenFiles | undefined }>()
  /** What was just added, until its page is known. */
  const [added, setAdded] = useState<ContentLocation>()
  const [broughtBack, setBroughtBack] = useState<BroughtBack>()
  const [wanted, setWanted] = useState(nothingWanted)
  const [request, setRequest] = useState(0)
  const fileNow = (file: string) => (content ? presentFile(content, file) : file)
  const isNarrow = useNarrow()
  const fileDrop = useFileDrop((given) => setImporting({ given }))
  const hovered = useRef<Element>()
  const { changes, count, refresh } = useChanges(api, store, content)

  useEffect(() => {
    void store.asked(api.kinds).then((found) => {
      setKinds(found ?? [])
      setIsUnknown(found === undefined)
    })
  }, [api, store])
  const openFind = useCallback(
    (wanted?: Wanted) => {
      const selected = selectedWords(frame.current?.contentDocument)
      if (wanted) setWanted(wanted)
      else if (selected) setWanted((before) => ({ ...before, words: selected }))
      setDialog("find")
    },
    [frame],
  )
  /** Closes what is open, the innermost first: what was clicked or chosen, then the section. */
  const closeInnermost = () => {
    if (!chosen && !clicked) return setSection(undefined)
    setChosen(undefined)
    setClicked(undefined)
  }
  useKeys(store, openFind, closeInnermost)
  const { colours, show: showColours } = useColours(api, store, content, frame)
  const hint = useHint(content?.project, hasClicked || (content !== undefined && unsavedIn(content).length > 0))

  // It is published, or undone.
  useEffect(() => {
    if (changes?.length === 0) setBroughtBack(undefined)
  }, [changes])

  const { docs, contract, moved } = content ?? {}
  const pages = useMemo(() => (docs && contract ? pagesOf(docs, contract) : []), [docs, contract])
  const page =
    pages.find(({ key }) => key === chosenPage) ??
    pages.find((each) => formerKey(each, moved) === chosenPage) ??
    pageAt(pages, address) ??
    pages[0]
  const sections = useMemo(() => (page && content ? sectionsOf(page, content) : []), [page, content])
  const open = sections.find(
    (each) =>
      section &&
      isSame(each.location, { file: fileNow(section.file), path: section.path }) &&
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
        .filter((each) => isWithin(found, each.location) && isMarkdown(found) === Boolean(each.isText))
        .sort((a, b) => b.location.path.length - a.location.path.length)[0]
      setSection(best && { ...best.location, ...(best.isText ? { isText: true } : {}) })
      setChosen(found)
      setRequest((number) => number + 1)
    },
    [content, pages],
  )

  const placeName = (place: ContentLocation) => [place.file, ...(store.positionOf(place) ?? [])].join("/")
  const { isReady, follow } = useView({
    view: page?.parts[0] && {
      page: placeName(page.parts[0]),
      section: open && placeName(open.location),
      dialog,
    },
    onView: (view) => {
      const at = (place: string) => placeIn(place, store)
      const first = at(view.page)
      const next = first && pages.find(({ parts: [part] }) => part && isSame(part, first))
      if (next) goTo(next)
      const inner = view.section === undefined ? undefined : at(view.section)
      setSection(inner && { ...inner, ...(isMarkdown(inner) ? { isText: true } : {}) })
      setDialog(dialogs.find((each) => each === view.dialog))
    },
  })

  useEffect(() => {
    const there = added && pageOf(pages, added)
    if (!there) return
    setAdded(undefined)
    goTo(there)
  }, [added, pages, goTo])

  // An edit has changed the page's address: the frame follows.
  const shown = useRef(page)
  useEffect(() => {
    const before = shown.current
    shown.current = page
    const isSamePage = before !== undefined && [page?.key, page && formerKey(page, moved)].includes(before.key)
    if (page?.address && isSamePage && before.address === address && page.address !== address) setAddress(page.address)
    // The page is gone, such as one that was added and undone: the frame shows what the panel shows in its place.
    else if (page && !isSamePage && before?.address === address && !pages.some(({ key }) => key === before.key))
      goTo(page)
  }, [page, address, pages, goTo, moved])

  const chosenFile = chosen && fileNow(chosen.file)
  const location =
    useMemo(
      () => chosen && chosenFile !== undefined && { file: chosenFile, path: chosen.path },
      [chosen, chosenFile],
    ) || undefined
  const target = useTarget(frame, store, location)
  const now = useRef({ lead, page, isEditing, closeInnermost })
  now.current = { lead, page, isEditing, closeInnermost }

  const listen = () => {
    const shown = frame.current?.contentDocument
    if (!shown) return
    showColours()
    fileDrop.listenOn(shown)
    shown.addEventListener("keydown", (event) => {
      if (event.key === "Escape") now.current.closeInnermost()
      if (!isFindKey(event)) return
      event.preventDefault()
      openFind()
    })
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
          return store.say({ words: words.stage.notEditable(text || undefined) })
        }
        target.set(found.target)
        setClicked(found)
        setHasClicked(true)
        now.current.lead(first, now.current.page)
      },
    })
  }

  if (!content) return <p className="wait">{isUnknown ? words.connection.over : words.window.loading}</p>
  if (!page) return <p className="wait">{words.window.noContent}</p>
  if (!isReady) return <p className="wait">{words.window.loading}</p>
  const studio: StudioContextValue = {
    ...{ store, api, content, kinds, frame, colours },
    chosen: location,
    request,
    open: (next) => {
      setDialog(undefined)
      setImporting(undefined)
      lead({ ...next, value: "" }, page)
    },
    findWords: openFind,
    choose: (next) => {
      if (location && isSame(location, next)) return
      target.set(undefined)
      setClicked(undefined)
      setChosen({ ...next, value: "" })
    },
  }
  const openChanges = () => {
    refresh()
    setDialog("changes")
  }
  return (
    <StudioContext.Provider value={studio}>
      <div className="studio">
        <TopBar
          {...{ pages, page, width, theme, isEditing }}
          changes={count}
          onFind={() => openFind()}
          onPage={goTo}
          onAdd={setAdding}
          onImport={() => setImporting({ given: undefined })}
          onUpdate={() => setDialog("update")}
          onWidth={setWidth}
          onTheme={setTheme}
          onEditing={setIsEditing}
          onChanges={openChanges}
          onTodo={() => setDialog("todo")}
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
          {!open && (
            <Start {...{ hint, pages }} onPlace={(place) => lead(place, page)} onBegin={() => setDialog("begin")} />
          )}
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
            if (!next || next.address === page.address) return
            follow()
            goTo(next)
          }}
        />
        <Spotlight
          {...{ frame, location, hovered }}
          target={target.find}
          label={(location && store.factsOf(location)?.name) ?? words.stage.text}
        />
        {adding !== undefined && <NewThing what={adding} onAdded={setAdded} onClose={() => setAdding(undefined)} />}
        {importing && (
          <ImportDialog given={importing.given} onOpen={studio.open} onClose={() => setImporting(undefined)} />
        )}
        {fileDrop.isOver && <DropCover />}
        {dialog === "changes" && (
          <Changes
            {...{ changes, broughtBack }}
            onBroughtBack={setBroughtBack}
            onRefresh={refresh}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog === "begin" && (
          <BeginDialog
            {...{ draft }}
            onDraft={setDraft}
            onBegun={() => {
              setDraft(emptyDraft)
              const home = pageAt(pages, "/")
              if (home) goTo(home)
            }}
            onTodo={() => setDialog("todo")}
            onImport={() => {
              setDialog(undefined)
              setImporting({ given: undefined })
            }}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog === "update" && <UpdateDialog onChanges={openChanges} onClose={() => setDialog(undefined)} />}
        {dialog === "todo" && <Todo onClose={() => setDialog(undefined)} />}
        {dialog === "find" && (
          <ReplaceDialog
            {...{ pages, wanted }}
            onWanted={setWanted}
            onOpen={studio.open}
            onClose={() => setDialog(undefined)}
          />
        )}
      </div>
    </StudioContext.Provider>
  )
}

const [[, phone]] = widths

/** Those that are kept in the address. */
const dialogs = ["changes", "todo", "find", "begin", "update"] as const

/** @returns the location that the window's address names; undefined if it is none */
function placeIn(written: string, store: ContentStore): ContentLocation | undefined {
  const [, file, path] = /^(.+?\.(?:json|md))(?:\/(.+))?$/.exec(written) ?? []
  const steps = path?.split("/").map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  return file === undefined ? undefined : store.locationAt(file, steps ?? [])
}

/** Whether it is a text in Markdown as a whole, not a field. */
const isMarkdown = ({ file, path }: ContentLocation): boolean => path.length === 0 && file.endsWith(".md")
