import { type RefObject, useMemo } from "react"
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
import { useFollow } from "../preview/use-follow"
import { usePageClicks } from "../preview/use-page-clicks"
import { useTarget } from "../preview/use-target"
import { ReplaceDialog } from "../replace/replace-dialog"
import { StudioContext, type StudioContextValue, useContent, useStudio } from "../studio-context"
import { UpdateDialog } from "../update/update-dialog"
import type { Page } from "../view/pages"
import { useStore } from "../view/store"
import { useChanges } from "../view/use-changes"
import type { ViewStore } from "../view/view-store"
import { Todo } from "./todo"
import { TopBar } from "./top-bar"
import { useKeyboard } from "./use-keyboard"
import { isFindKey, undoByKey, useKeys } from "./use-keys"

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
  // The address belongs to another run of the studio.
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
  const isNowhere = useFollow({
    frame,
    store,
    // A text in Markdown has its lines.
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

  const diagnostics = chosen && chosen.path.length > 0 ? diagnosticsAt(chosen, store, content) : []
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

/** The dialog that is open; nothing while none is. */
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

/** Says what a drop would do while files are dragged over the studio. What is below still hears of them; a picture may be aimed at one of the page. */
const DropCover = ({ said }: { readonly said: string }) => (
  <div className={said === words.importing.drop ? "drop-cover" : "drop-cover is-picture"}>
    <p>{said}</p>
  </div>
)
