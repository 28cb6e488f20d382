import { useEffect, useRef } from "react"
import { type Diagnostic, type Fix, type FixEdit, isError, type Redirect } from "../../../content/diagnostic/diagnostic"
import type { Json } from "../../../content/json/edit-json"
import { shownState } from "../../model/unsaved-edit"
import { words } from "../../words/words"
import type { ContentStore } from "../content/content-store"
import { type ContentLocation, isSame, isSamePlace, isWithin, locationKey } from "../content/location"
import { messageForOwner, nameOfLocation, placeOfDiagnostic } from "../content/names"
import type { CascadedValue, LocatedDiagnostic } from "../content/state"
import { useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"
import type { FieldState } from "./controls/use-field"

interface DiagnosticsProps {
  readonly id: string
  readonly location: ContentLocation
  readonly state: FieldState
  /** Applies a fix; by default, its value is typed. */
  readonly onFix?: (edit: FixEdit) => void
}

/** A field's diagnostics, each with its fix, and the state of its unsaved edit, with what can be done about it. */
export function Diagnostics({ id, location, state, onFix = (edit) => state.type(valueOfFix(edit)) }: DiagnosticsProps) {
  const { store, content } = useStudio()
  const { diagnostics, unsaved } = state
  const shown = unsaved && shownState(unsaved)
  /** The place of a diagnostic, if it is another one. */
  const elsewhere = (diagnostic: Diagnostic): ContentLocation | undefined => {
    const place = placeOfDiagnostic(diagnostic, content)
    return unsaved && !isWithin(place, location) ? place : undefined
  }
  const cascaded = [...content.cascaded.values()].filter(
    (each) => each.causes.some((other) => isSamePlace(other, location)) && isSame(store.stored(each), each.now),
  )
  return (
    <div id={id} aria-live="polite">
      {diagnostics.map((diagnostic) => (
        <DiagnosticWords
          key={diagnostic.code + diagnostic.file + diagnostic.path.join() + diagnostic.message}
          diagnostic={diagnostic}
          onFix={onFix}
          place={elsewhere(diagnostic)}
        />
      ))}
      {cascaded.map((each) => (
        <CascadeNote key={locationKey(each)} cascaded={each} />
      ))}
      {shown?.kind === "typed" && unsaved?.isHeld && diagnostics.length === 0 && (
        <div className="unsaved">
          <p>{words.fields.held}</p>
        </div>
      )}
      {(shown?.kind === "refused" || shown?.kind === "failed") && (
        <div className="unsaved">
          <p>
            {shown.kind === "failed"
              ? words.fields.failed(shown.reason)
              : diagnostics.some(elsewhere)
                ? words.fields.refusedElsewhere
                : words.fields.refused}
          </p>
          <QuietButton onClick={() => void store.commit(location)}>{words.fields.retry}</QuietButton>
          <QuietButton onClick={() => store.giveUp(location)}>{words.fields.discard}</QuietButton>
        </div>
      )}
      {shown?.kind === "conflict" && <ConflictQuestion location={location} />}
    </div>
  )
}

/** Asks which of two values is to stand. It comes without having been asked for, so it brings itself into view where its field is being edited. */
function ConflictQuestion({ location }: Pick<DiagnosticsProps, "location">) {
  const { store, chosen, view } = useStudio()
  const question = useRef<HTMLDivElement>(null)
  const isHere = chosen !== undefined && isSamePlace(chosen, location)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request for its field brings it into view again.
  useEffect(() => {
    if (isHere) question.current?.scrollIntoView({ block: "nearest" })
  }, [isHere, view.request])
  return (
    <div ref={question} className="unsaved">
      <p>{words.fields.conflict(<q key="value">{inWords(store.stored(location))}</q>)}</p>
      <button type="button" className="fix" onClick={() => void store.keepMine(location)}>
        {words.fields.keepMine}
      </button>
      <QuietButton onClick={() => store.giveUp(location)}>{words.fields.useTheirs}</QuietButton>
    </div>
  )
}

/** @returns whether a fix is one of a value or a Markdown text: keys and commas are not typed in the studio */
export const isValueFix = ({ file, path }: Diagnostic, { edit }: Fix): boolean =>
  edit.kind !== "text" || (file.endsWith(".md") && path.length === 0)

/** @returns the value that a fix writes; undefined if it removes the value */
const valueOfFix = (edit: FixEdit): Json | undefined => (edit.kind === "set" ? edit.to : undefined)

const inWords = (value: Json | undefined): string =>
  value === undefined ? words.fields.empty : typeof value === "string" ? value : JSON.stringify(value)

interface ListDiagnosticsProps {
  readonly about: readonly LocatedDiagnostic[]
  /** What is said when a fix has removed what is at a place. */
  readonly removed?: (location: ContentLocation) => string
}

/** Diagnostics of a list and its entries, each with its fix. */
export function ListDiagnostics({ about, removed = () => words.lists.listRemoved }: ListDiagnosticsProps) {
  const { store } = useStudio()
  const fix = (location: ContentLocation, to: Json | undefined) =>
    to === undefined
      ? store.perform({ kind: "remove", location }, removed(location))
      : store.perform({ kind: "set", location, to }, words.lists.listAdded)
  return about.map((diagnostic) => (
    <DiagnosticWords
      key={diagnostic.code + diagnostic.message}
      diagnostic={diagnostic}
      onFix={(edit) => void fix(diagnostic.location, valueOfFix(edit))}
    />
  ))
}

/** Adds a redirect at once, as one step to undo. The outcome is shown as a message. */
export const addRedirect = ({ from, to }: Redirect, store: ContentStore): Promise<boolean> =>
  store.changeFiles((send) => send("POST redirect", { from, to }), words.renaming.redirected(from, to))

interface DiagnosticWordsProps {
  readonly diagnostic: Diagnostic
  readonly onFix: (edit: FixEdit) => void
  /** Where it is, if not where it is shown. */
  readonly place?: ContentLocation | undefined
}

/** A diagnostic, with a button for its fix, or for the way to its place. A redirect is added at once, whatever field the diagnostic is about. */
export function DiagnosticWords({ diagnostic, onFix, place }: DiagnosticWordsProps) {
  const { content, view, store } = useStudio()
  const { severity, fix } = diagnostic
  const name = place && nameOfLocation(place, content)
  const apply = (edit: FixEdit) => {
    if (edit.kind !== "redirect") return onFix(edit)
    void addRedirect(edit, store)
  }
  return (
    <div className={`diagnostic ${severity}`}>
      <span className="mark" aria-hidden="true">
        !
      </span>
      <p>
        <span className="unseen">{isError(diagnostic) ? words.fields.error : words.fields.warning}</span>
        {name && <b>{name}: </b>}
        {messageForOwner(diagnostic, content)}
      </p>
      {place && name && (
        <button type="button" className="fix" onClick={() => view.openLocation(place)}>
          {words.fields.goTo(store.factsOf(place)?.label ?? name)}
        </button>
      )}
      {!place && fix && isValueFix(diagnostic, fix) && (
        <button type="button" className="fix" onClick={() => apply(fix.edit)}>
          {fix.title}
        </button>
      )}
    </div>
  )
}

/** Says which value a save has changed too, so that it fits a typed one. */
function CascadeNote({ cascaded }: { readonly cascaded: CascadedValue }) {
  const { content, view, store } = useStudio()
  const name = store.factsOf(cascaded)?.label ?? nameOfLocation(cascaded, content)
  const was = <q key="was">{inWords(cascaded.was)}</q>
  const { file, path } = cascaded
  return (
    <div className="cascaded">
      <p>{cascaded.now === undefined ? words.fields.dropped(name, was) : words.fields.followed(name, was)}</p>
      <QuietButton onClick={() => view.openLocation({ file, path })}>{words.fields.goTo(name)}</QuietButton>
    </div>
  )
}
