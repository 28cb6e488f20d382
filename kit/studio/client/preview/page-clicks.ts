import { type LetterEdge, openPointsIn, withOpenPoint } from "../../model/written-place"
import { lettersIn } from "../../model/written-words"
import { words } from "../../words/words"
import type { ContentStore } from "../content/content-store"
import type { ContentLocation } from "../content/location"
import { nameOfLocation } from "../content/names"
import type { TextMatch } from "../content/text-forms"
import { typeInto } from "../fields/controls/use-field"
import type { ViewStore } from "../view/view-store"
import { type ClickedText, clickedText } from "./clicked"
import { edgeAt, type PageText, pageText, selectedEdges, wordAt } from "./page-text"
import { PageTyping } from "./page-typing"
import { textsFrom } from "./sources"

type EdgesIn = Parameters<typeof clickedText>[2]

/** Lets owners type where they click: in the page, or in the panel with the caret at the same letter. */
export class PageClicks {
  private readonly typing: PageTyping
  private pressed: ClickedText | undefined

  /**
   * @param store the content
   * @param viewStore what is open
   */
  constructor(
    private readonly store: ContentStore,
    private readonly viewStore: ViewStore,
  ) {
    this.typing = new PageTyping({
      value: (location) => {
        const value = store.value(location)
        return typeof value === "string" ? lettersIn(store.factsOf(location)).shown(value) : value
      },
      shownIn: (page, location) => textsFrom(page, location, store).flatMap(({ parentElement }) => parentElement ?? []),
      watch: (onChange) => store.subscribe(onChange),
      onType: (location, text, seen) => this.type(location, text, seen),
      onEnd: (location) => {
        const unsaved = store.unsavedAt(location)
        if (unsaved?.isHeld && unsaved.state.kind === "typed") void store.commit(location)
      },
      onTakeBack: (location, first) => void this.takeBack(location, first),
      onUndo: (way) => void store[way](true),
      onNext: (element, isBack) => this.openNext(element, isBack),
    })
  }

  /** A page has loaded: a text that was being edited is found again. */
  resume(page: Document): void {
    this.typing.resume(page)
  }

  /** Makes a text editable before the browser places its caret. */
  readonly press = (event: MouseEvent, element: Element): void => {
    this.pressed = undefined
    if (this.typing.element?.contains(element)) return
    const found = this.find(element, (shown) => edgesOf(edgeAt(shown, element, event)))
    const [first] = found?.clicked.matches ?? []
    if (!found?.inPage?.contains(element) || !first) return
    if (this.typing.begin(found.inPage, first)) this.pressed = found
  }

  /** Opens the field of what was clicked. */
  readonly choose = (event: MouseEvent, element: Element): void => {
    if (this.typing.element?.contains(element)) {
      this.openPressed(event, this.typing.element)
      return
    }
    const found = this.find(element, (shown) => clickedEdges(event, shown, element))
    const [first] = found?.clicked.matches ?? []
    const text = element.textContent?.trim().slice(0, 60)
    if (found && first) this.viewStore.getState().openLocation(first, found.clicked)
    else this.store.notify({ words: words.preview.notEditable(text || undefined), isWrong: true })
  }

  private find(element: Element, edgesIn: EdgesIn): ClickedText | undefined {
    const found = clickedText(element, this.store, edgesIn)
    const [first, ...others] = found?.clicked.matches ?? []
    if (!found || !first) return undefined
    return { ...found, clicked: { ...found.clicked, matches: [first, ...menuOfWord(element), ...others] } }
  }

  private openPressed(event: MouseEvent, element: HTMLElement): void {
    const [{ pressed, typing }, [first]] = [this, this.pressed?.clicked.matches ?? []]
    this.pressed = undefined
    const { anchor, focus } = typing.selected
    const shown = pageText(element)
    const edge = edgeAt(shown, element, event)
    const missed =
      event.detail === 2 ? missedWord(shown, element, { edge, anchor, focus }) : missedCaret(edge, anchor, focus)
    const { start, end } = withOpenPoint(shown.text, missed ?? { start: anchor, end: focus })
    if (start !== anchor || end !== focus) typing.select(start, end)
    if (pressed && first) this.viewStore.getState().openLocation({ ...first, isInPage: true }, pressed.clicked)
  }

