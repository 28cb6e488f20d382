import type { RefObject } from "react"
import { asText } from "../../../content/location/json-path"
import { sourceText, withLineFeeds } from "../../../content/location/source-text"
import type { PageKey } from "../../../owner/begin/begin"
import { linesAbove } from "../../model/file-content"
import { openPointsIn, type Selected, withOpenPoint } from "../../model/written-place"
import type { ContentStore } from "../content/content-store"
import { type ContentLocation, isSamePlace, isWithin } from "../content/location"
import { currentFileName } from "../content/state"
import type { TextMatch } from "../content/text-forms"
import { formerKey, type Page, pageAt, pageOf, pagesOf } from "./pages"
import { type Section, sectionsOf, settingAt } from "./sections"
import { createStore, type Store } from "./store"

/** What the menu Page can add. */
export const addablePages = ["page", "post", "assessment", "engagement"] as const

/** The dialogs that an address can open: none changes anything until somebody acts in it. */
export const dialogs = ["changes", "todo", "find", "begin", "update", "import", ...addablePages] as const

type DialogName = (typeof dialogs)[number]

/** The widths of the frame in which a page is shown, in pixels. */
export const deviceWidths = [
  ["phone", 390],
  ["tablet", 820],
  ["desktop", 1280],
] as const

export type Theme = "auto" | "light" | "dark"

/** A location with what its field selects when it opens. */
interface ChosenPlace extends ContentLocation {
  /** In the value; empty for a caret. */
  readonly selection?: Selected | undefined
  /** It is edited in the page: its field does not take the focus. */
  readonly isInPage?: boolean | undefined
}

