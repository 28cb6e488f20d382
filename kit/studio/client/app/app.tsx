import { type RefObject, useEffect, useMemo } from "react"
import { isError } from "../../../content/diagnostic/diagnostic"
import type { NewKind } from "../../../owner/new/new"
import { words } from "../../words/words"
import { BeginDialog } from "../begin/begin-dialog"
import { Changes } from "../changes/changes"
import type { Api } from "../content/api"
import type { ContentStore } from "../content/content-store"
import type { ContentLocation } from "../content/location"
import { messageForOwner } from "../content/names"
import { type ContentState, currentFileName } from "../content/state"
import { useRequest } from "../content/use-request"
import { diagnosticsAt } from "../fields/controls/use-field"
import { useFileDrop } from "../import/file-drop"
import { ImportDialog } from "../import/import-dialog"
import { NewPageDialog } from "../panel/add/new-page"
import { NewQuestions } from "../panel/add/new-questions"
import { Panel } from "../panel/panel"
import { aimOfPicture, dropPicture } from "../preview/drop-picture"
import { PreviewFrame } from "../preview/preview-frame"
import { Spotlight } from "../preview/spotlight"
import { useColours } from "../preview/use-colours"
import { useFollow, useShownEnd } from "../preview/use-follow"
import { usePageClicks } from "../preview/use-page-clicks"
import { useTarget } from "../preview/use-target"
import { ReplaceDialog } from "../replace/replace-dialog"
import { StudioContext, type StudioContextValue, useContent, useStudio } from "../studio-context"
import { TodoList } from "../todo/todo-list"
import { Dialog } from "../ui/dialog"
import { wayOfKey } from "../ui/text-history"
import { UpdateDialog } from "../update/update-dialog"
import type { Page } from "../view/pages"
import { useStore } from "../view/store"
import { useChanges } from "../view/use-changes"
import type { ViewStore } from "../view/view-store"
import { SiteTasks, siteTaskCount } from "./site-tasks"
import { TopBar } from "./top-bar"

interface AppProps {
  readonly api: Api
  readonly store: ContentStore
  readonly viewStore: ViewStore
  readonly frame: RefObject<HTMLIFrameElement>
}

/** The studio: the fields of the content beside the page that shows them. */
export function App(props: AppProps) {
  const { api, store } = props
  const content = useContent(store)
  const { answer: kinds = [], failure } = useRequest(store, () => api.send("GET kinds"))
  if (content) return <Studio {...props} content={content} kinds={kinds} />
  // After a failure: the address belongs to an earlier run of the studio.
  return <p className="wait">{failure === undefined ? words.window.loading : words.connection.over}</p>
}

interface StudioProps extends AppProps {
  readonly content: ContentState
  readonly kinds: readonly NewKind[]
}

/** The list that has no page of its own, as testimonials. */
const listOf = (page: Page | undefined, { contract }: ContentState): ContentLocation | undefined =>
  page?.parts.find(({ file }) => page.address === undefined && file !== "redirects.json" && contract[file]?.items)

function Studio({ api, store, viewStore, frame, content, kinds }: StudioProps) {
  const view = useStore(viewStore, (whole) => whole)
  const { chosen: place, clicked } = view
  const { hovered, listen: listenToClicks } = usePageClicks(store, viewStore, frame)
  const fileDrop = useFileDrop({
    onFiles: view.importFiles,
    onPicture: (event) => dropPicture(event, { store, view }),
    onAim: (event) => {
      const aim = event && aimOfPicture(event, store)
      hovered.current = aim?.shown
      return aim?.words ?? words.importing.drop
    },
  })
  const changes = useChanges(api, store, viewStore, content)
  const { colours, show: showColours } = useColours(api, store, content, frame)
  useKeys(store, viewStore)
  useKeyboard(frame)

  const file = place && currentFileName(content, place.file)
  const chosen = useMemo(() => place && file !== undefined && { file, path: place.path }, [place, file]) || undefined
  const target = useTarget(frame, store, chosen, clicked?.target)

  const edited = chosen ?? view.section()?.location ?? listOf(view.page(), content)
  useShownEnd({ frame, store, place: edited })
  const isNowhere = useFollow({
    frame,
    store,
    // In a Markdown text, the line decides what is scrolled to, not the place.
    place: edited && (edited.path.length > 0 || !edited.file.endsWith(".md")) ? edited : undefined,
    request: view.request,
    isClicked: clicked !== undefined,
    address: view.address,
    onElsewhere: view.showAddress,
  })

  const listen = () => {
    const shown = frame.current?.contentDocument
    if (!shown) return
    showColours()
    fileDrop.listenOn(shown)
    shown.addEventListener("keydown", (event) => {
      if (event.key === "Escape") view.closeInnermost()
      undoByKey(event, store)
      if (!isFindKey(event)) return
      event.preventDefault()
      view.findWords()
    })
    listenToClicks(shown)
  }

  // For what is edited in the panel, its field says so.
  const diagnostics = chosen && place?.isInPage ? diagnosticsAt(chosen, store, content) : []
  const said = [...new Set(diagnostics.map((each) => messageForOwner(each, content)))]

  const page = view.page()
  if (!page) return <p className="wait">{words.window.noContent}</p>
  const studio: StudioContextValue = {
    store,
    api,
    content,
    view,
    page,
    chosen,
    changes,
    kinds,
    colours,
    frame,
    pages: view.pages(),
    section: view.section(),
  }
  return (
    <StudioContext.Provider value={studio}>
      <div className="studio">
        <TopBar />
        <Panel />
        <PreviewFrame onLoad={listen} isNowhere={isNowhere} />
        <Spotlight
          frame={frame}
          target={target}
          hovered={hovered}
          location={chosen}
          messages={said}
          label={(chosen && store.factsOf(chosen)?.label) ?? words.preview.text}
        />
        {fileDrop.over !== undefined && <DropCover said={fileDrop.over} />}
        <Dialogs />
      </div>
    </StudioContext.Provider>
  )
}

