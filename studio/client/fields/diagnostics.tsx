import type { Diagnostic, Fix, FixEdit } from "../../../src/content/check/report/diagnostic"
import type { Json } from "../../../src/content/edit/edit-json"
import { words } from "../../words"
import type { ContentLocation } from "../content/location"
import { useStudio } from "../studio-context"
import { addRedirect } from "./add-redirect"
import type { FieldState } from "./use-field"

interface DiagnosticsProps {
  readonly id: string
  readonly location: ContentLocation
  readonly state: FieldState
  /** Applies a fix; by default, its value is typed. */
  readonly onFix?: (edit: FixEdit) => void
}

/** A field's diagnostics, each with its fix, and the state of its unsaved edit, with what can be done about it. */
export function Diagnostics({ id, location, state, onFix = (edit) => state.type(valueAfter(edit)) }: DiagnosticsProps) {
  const { store } = useStudio()
  const { diagnostics, unsaved } = state
  return (
    <div id={id} aria-live="polite">
      {diagnostics.map((diagnostic) => (
        <DiagnosticWords key={diagnostic.code + diagnostic.message} diagnostic={diagnostic} onFix={onFix} />
      ))}
      {unsaved?.state.kind === "typed" && unsaved.isHeld && diagnostics.length === 0 && (
        <div className="unsaved">
          <p>{words.fields.held}</p>
        </div>
      )}
      {(unsaved?.state.kind === "refused" || unsaved?.state.kind === "failed") && (
        <div className="unsaved">
          <p>{unsaved.state.kind === "refused" ? words.fields.refused : words.fields.failed(unsaved.state.reason)}</p>
          <button type="button" className="quiet" onClick={() => void store.commit(location)}>
            {words.fields.retry}
          </button>
          <button type="button" className="quiet" onClick={() => store.giveUp(location)}>
            {words.fields.discard}
          </button>
        </div>
      )}
      {unsaved?.state.kind === "conflict" && (
        <div className="unsaved">
          <p>{words.fields.conflict(<q key="value">{inWords(store.stored(location))}</q>)}</p>
          <button type="button" className="fix" onClick={() => void store.keepMine(location)}>
            {words.fields.keepMine}
          </button>
          <button type="button" className="quiet" onClick={() => store.giveUp(location)}>
            {words.fields.useTheirs}
          </button>
        </div>
      )}
    </div>
  )
}

/** @returns whether a fix is one of a value or a Markdown text: keys and commas are not typed in the studio */
export const isOfValue = ({ file, path }: Diagnostic, { edit }: Fix): boolean =>
  edit.kind !== "text" || (file.endsWith(".md") && path.length === 0)

/** @returns the value that a fix writes; undefined if it removes the value */
export const valueAfter = (edit: FixEdit): Json | undefined => (edit.kind === "set" ? edit.to : undefined)

const inWords = (value: Json | undefined): string =>
  value === undefined ? words.fields.empty : typeof value === "string" ? value : JSON.stringify(value)

/** A diagnostic, with a button for its fix. A redirect is added at once, whatever field the diagnostic is about. */
export function DiagnosticWords({ diagnostic, onFix }: { diagnostic: Diagnostic; onFix: (edit: FixEdit) => void }) {
  const { api, store } = useStudio()
  const { severity, message, advice, fix } = diagnostic
  const apply = (edit: FixEdit) => {
    if (edit.kind !== "redirect") return onFix(edit)
    void addRedirect(edit, api, store)
  }
  return (
    <div className={`diagnostic ${severity}`}>
      <span className="mark" aria-hidden="true">
        !
      </span>
      <p>
        <span className="unseen">{severity === "error" ? words.fields.error : words.fields.warning}</span>
        {message} {advice}
      </p>
      {fix && isOfValue(diagnostic, fix) && (
        <button type="button" className="fix" onClick={() => apply(fix.edit)}>
          {fix.title}
        </button>
      )}
    </div>
  )
}
