import { words } from "../../words"
import { useStudio } from "../studio-context"
import { BeginCard } from "./begin-card"
import { SampleLeftovers } from "./sample-leftovers"
import type { Hint } from "./use-hint"
import { useSample } from "./use-sample"

/** What to do first: how the sample becomes the owner's site, how a text is changed, until somebody has done it, and what is still the sample's. */
export function Start({ hint }: { readonly hint: Hint }) {
  const { view } = useStudio()
  const sample = useSample()
  return (
    <>
      {sample?.isWhole && <BeginCard onBegin={() => view.openDialog("begin")} />}
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
      {sample && sample.left.length > 0 && <SampleLeftovers left={sample.left} />}
    </>
  )
}