/** A location, of a Markdown text also the line in its file and the column, from 1. */
interface Place extends ChosenPlace {
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** A value that was clicked, with the letter. */
export type ClickedMatch = TextMatch & Pick<Place, "selection">

/** A click on the page. */
export interface Clicked {
  /** The value that was clicked, and then those that it was put into. */
  readonly matches: readonly ClickedMatch[]
  readonly target: Element
  /** The address that it would take a visitor to. */
  readonly link: string | undefined
}

/** Files that were dropped or chosen together. */
export interface DroppedFiles {
  readonly files: readonly File[]
  readonly hasFolder: boolean
}

/** What an owner has answered in "Make it yours". */
export interface Draft {
  /** As typed. */
  readonly answers: Readonly<Partial<Record<PageKey, string>>>
  readonly portrait?: File | undefined
  /** The sample may be kept in a folder, where there is no git. */
  readonly withoutGit: boolean
}

export const emptyDraft: Draft = { answers: {}, withoutGit: false }

/** What is typed and chosen in the dialog of find and replace. */
export interface SearchTerms {
  readonly words: string
  readonly to: string
  readonly matchCase: boolean
  readonly wholeWords: boolean
}

const emptySearch: SearchTerms = { words: "", to: "", matchCase: false, wholeWords: false }

/** What is open, kept in the window's address (see address.ts). */
export interface OpenView {
  /** The key of the page that was chosen last. */
  readonly pageKey: string | undefined
  /** Where the open section begins; it is shown if the page has it. */
  readonly sectionAt: ContentLocation | undefined
  readonly dialog: DialogName | undefined
}

/** What is open and how it is shown. */
interface ViewState extends OpenView {
  /** The address of the page in the frame. */
  readonly address: string
  /** The window's next address replaces the present one, without a step for Back. */
  readonly isStepReplaced: boolean
  /** The location being edited. */
  readonly chosen: ChosenPlace | undefined
  /** Changes with each request to show the chosen location, even if it was chosen already. */
  readonly request: number
  readonly clicked: Clicked | undefined
  /** Somebody knows how to change a text. */
  readonly hasClicked: boolean
  readonly width: number
  readonly theme: Theme
  /** Whether a click on the page edits, or follows links as for visitors. */
  readonly isEditing: boolean
  /** The answers with which a site begins; kept while the dialog is closed. */
  readonly draft: Draft
  /** What to find; kept while the dialog is closed. */
  readonly searchTerms: SearchTerms
  /** The files dropped for the open import. */
  readonly given: DroppedFiles | undefined
}

interface ViewActions {
  /** Replaces parts of the state that nothing else depends on. */
  readonly update: (
    part: Partial<Pick<ViewState, "width" | "theme" | "isEditing" | "draft" | "searchTerms" | "isStepReplaced">>,
  ) => void
  /** @returns all choices of the page menu */
  readonly pages: () => readonly Page[]
  /** @returns the open page; undefined without content */
  readonly page: () => Page | undefined
  /** @returns the open section of the page */
  readonly section: () => Section | undefined
  readonly openPage: (page: Page) => void
  /** @param section undefined for the page as a whole */
  readonly openSection: (section: Section | undefined) => void
  /** Opens what the window's address names, in place of everything that is open. */
  readonly openView: (view: OpenView) => void
  /**
   * Opens the section and the field of a location, preferably on the current page, and closes the dialog.
   *
   * @param clicked what was clicked on the page, if that has led there
   */
  readonly openLocation: (place: Place, clicked?: Clicked) => void
  /** Opens the page of what a dialog has added, at its title, in place of the dialog. */
  readonly openAdded: (added: ContentLocation) => void
  /** Marks the location that is edited in the open section. */
  readonly choose: (location: ContentLocation) => void
  readonly openDialog: (dialog: DialogName) => void
  readonly closeDialog: () => void
  readonly importFiles: (given: DroppedFiles) => void
  /** Opens find and replace, by default with the words that are selected. */
  readonly findWords: (wanted?: SearchTerms) => void
  /** Closes what is open, the innermost first: what was clicked or chosen, then the section. */
  readonly closeInnermost: () => void
  /** Shows another page in the frame, and leaves the panel as it is. */
  readonly showAddress: (address: string) => void
  /** Follows the frame after a link has led to another page, with a step for Back. */
  readonly followFrame: (address: string) => void
}

export type View = ViewState & ViewActions

export type ViewStore = Store<View>

const start: ViewState = {
  pageKey: undefined,
  sectionAt: undefined,
  dialog: undefined,
  address: "/",
  isStepReplaced: false,
  chosen: undefined,
  request: 0,
  clicked: undefined,
  hasClicked: false,
  width: 1280,
  theme: "auto",
  isEditing: true,
  draft: emptyDraft,
  searchTerms: emptySearch,
  given: undefined,
}

const closed = { dialog: undefined, given: undefined } as const

const nothingChosen = { sectionAt: undefined, chosen: undefined, clicked: undefined } as const

/**
 * @param content whose pages are shown; the view follows the changes of their addresses
 * @param frame with the page
 */
export function createViewStore(content: ContentStore, frame: RefObject<HTMLIFrameElement>): ViewStore {
  const pagesNow = memoizedPages(content)
  const store = createStore<View>((set, get) => {
    const toPage = ({ key, address }: Page) => ({ pageKey: key, ...(address !== undefined && { address }) })
    return {
      ...start,
      update: (part) => set(part),
      pages: pagesNow,
      page: () => {
        const [{ pageKey, address }, pages] = [get(), pagesNow()]
        const moved = content.snapshot()?.moved
        return (
          pages.find(({ key }) => key === pageKey) ??
          pages.find((each) => formerKey(each, moved) === pageKey) ??
          pageAt(pages, address) ??
          pages[0]
        )
      },
      section: () => {
        const [{ page, sectionAt }, now] = [get(), content.snapshot()]
        const shown = page()
        if (!shown || !now || !sectionAt) return undefined
        const { path } = sectionAt
        const file = currentFileName(now, sectionAt.file)
        return sectionsOf(shown, now).find(({ location }) => isSamePlace(location, { file, path }))
      },
      openPage: (page) => set({ ...toPage(page), ...nothingChosen }),
      openSection: (section) => set({ ...nothingChosen, sectionAt: section?.location }),
      openView: ({ pageKey, sectionAt, dialog }) => {
        const page = pagesNow().find(({ key }) => key === pageKey)
        const opened = page ? toPage(page) : { pageKey: undefined, address: start.address }
        // A corrected address replaces the present one: if it were a step of its own, Back would never get past it.
        set({ ...nothingChosen, ...opened, sectionAt, dialog, given: undefined, isStepReplaced: true })
      },
      openLocation: (place, clicked) => {
        const now = content.snapshot()
        if (!now) return
        const setting = settingAt({ ...place, value: "" }, now.docs.get(place.file)?.text)
        const { file, path } = setting ?? place
        const location = { file, path }
        const selection = place.selection ?? selectionIn(place, setting ? undefined : place.line, content)
        const before = get().page()
        const page = pageOf(pagesNow(), location, before)
        const [section] = (page ? sectionsOf(page, now) : [])
          .filter((each) => isWithin(location, each.location) && isMarkdown(location) === Boolean(each.isText))
          .sort((a, b) => b.location.path.length - a.location.path.length)
        set(({ request, dialog }) => ({
          // A click does not lead to another page, even if that one shows the same text.
          ...(page && page !== before ? (clicked ? { pageKey: page.key } : toPage(page)) : {}),
          sectionAt: section?.location,
          chosen: { ...location, selection, isInPage: place.isInPage },
          request: request + 1,
          clicked,
          ...(clicked ? { hasClicked: true } : {}),
          ...closed,
          isStepReplaced: dialog === "import",
        }))
      },
      openAdded: (added) => {
        const page = pageOf(pagesNow(), added)
        const title = { file: added.file, path: [...added.path, "title"] }
        const chosen = content.value(title) === undefined ? undefined : title
        set({ ...(page && { ...toPage(page), ...nothingChosen, chosen }), ...closed, isStepReplaced: true })
      },
      choose: ({ file, path }) => {
        const [{ chosen }, now] = [get(), content.snapshot()]
        const before = chosen && now && { file: currentFileName(now, chosen.file), path: chosen.path }
        if (before && isSamePlace(before, { file, path })) return
        const selection = selectionIn({ file, path }, undefined, content)
        set({ chosen: { file, path, selection }, clicked: undefined })
      },
      openDialog: (dialog) => set({ dialog, given: undefined }),
      closeDialog: () => set(closed),
      importFiles: (given) => set({ dialog: "import", given }),
      findWords: (wanted) => {
        const words = selectedWords(frame.current?.contentDocument)
        set((view) => ({
          dialog: "find",
          searchTerms: wanted ?? (words === "" ? view.searchTerms : { ...view.searchTerms, words }),
        }))
      },
      closeInnermost: () => {
        const { chosen, clicked } = get()
        set(chosen || clicked ? { chosen: undefined, clicked: undefined } : { sectionAt: undefined })
      },
      showAddress: (address) => set({ address }),
      followFrame: (address) => {
        const next = pageAt(pagesNow(), address)
        const isOther = next && next.address !== get().page()?.address
        set({ address, ...(isOther ? { ...toPage(next), ...nothingChosen, isStepReplaced: true } : {}) })
      },
    }
  })
  keepOnPage(store, content)
  return store
}

/** The choices of the page menu, recomputed when the files or their contract change. */
function memoizedPages(content: ContentStore): () => readonly Page[] {
  let made: { readonly docs: unknown; readonly contract: unknown; readonly pages: readonly Page[] } | undefined
  return () => {
    const { docs, contract } = content.snapshot() ?? {}
    if (!docs || !contract) return []
    if (made?.docs !== docs || made.contract !== contract) made = { docs, contract, pages: pagesOf(docs, contract) }
    return made.pages
  }
}

/**
 * Moves the frame when an edit has changed the address of its page, or when its page is gone. The news that a file is gone may arrive
 * before its new name does, since answers and events use different connections.
 */
function keepOnPage(store: ViewStore, content: ContentStore): void {
  let shown: Page | undefined
  let gone: { readonly key: string; readonly shownInstead: string } | undefined
  const follow = () => {
    const { page: current, pages, address, openPage, showAddress } = store.getState()
    const [before, page] = [shown, current()]
    shown = page
    if (!before || !page) return
    const moved = content.snapshot()?.moved
    if (page.key !== gone?.shownInstead) gone = undefined
    const renamed = gone && pages().find((each) => formerKey(each, moved) === gone?.key)
    if (renamed) return openPage(renamed)
    if (before === page || before.address !== address) return
    if ([page.key, formerKey(page, moved)].includes(before.key)) {
      if (page.address !== undefined && page.address !== address) showAddress(page.address)
    } else if (!pages().some(({ key }) => key === before.key)) {
      gone = { key: before.key, shownInstead: page.key }
      openPage(page)
    }
  }
  content.subscribe(follow)
  store.subscribe(follow)
}

/** Whether it is a text in Markdown as a whole, not a field. */
const isMarkdown = ({ file, path }: ContentLocation): boolean => path.length === 0 && file.endsWith(".md")

/** @returns the caret at the line and column of a text, and an open point instead if one is there; in a field, its first open point */
function selectionIn(location: Place, line: number | undefined, content: ContentStore): Selected | undefined {
  const { file, path, column = 1 } = location
  const value = withLineFeeds(asText(content.value({ file, path }) ?? ""))
  if (line === undefined || path.length > 0) return openPointsIn(value)[0]
  const linesBefore = linesAbove(file, content.snapshot()?.docs.get(file)?.text ?? "")
  const { text, lineStarts } = sourceText(value)
  const start = Math.min(text.length, (lineStarts[line - linesBefore - 1] ?? text.length) + column - 1)
  return withOpenPoint(value, { start, end: start })
}

/** Longer selections are not words to find. */
const maxSelection = 100

/**
 * @param page in its frame
 * @returns the words selected in a field, in the studio or on the page; empty if there are none, or many lines of them
 */
function selectedWords(page: Document | null | undefined): string {
  const { activeElement } = document
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
  const inField = isField
    ? activeElement.value.slice(activeElement.selectionStart ?? 0, activeElement.selectionEnd ?? 0)
    : ""
  const selected = (inField || String(getSelection() ?? "") || String(page?.getSelection() ?? "")).trim()
  return selected.length <= maxSelection && !selected.includes("\n") ? selected : ""
}
