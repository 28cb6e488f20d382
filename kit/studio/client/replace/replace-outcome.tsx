import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { words } from "../../words/words"
import { type ContentLocation, locationKey } from "../content/location"
import { nameOfLocation } from "../content/names"
import { locationAt } from "../content/reading"
import type { ReplaceResult } from "../content/replace-texts"
import type { ContentState } from "../content/state"
import { useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"

/** Why nothing was replaced. */
export type NotReplaced =
  | Exclude<ReplaceResult, { readonly kind: "done" }>
  /** In these texts the words would be read as markup. */
  | { readonly kind: "unfit"; readonly locations: readonly ContentLocation[] }

/** Why nothing was replaced, with the places concerned. */
export function ReplaceOutcome({ refusal }: { readonly refusal: NotReplaced }) {
  const { content, view } = useStudio()
  return (
    <div role="alert" className="not-replaced">
      <p>{reasonOf(refusal)}</p>
      <ul>
        {placesOf(refusal, content).map(({ location, line, diagnostic }) => (
          <li key={`${locationKey(location)} ${line ?? ""} ${diagnostic?.code ?? ""}`}>
            <p>
              <b>{nameOfLocation(location, content)}</b>
              {diagnostic && `: ${diagnostic.message} ${diagnostic.advice}`}
            </p>
            <QuietButton
              of={`: ${nameOfLocation(location, content)}`}
              onClick={() => view.openLocation({ ...location, line })}
            >
              {words.unsaved.goToField}
            </QuietButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RefusedPlace {
  readonly location: ContentLocation
  readonly line?: number | undefined
  readonly diagnostic?: Diagnostic
}

function placesOf(refusal: NotReplaced, content: ContentState): readonly RefusedPlace[] {
  if (refusal.kind === "failed") return []
  if (refusal.kind !== "refused") return refusal.locations.map(({ file, path }) => ({ location: { file, path } }))
  return refusal.diagnostics.map((diagnostic) => {
    const location = locationAt(content, diagnostic.file, diagnostic.path)
    const isText = location.path.length === 0 && diagnostic.file.endsWith(".md")
    return { location, diagnostic, line: isText ? diagnostic.range.start.line : undefined }
  })
}

/** @returns the reason in a sentence */
export function reasonOf(refusal: NotReplaced): string {
  return refusal.kind === "failed" ? refusal.message : words.replacing.refused[refusal.kind]
}
