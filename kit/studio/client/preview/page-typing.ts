import { type ContentLocation, isSamePlace } from "../content/location"
import { normalizeText } from "../content/text-forms"
import { type Caret, TextHistory, type UndoWay, wayOfInput, wayOfKey } from "../ui/text-history"
import { elementAtPlace, elementPlace, textsIn } from "./page-text"

/** What a text that is edited in the page needs from the studio. */
interface TypingActions {
  /** The value at a location now. */
  readonly value: (location: ContentLocation) => unknown
  /** The elements of a page that show the value at a location. */
  readonly shownIn: (page: Document, location: ContentLocation) => readonly Element[]
  /** Calls back whenever a value may have changed, until the returned function is called. */
  readonly watch: (onChange: () => void) => () => void
  /** The text is typed, based on one that was seen, which may have changed since. */
  readonly onType: (location: ContentLocation, text: string, seen: string) => void
  /** The text is left: typing in it has ended. */
  readonly onEnd: (location: ContentLocation) => void
  /** The text is as it was when somebody clicked it; meanwhile another value may have been saved. */
  readonly onTakeBack: (location: ContentLocation, first: string) => void
  /** Undo or redo where the text itself has no step. */
  readonly onUndo: (way: UndoWay) => void
  /** Goes on to the next text of the page, or the one before. */
  readonly onNext: (element: HTMLElement, isBack: boolean) => void
}

interface Session {
  readonly element: HTMLElement
  /** The element's position in the page, in case another element replaces it. */
  readonly place: readonly number[]
  readonly location: ContentLocation
  /** The text when somebody clicked it, or its last change from elsewhere. */
  first: string
  /** With the value that the element shows. */
  readonly history: TextHistory
  isComposing: boolean
  readonly release: () => void
}

/** After a reload of the page, how long to wait for the text that was being edited, and how often to look for it, in milliseconds. */
const [patienceMs, pollMs] = [10_000, 100]

/**
 * Edits one text at a time in the page, where it is shown letter by letter: with the browser's own caret, selection and composition. What the page's own code
 * writes into the text meanwhile waits until it is left; changes by another tab or program are taken over at once. A re-rendered page, or an element that
 * replaces the text's, takes over text and caret.
 */
export class PageTyping {
  private session: Session | undefined
  private caret: Caret = { anchor: 0, focus: 0 }
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(private readonly actions: TypingActions) {}

  /** The element whose text is edited. */
  get element(): HTMLElement | undefined {
    return this.session?.element
  }

  /**
   * Makes a text editable. The browser places the caret, if it is being pressed.
   *
   * @param element with this text alone
   * @param location of its value
   * @returns false in a browser that cannot edit plain text
   */
  begin(element: HTMLElement, location: ContentLocation): boolean {
    if (this.session?.element === element && isSamePlace(this.session.location, location)) return true
    this.end()
    const text = element.textContent ?? ""
    return this.open(element, location, text, new TextHistory(text))
  }

  private open(element: HTMLElement, location: ContentLocation, first: string, history: TextHistory): boolean {
    const { ownerDocument: page, draggable } = element
    element.setAttribute("contenteditable", "plaintext-only")
    element.draggable = false
    const writes = holdWrites(element)
    const observer = new MutationObserver(() => {
      if (!element.isConnected) this.resume(page)
    })
    observer.observe(page, { childList: true, subtree: true })
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener("beforeinput", (event) => this.beforeInput(event), { signal })
    element.addEventListener("input", (event) => (event as InputEvent).isComposing || this.take(), { signal })
    const compose = (isComposing: boolean) => {
      if (this.session) this.session.isComposing = isComposing
      if (!isComposing) this.take()
    }
    element.addEventListener("compositionstart", () => compose(true), { signal })
    element.addEventListener("compositionend", () => compose(false), { signal })
    element.addEventListener("keydown", (event) => this.press(event), { signal })
    // An element that the page removes loses the focus as well, and so does one whose window does.
    const leave = () => this.session?.element === element && element.isConnected && page.activeElement !== element
    element.addEventListener("blur", () => setTimeout(() => leave() && this.end()), { signal })
    page.addEventListener("selectionchange", () => this.noteCaret(), { signal })
    const unwatch = this.actions.watch(() => this.follow())
    const release = () => {
      unwatch()
      observer.disconnect()
      listeners.abort()
      element.removeAttribute("contenteditable")
      if (!draggable) element.draggable = false
      else element.removeAttribute("draggable")
      writes.release()
    }
    this.session = { element, location, first, history, isComposing: false, release, place: elementPlace(element) }
    if (!element.isContentEditable) this.end()
    return element.isContentEditable
  }

  /** Leaves the text. */
  end(): void {
    const { session } = this
    clearInterval(this.timer)
    if (!session) return
    this.session = undefined
    session.release()
    session.element.blur()
    this.actions.onEnd(session.location)
  }

  /** Goes on with the text in a re-rendered page. */
  resume(page: Document): void {
    const { session } = this
    if (!session || (session.element.isConnected && session.element.ownerDocument === page)) return
    clearInterval(this.timer)
    const end = Date.now() + patienceMs
    const look = () => {
      const found = elementAtPlace(page, session.place, session.element.tagName)
      // Whatever it says: somebody may have typed on since the preview looked.
      const isBack = found && this.actions.shownIn(page, session.location).includes(found)
      if (isBack) this.reopen(session, found, this.valueAt(session))
      else if (Date.now() > end) this.end()
      return isBack
    }
    if (!look()) this.timer = setInterval(look, pollMs)
  }

