import { words } from "../../words"

/** While the content is the sample: how it becomes a site of the owner's. Nothing has to be done. */
export const BeginCard = ({ onBegin }: { readonly onBegin: () => void }) => (
  <section className="begin-card" aria-labelledby="begin-card">
    <h3 id="begin-card">{words.begin.title}</h3>
    <p>{words.begin.intro}</p>
    <button type="button" className="button main" onClick={onBegin}>
      {words.begin.start}
    </button>
    <p className="help">{words.begin.looking(<code key="command">npm run edit -- --sample</code>)}</p>
  </section>
)
