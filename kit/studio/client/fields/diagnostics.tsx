import { useEffect, useRef } from "react"
import { type Diagnostic, type Fix, type FixEdit, isError } from "../../../content/diagnostic/diagnostic"
import type { Json } from "../../../content/json/edit-json"
import { shownState } from "../../model/unsaved-edit"
import { words } from "../../words/words"
import { type ContentLocation, isSamePlace, isWithin } from "../content/location"
import { messageForOwner, nameOfLocation, placeOfDiagnostic } from "../content/names"
import type { LocatedDiagnostic } from "../content/state"
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
  /** The place of a diagnostic, if it differs. */
  const elsewhere = (diagnostic: Diagnostic): ContentLocation | undefined => {
    const place = placeOfDiagnostic(diagnostic, content)
    return unsaved && !isWithin(place, location) ? place : undefined
  }
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

/** Asks which of two values to keep. It appears unasked, so it scrolls itself into view if its field is being edited. */
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
      <p>{words.fields.conflict(<q key="value">{valueInWords(store.stored(location))}</q>)}</p>
      <button type="button" className="fix" onClick={() => void store.keepMine(location)}>
        {words.fields.keepMine}
      </button>
      <QuietButton onClick={() => store.giveUp(location)}>{words.fields.useTheirs}</QuietButton>
    </div>
  )
}

/** @returns whether a fix changes a value or a Markdown text: nobody types keys and commas in the studio */
export const isValueFix = ({ file, path }: Diagnostic, { edit }: Fix): boolean =>
  edit.kind !== "text" || (file.endsWith(".md") && path.length === 0)

/** @returns the value that a fix writes; undefined if it removes the value */
const valueOfFix = (edit: FixEdit): Json | undefined => (edit.kind === "set" ? edit.to : undefined)

const valueInWords = (value: Json | undefined): string =>
  value === undefined ? words.fields.empty : typeof value === "string" ? value : JSON.stringify(value)

interface ListDiagnosticsProps {
  readonly about: readonly LocatedDiagnostic[]
  /** The message when a fix has removed the value at a place. */
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

interface DiagnosticWordsProps {
  readonly diagnostic: Diagnostic
  readonly onFix: (edit: FixEdit) => void
  /** Its location, if it is shown elsewhere. */
  readonly place?: ContentLocation | undefined
}

/** A diagnostic, with a button for its fix, or to go to its place. */
export function DiagnosticWords({ diagnostic, onFix, place }: DiagnosticWordsProps) {
  const { content, view, store } = useStudio()
  const { severity, fix } = diagnostic
  const name = place && nameOfLocation(place, content)
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
        <button type="button" className="fix" onClick={() => onFix(fix.edit)}>
          {fix.title}
        </button>
      )}
    </div>
  )
}