  private reopen({ release, location, first, history }: Session, element: HTMLElement, text: string): void {
    clearInterval(this.timer)
    const { anchor, focus } = this.caret
    release()
    // The same node: where it is written is known of it.
    const [node] = textsIn(element)
    if (node) node.data = text
    else element.textContent = text
    history.follow(text)
    this.open(element, location, first, history)
    this.select(anchor, focus)
  }

  /** Selects a part of the text, and focuses it. */
  select(anchor: number, focus = anchor): void {
    const { element } = this
    if (!element) return
    element.ownerDocument.defaultView?.focus()
    element.focus({ preventScroll: true })
    const [node] = textsIn(element)
    const most = node?.length ?? 0
    const at = node ?? element
    element.ownerDocument.getSelection()?.setBaseAndExtent(at, Math.min(anchor, most), at, Math.min(focus, most))
    this.caret = { anchor, focus }
  }

  /** The offsets of the selection in the text. */
  get selected(): Caret {
    this.noteCaret()
    return this.caret
  }

  private noteCaret(): void {
    const { element } = this
    const selection = element?.ownerDocument.getSelection()
    if (!element?.isConnected || !selection?.anchorNode || !selection.focusNode) return
    if (!element.contains(selection.anchorNode) || !element.contains(selection.focusNode)) return
    const offset = (node: Node, at: number) => {
      const range = element.ownerDocument.createRange()
      range.selectNodeContents(element)
      range.setEnd(node, at)
      return range.toString().length
    }
    this.caret = {
      anchor: offset(selection.anchorNode, selection.anchorOffset),
      focus: offset(selection.focusNode, selection.focusOffset),
    }
  }

  private take(): void {
    const { session } = this
    if (!session) return
    const { history, location, element } = session
    const known = history.text
    history.type(element.textContent ?? "", this.selected)
    this.actions.onType(location, history.text, known)
  }

  private valueAt({ location }: Session): string {
    return String(this.actions.value(location) ?? "")
  }

  /** Takes over a change from elsewhere; the caret stays at its letter. */
  private follow(): void {
    const { session } = this
    if (!session || session.isComposing) return
    const [{ history }, value] = [session, this.valueAt(session)]
    if (value === history.text) return
    history.select(this.selected)
    history.follow(value)
    session.first = value
    this.show(session)
  }

  /** Shows the text and the caret of the history. */
  private show({ element, history }: Session): void {
    const node = element.ownerDocument.createTextNode(history.text)
    element.replaceChildren(node)
    this.caret = history.caret
    if (element.ownerDocument.activeElement === element)
      element.ownerDocument.getSelection()?.setBaseAndExtent(node, this.caret.anchor, node, this.caret.focus)
  }

  /** A text of one line: what is pasted or dropped becomes one. */
  private beforeInput(event: InputEvent): void {
    if (!event.isComposing) this.session?.history.select(this.selected)
    const way = wayOfInput(event)
    if (way) {
      event.preventDefault()
      this.undo(way)
    }
    if (["insertParagraph", "insertLineBreak"].includes(event.inputType)) event.preventDefault()
    const text = event.dataTransfer?.getData("text/plain") ?? ""
    if (!/[\n\r]/.test(text)) return
    event.preventDefault()
    // execCommand writes as a person does: over what is selected, and with an input event.
    this.element?.ownerDocument.execCommand("insertText", false, text.trim().replace(/\s*[\n\r]\s*/g, " "))
  }

  private press(event: KeyboardEvent): void {
    const { session } = this
    if (!session || event.isComposing) return
    const way = wayOfKey(event)
    if (way) this.undo(way)
    else if (event.key === "Enter") this.end()
    else if (event.key === "Escape") this.takeBack(session)
    else if (event.key === "Tab") this.actions.onNext(session.element, event.shiftKey)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  private undo(way: UndoWay): void {
    const { session } = this
    if (!session) return
    const { history, location } = session
    history.select(this.selected)
    const known = history.text
    if (history.step(way)) {
      this.show(session)
      this.actions.onType(location, history.text, known)
    } else this.actions.onUndo(way)
  }

  private takeBack(session: Session): void {
    const { history, location, first } = session
    if (history.text !== first) {
      history.follow(first)
      this.show(session)
      this.actions.onTakeBack(location, first)
    }
    this.end()
  }
}

/** Keeps the page's own code from writing into a text: React would put the caret at its start, and end a composition. */
function holdWrites(element: HTMLElement): { readonly release: () => void } {
  const [node] = textsIn(element)
  let written: string | undefined
  const write = (text: string) => {
    written = text
  }
  const read = () => Reflect.get(Object.getPrototypeOf(element), "textContent", element)
  const held: ReadonlyArray<readonly [Node, string, PropertyDescriptor]> = [
    // React writes into the only child if there is one.
    [element, "firstChild", { get: () => null }],
    [element, "textContent", { get: read, set: write }],
    ...(node ? ([[node, "nodeValue", { get: () => node.data, set: write }]] as const) : []),
  ]
  for (const [owner, key, property] of held) Object.defineProperty(owner, key, { ...property, configurable: true })
  return {
    release: () => {
      for (const [owner, key] of held) Reflect.deleteProperty(owner, key)
      const now = element.textContent ?? ""
      // The same with the spaces and hyphens that the site gives it.
      const text = written !== undefined && normalizeText(written) === normalizeText(now) ? written : now
      if (!node) return
      if (node.data !== text) node.data = text
      if (element.childNodes.length !== 1 || element.firstChild !== node) element.replaceChildren(node)
    },
  }
}