/** The open dialog; renders nothing if none is open. */
function Dialogs() {
  const { view, kinds } = useStudio()
  const adding = { onAdded: view.openAdded, onClose: view.closeDialog }
  switch (view.dialog) {
    case undefined:
      return null
    case "changes":
      return <Changes />
    case "todo":
      return <Todo />
    case "find":
      return <ReplaceDialog />
    case "begin":
      return <BeginDialog />
    case "update":
      return <UpdateDialog />
    case "import":
      return <ImportDialog />
    case "page":
      return <NewPageDialog {...adding} />
    default: {
      const kind = kinds.find(({ name }) => name === view.dialog)
      return kind ? <NewQuestions kind={kind} {...adding} /> : null
    }
  }
}

/** Says what a drop would do while files are dragged over the studio. Elements below still get the events: a picture may be dropped on one of the page's. */
const DropCover = ({ said }: { readonly said: string }) => (
  <div className={said === words.importing.drop ? "drop-cover" : "drop-cover is-picture"}>
    <p>{said}</p>
  </div>
)

/** What the site lacks, and what the check finds in all content, as lists to work through. */
function Todo() {
  const { content, view } = useStudio()
  const errors = content.diagnostics.filter(isError).length
  return (
    <Dialog title={words.todo.title} onClose={view.closeDialog}>
      <p role="status" className="help">
        {words.todo.count(errors, content.diagnostics.length - errors + siteTaskCount(content.docs))}
      </p>
      <div className="todo">
        <SiteTasks heading="h3" />
      </div>
      <TodoList heading="h3" />
    </Dialog>
  )
}

/** A phone held upright has less height than this above its keyboard, in pixels. */
const maxHeight = 600

/**
 * While somebody types on a phone, the space above its keyboard belongs to the page, to the fields or to a dialog alone, whichever has the focus (styles/narrow.css).
 *
 * @param frame with the page
 */
function useKeyboard(frame: RefObject<HTMLIFrameElement>): void {
  useEffect(() => {
    const root = document.documentElement
    const look = () => {
      const page = frame.current?.contentDocument?.activeElement
      const isPage = document.activeElement === frame.current && page?.closest("[contenteditable]")
      const field = document.activeElement?.closest(":is(main, dialog) :is(input, textarea, [contenteditable])")
      const height = visualViewport?.height ?? innerHeight
      // In some browsers the keyboard covers the window instead of shrinking it.
      root.style.setProperty("--seen", `${height}px`)
      delete root.dataset.typing
      // Elsewhere nothing moves: the second press of a double click must find the same letter.
      if (height > maxHeight || !(isPage || field)) return
      root.dataset.typing = isPage ? "page" : field?.closest("dialog") ? "dialog" : "panel"
      const typed = isPage ? page : (field?.closest(".field") ?? field)
      requestAnimationFrame(() => typed?.scrollIntoView({ block: "nearest" }))
    }
    const listeners = new AbortController()
    const { signal } = listeners
    visualViewport?.addEventListener("resize", look, { signal })
    for (const event of ["focusin", "focusout"]) addEventListener(event, look, { signal })
    return () => listeners.abort()
  }, [frame])
}

/** @returns whether a key press asks for find and replace: Ctrl/Cmd+Shift+F */
const isFindKey = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === "f"

/** Undoes or redoes, unless a text has the key itself. */
function undoByKey(event: KeyboardEvent, store: ContentStore): void {
  const way = wayOfKey(event)
  // No `instanceof`: elements in the frame belong to another window.
  if (!way || (event.target as Element | null)?.closest?.("input, textarea, [contenteditable]")) return
  event.preventDefault()
  void store[way](true)
}

/**
 * Undo and redo by Ctrl/Cmd+Z and Shift; texts do by themselves what these keys ask for. Find and replace by Ctrl/Cmd+Shift+F, and Escape, everywhere but
 * in a dialog.
 */
function useKeys(store: ContentStore, viewStore: ViewStore): void {
  useEffect(() => {
    const { findWords, closeInnermost } = viewStore.getState()
    const press = (event: KeyboardEvent) => {
      if (isFindKey(event)) {
        event.preventDefault()
        if (!isDialogOpen()) findWords()
        return
      }
      // A dialog closes by itself; a picked-up entry, or a table with the cursor in it, handles the key first.
      if (event.key === "Escape" && !event.defaultPrevented && !isDialogOpen()) closeInnermost()
      undoByKey(event, store)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [store, viewStore])
}

const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null
