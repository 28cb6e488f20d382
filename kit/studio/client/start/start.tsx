import { words } from "../../words"
import { BeginCard } from "../begin/begin-card"
import type { TextMatch } from "../content/find"
import type { Page } from "../pages"
import { LeftOfSample } from "./left-of-sample"
import type { Hint } from "./use-hint"
import { useSample } from "./use-sample"

interface StartProps {
  readonly hint: Hint
  readonly pages: readonly Page[]
  readonly onPlace: (place: TextMatch) => void
  /** Asks what a site of the owner's needs. */
  readonly onBegin: () => void
}

/** What to do first: how the sample becomes the owner's site, how a text is changed, until somebody has done it, and what is still the sample's. */
export function Start({ hint, pages, onPlace, onBegin }: StartProps) {
  const sample = useSample()
  return (
    <>
      {sample?.isWhole && <BeginCard onBegin={onBegin} />}
      {hint.isShown && (
        <section className="hint" aria-label={words.first.label}>
          <p>
            <b>{words.first.hint}</b> {words.first.more}
          </p>
          <button type="button" className="quiet" onClick={hint.hide}>
            {words.first.hide}
          </button>
        </section>
      )}
      {sample && sample.left.length > 0 && <LeftOfSample left={sample.left} pages={pages} onPlace={onPlace} />}
    </>
  )
}
