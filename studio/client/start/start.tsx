import { words } from "../../words"
import type { TextMatch } from "../content/find"
import type { Page } from "../pages"
import { LeftOfSample } from "./left-of-sample"
import type { Hint } from "./use-hint"

interface StartProps {
  readonly hint: Hint
  readonly pages: readonly Page[]
  readonly onPlace: (place: TextMatch) => void
}

/** What to do first: how a text is changed, until somebody has done it, and what is still the sample's. */
export const Start = ({ hint, pages, onPlace }: StartProps) => (
  <>
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
    <LeftOfSample pages={pages} onPlace={onPlace} />
  </>
)