  /** Goes on to the next text of the page, in the page or in the panel: selects its first open point, or puts the caret at its end. */
  private openNext(element: HTMLElement, isBack: boolean): void {
    const shown = pageText(element.ownerDocument.body)
    const nodes = [...shown.nodes]
    const at = nodes.findIndex(([node]) => element.contains(node))
    const others = isBack ? nodes.slice(0, Math.max(0, at)).reverse() : nodes.slice(at + 1)
    this.typing.end()
    for (const [node, start] of others) {
      const next = node.parentElement
      if (!next || node.data.trim() === "") continue
      const [open] = openPointsIn(node.data)
      const letter = start + (open?.start ?? node.data.trimEnd().length - 1)
      const found = this.find(next, () => [{ letter, isBehind: !open }])
      const [first] = found?.clicked.matches ?? []
      if (!found || !first) continue
      next.scrollIntoView({ block: "nearest" })
      const isInPage = found.inPage !== undefined && this.typing.begin(found.inPage, first)
      if (isInPage) this.typing.select(open?.start ?? node.length, open?.end)
      this.viewStore.getState().openLocation({ ...first, isInPage }, found.clicked)
      return
    }
  }

  private async takeBack(location: ContentLocation, first: string): Promise<void> {
    const { store } = this
    this.type(location, first)
    await store.commit(location)
    const content = store.snapshot()
    if (content) store.notify({ words: words.saving.takenBack(nameOfLocation(location, content)) })
  }

  /** What is typed in the page is shown literally: an asterisk is not a mark there. */
  private type(location: ContentLocation, typed: string, before?: string): void {
    const facts = this.store.factsOf(location)
    const { written } = lettersIn(facts)
    const [text, seen] = [written(typed), before && written(before)]
    // Somebody who replaces a text empties it first: it is removed only if it is left empty.
    if (facts)
      typeInto(this.store, location, facts, text, { isHeld: text === "" || undefined, seen: seen || undefined })
  }
}

const edgesOf = (edge: LetterEdge | undefined) => (edge ? [edge] : [])

/** The position of a click on a page, or the two ends of its selection. A click by keyboard has none. */
function clickedEdges(event: MouseEvent, shown: PageText, element: Element): readonly LetterEdge[] {
  if (event.detail === 0) return []
  const [selected, edge] = [selectedEdges(shown, element), edgeAt(shown, element, event)]
  const [start, end] = selected ?? []
  const [anchor, focus] = [start?.letter ?? 0, (end?.letter ?? -1) + 1]
  const word = event.detail === 2 ? missedWord(shown, element, { edge, anchor, focus }) : undefined
  if (!word) return selected ?? edgesOf(edge)
  return [
    { letter: word.start, isBehind: false },
    { letter: word.end - 1, isBehind: true },
  ]
}

/**
 * At the end of a line browsers find no word for a double click, and in the right half of a last letter the space after it.
 *
 * @returns the word that was clicked, if the selection does not have it
 */
function missedWord({ text, nodes }: PageText, element: Element, { edge, anchor, focus }: DoubleClick) {
  const isSelected = edge && Math.min(anchor, focus) <= edge.letter && edge.letter < Math.max(anchor, focus)
  if (!edge || isSelected) return undefined
  // There is no space between the last word of an element and the first of the next one.
  const inside = [...nodes].filter(([node]) => element.contains(node))
  const [first, last] = [inside[0]?.[1] ?? 0, inside.at(-1)]
  const { start, end } = wordAt(text.slice(first, last && last[1] + last[0].length), edge.letter - first)
  return { start: first + start, end: first + end }
}

/** When a click makes a table cell editable, browsers put the caret at its end. */
function missedCaret(edge: LetterEdge | undefined, anchor: number, focus: number) {
  if (!edge || anchor !== focus || Math.abs(edge.letter - anchor) <= 1) return undefined
  const at = edge.letter + (edge.isBehind ? 1 : 0)
  return { start: at, end: at }
}

interface DoubleClick {
  readonly edge: LetterEdge | undefined
  readonly anchor: number
  readonly focus: number
}

/** Where the menus are on every page (src/layout). */
const places = [
  ["header", "header nav li"],
  ["footer", "nav[aria-labelledby='footer-resources'] li"],
] as const

/** @returns the menu that an element of a page belongs to, as another possible target of a click on it; empty for all others */
const menuOfWord = (element: Element): readonly TextMatch[] =>
  places.flatMap(([name, place]) =>
    element.closest(place) ? [{ file: "site.json", path: ["menu", name], value: element.textContent ?? "" }] : [],
  )
