import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import type { TextSpan } from "../../../content/location/source-text"
import { isUnsaved } from "../../model/unsaved-edit"
import { RequestFailure } from "./api"
import type { ContentLocation } from "./location"
import { locationAt, positionOf } from "./reading"
import type { Sender } from "./sender"
import { unsavedAt } from "./state"

/** Parts of a text to replace. */
export interface TextPart {
  readonly location: ContentLocation
  /** The whole text in which the parts were found. */
  readonly was: string
  readonly spans: readonly TextSpan[]
}

/** The outcome of replacing: everything is written, or nothing. */
export type ReplaceResult =
  | { readonly kind: "done" }
  /** These texts have edits that are not saved, which would be lost. */
  | { readonly kind: "unsaved"; readonly locations: readonly ContentLocation[] }
  /** These texts have changed meanwhile. */
  | { readonly kind: "changed"; readonly locations: readonly ContentLocation[] }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "failed"; readonly message: string }

/**
 * Replaces parts of texts after all earlier edits.
 *
 * @param parts one for each text
 * @returns the outcome
 */
export function replaceTexts(parts: readonly TextPart[], sender: Sender): Promise<ReplaceResult> {
  const { api, store } = sender
  return sender.run(async () => {
    const { state } = store
    const locations = parts.map(({ location }) => location)
    const typed = locations.filter((location) => {
      const edit = unsavedAt(state, location)
      return edit !== undefined && isUnsaved(edit)
    })
    if (typed.length > 0) return { kind: "unsaved", locations: typed }
    const gone = locations.filter((location) => positionOf(state, location) === undefined)
    if (gone.length > 0) return { kind: "changed", locations: gone }
    const outcome = await sender.requestOrError(() =>
      api.send("POST replace", {
        replacements: parts.map(({ location, was, spans }) => ({
          file: location.file,
          path: positionOf(state, location) ?? [],
          was,
          spans,
        })),
      }),
    )
    if (outcome instanceof RequestFailure) return { kind: "failed", message: outcome.message }
    if (outcome.kind === "written") return { kind: "done" }
    if (outcome.kind === "refused") return outcome
    return { kind: "changed", locations: outcome.texts.map(({ file, path }) => locationAt(store.state, file, path)) }
  })
}
