import type { SampleState } from "../../server/content/diagnostics"
import { words } from "../../words/words"
import { useAnswer, useStudio } from "../studio-context"
import { SampleLeftovers } from "./sample-leftovers"
import type { Hint } from "./use-hint"

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

/** While the content is the sample: how it becomes a site of the owner's. Nothing has to be done. */
const BeginCard = ({ onBegin }: { readonly onBegin: () => void }) => (
  <section className="begin-card" aria-labelledby="begin-card">
    <h3 id="begin-card">{words.begin.title}</h3>
    <p>{words.begin.intro}</p>
    <button type="button" className="button main" onClick={onBegin}>
      {words.begin.start}
    </button>
    <p className="help">{words.begin.looking(<code key="command">npm run edit -- --sample</code>)}</p>
  </section>
)

/** The pause in typing before it is looked at again, in milliseconds. */
const pauseMs = 600

/** @returns how much of the sample the content still is, looked at again whenever it changes; undefined until it is known */
function useSample(): SampleState | undefined {
  const { content } = useStudio()
  return useAnswer("GET sample", { on: [content.docs, content.pictures], pauseMs }).answer
}
