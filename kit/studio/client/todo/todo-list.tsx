import { useEffect, useRef } from "react"
import { type Diagnostic, type Fix, isError } from "../../../content/diagnostic/diagnostic"
import { editRange } from "../../../content/location/source-text"
import { bodyOf } from "../../model/file-content"
import { words } from "../../words/words"
import type { ContentStore } from "../content/content-store"
import { isReadable } from "../content/doc"
import { type ContentLocation, locationKey } from "../content/location"
import { messageForOwner, nameOfFile, nameOfLocation } from "../content/names"
import { storedValue } from "../content/reading"
import type { ContentState, LocatedDiagnostic } from "../content/state"
import { removePicture } from "../fields/controls/choose-picture"
import { isValueFix } from "../fields/diagnostics"
import { useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"

/** How many are listed at most. */
const maxListed = 100

/** The longest text that is quoted whole. */
const maxQuoteLength = 80

/** Everything that the check finds, in its order: errors, then warnings. Each has its text, its fix and a button to its field. */
export function TodoList({ heading: Heading }: { readonly heading: "h3" | "h4" }) {
  const { content } = useStudio()
  const { diagnostics } = content
  const listed = diagnostics.slice(0, maxListed)
  const groups = [
    { heading: words.todo.errors, found: listed.filter(isError) },
    { heading: words.todo.warnings, found: listed.filter((each) => !isError(each)) },
  ]
  const whole = useFocusOnNext(diagnostics)
  return (
    <div className="todo" ref={whole} tabIndex={-1}>
      {diagnostics.length === 0 && <p>{words.todo.nothing}</p>}
      {groups.map(
        ({ heading, found }) =>
          found.length > 0 && (
            <section key={heading} aria-label={heading}>
              <Heading>
                {heading} <span>{found.length}</span>
              </Heading>
              <ul className="warnings">
                {withKeys(found).map(([key, diagnostic]) => (
                  <TodoItem key={key} diagnostic={diagnostic} />
                ))}
              </ul>
            </section>
          ),
      )}
      {diagnostics.length > maxListed && <p>{words.publishing.more(diagnostics.length - maxListed)}</p>}
    </div>
  )
}

function TodoItem({ diagnostic }: { readonly diagnostic: LocatedDiagnostic }) {
  const { content, view, store } = useStudio()
  const { severity, fix } = diagnostic
  const location = locationOf(diagnostic, content)
  const name = openPointName(diagnostic, location, content)
  const quoted = openPointText(diagnostic, location, content)
  return (
    <li className={severity}>
      <p>
        <b>{name}</b> {quoted && <q dir="auto">{quoted}</q>}
      </p>
      <p>{messageForOwner(diagnostic, content)}</p>
      {fix && isFixable(diagnostic, store) && (
        <button type="button" className="fix" onClick={() => void applyFix(diagnostic, fix, name, store)}>
          {fix.title}
          <span className="unseen">: {name}</span>
        </button>
      )}
      {diagnostic.code === "picture-unused" && (
        <button type="button" className="fix" onClick={() => void removePicture(diagnostic.file, store)}>
          {words.pictures.delete}
          <span className="unseen"> {diagnostic.file}</span>
        </button>
      )}
      {location && (
        <QuietButton
          of={`: ${name}`}
          onClick={() =>
            view.openLocation(location.path.length > 0 ? location : { ...location, ...diagnostic.range.start })
          }
        >
          {location.path.length > 0 || location.file.endsWith(".md") ? words.unsaved.goToField : words.todo.goToPage}
        </QuietButton>
      )}
    </li>
  )
}

/** Where the owner can do something about it; undefined for a file that the studio does not edit. */
function locationOf({ location }: LocatedDiagnostic, { docs }: ContentState): ContentLocation | undefined {
  return docs.has(location.file) ? location : undefined
}

function openPointName(
  { file, range, lineText }: Diagnostic,
  location: ContentLocation | undefined,
  content: ContentState,
) {
  const line = range.start.line
  if (location && (location.path.length > 0 || file.endsWith(".md")))
    return nameOfLocation(location, content, location.path.length > 0 ? undefined : line)
  const doc = content.docs.get(file)
  if (!location || !doc) return file
  // It can only be corrected in the file itself, so name the file.
  if (!isReadable(doc)) return words.places.line(`data/${file}`, line)
  const name = nameOfFile(file, content)
  return lineText.trim() === "" ? name : words.places.line(name, line)
}

/** The text that it is about, shortened: the value of its field, or the line of its file. */
function openPointText({ lineText }: Diagnostic, location: ContentLocation | undefined, content: ContentState) {
  const value = location && location.path.length > 0 ? storedValue(content, location) : lineText.trim()
  const text = typeof value === "string" || typeof value === "number" ? String(value) : ""
  return text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).trimEnd()}…` : text
}

/** Keys that stay the same when lines move. */
function withKeys(
  diagnostics: readonly LocatedDiagnostic[],
): ReadonlyArray<readonly [key: string, diagnostic: LocatedDiagnostic]> {
  const seen = new Map<string, number>()
  return diagnostics.map((diagnostic) => {
    const name = `${locationKey(diagnostic.location)} ${diagnostic.code} ${diagnostic.message}`
    const number = seen.get(name) ?? 0
    seen.set(name, number + 1)
    return [`${name} ${number}`, diagnostic]
  })
}

/**
 * A fixed diagnostic disappears at once. If it had the focus, the next one takes it, or the list if none is left.
 *
 * @returns the ref of the list
 */
function useFocusOnNext(diagnostics: readonly Diagnostic[]) {
  const whole = useRef<HTMLDivElement>(null)
  const focused = useRef<number>()

  useEffect(() => {
    const list = whole.current
    const note = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest("li") : null
      focused.current = item ? itemsOf(list).indexOf(item) : undefined
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      // A focusout event without a new target may mean that the focused element was removed.
      if (relatedTarget instanceof Element && !list?.contains(relatedTarget)) focused.current = undefined
    }
    list?.addEventListener("focusin", note)
    list?.addEventListener("focusout", leave)
    return () => {
      list?.removeEventListener("focusin", note)
      list?.removeEventListener("focusout", leave)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element may have been removed with its diagnostic.
  useEffect(() => {
    const list = whole.current
    const { activeElement } = document
    if (!list || focused.current === undefined || list.contains(activeElement)) return
    if (activeElement !== document.body && activeElement !== list.closest("dialog")) return
    const items = itemsOf(list)
    const next = items[Math.min(focused.current, items.length - 1)]
    ;(next?.querySelector("button") ?? list).focus()
  }, [diagnostics])

  return whole
}

const itemsOf = (list: Element | null): readonly Element[] => [...(list?.querySelectorAll("li") ?? [])]

/** The location that a fix writes to. */
function targetOf({ file }: Diagnostic, { edit }: Fix, store: ContentStore): ContentLocation {
  return edit.kind === "text" ? { file, path: [] } : store.locationAt(file, edit.path)
}

/**
 * @param diagnostic of the check
 * @param store the content
 * @returns whether its fix can be applied without opening its field: it writes a value, and its field has no unsaved edit
 */
function isFixable(diagnostic: Diagnostic, store: ContentStore): boolean {
  const { fix } = diagnostic
  if (!fix) return false
  if (store.unsavedAt(targetOf(diagnostic, fix, store))) return false
  return isValueFix(diagnostic, fix)
}

/**
 * Applies a fix at once, as one step to undo. The outcome is shown as a message.
 *
 * @param diagnostic of the check
 * @param fix of it
 * @param name of its field
 * @param store the content
 */
async function applyFix(diagnostic: Diagnostic, fix: Fix, name: string, store: ContentStore): Promise<void> {
  const { file } = diagnostic
  const { edit } = fix
  const location = targetOf(diagnostic, fix, store)
  if (edit.kind === "set") await store.perform({ kind: "set", location, to: edit.to }, words.todo.fixed(name))
  else if (edit.kind === "remove") await store.perform({ kind: "remove", location }, words.todo.fixed(name))
  else {
    const text = store.snapshot()?.docs.get(file)?.text
    if (text === undefined) return
    store.type(location, bodyOf(file, editRange(text, edit.range, edit.text)))
    await store.commit(location)
  }
}
