import { useId, useState } from "react"
import type { CandidateList } from "../../server/import/imports"
import type { ShownCandidate } from "../../server/import/shown-candidate"
import { words } from "../../words/words"
import { QuietButton } from "../ui/quiet-button"
import { CandidateRow } from "./candidate-row"
import type { Import } from "./use-import"

interface CandidateFormProps extends Pick<Import, "choice" | "check" | "take"> {
  readonly found: CandidateList
  /** Why nothing was taken. */
  readonly message: string | undefined
}

const kinds = ["site", "achievement", "testimonial", "media", "book", "post"] as const

/** What the files offer, each with a box, and the button that takes the chosen ones. */
export function CandidateForm({ found, message, choice, check, take }: CandidateFormProps) {
  // Nothing is fetched from the web unless somebody says so.
  const [fetchPictures, setFetchPictures] = useState(false)
  const id = useId()
  const { candidates } = found
  const isUnfit = (candidate: ShownCandidate) => choice.lacksOf(candidate).some(({ isNeeded }) => isNeeded)
  const chosen = candidates.filter(choice.isChosen)
  const unfit = chosen.filter(isUnfit).length
  return (
    <form
      className="candidates"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length > 0) void take(chosen, { fetchPictures })
      }}
    >
      <Sources found={found} />
      <div className="tally">
        <p tabIndex={-1} data-first>
          {words.importing.offered(candidates.length)}
        </p>
        {candidates.length > 0 && (
          <>
            <QuietButton onClick={() => choice.choose(candidates.filter((candidate) => !isUnfit(candidate)))}>
              {words.importing.chooseFit}
            </QuietButton>
            <QuietButton onClick={() => choice.choose([])}>{words.importing.chooseNone}</QuietButton>
          </>
        )}
      </div>
      {kinds.map((kind) => {
        const ofKind = candidates.filter((candidate) => candidate.kind === kind)
        return ofKind.length === 0 ? null : (
          <section key={kind} aria-labelledby={`${id}-${kind}`}>
            <h3 id={`${id}-${kind}`}>{words.importing.kinds[kind]}</h3>
            <ul>
              {ofKind.map((candidate) => (
                <CandidateRow key={candidate.id} candidate={candidate} choice={choice} check={check} />
              ))}
            </ul>
          </section>
        )
      })}
      {found.more > 0 && <p className="help">{words.importing.more(found.more)}</p>}
      {candidates.some(({ hasWebPictures }) => hasWebPictures) && (
        <label className="check">
          <input type="checkbox" checked={fetchPictures} onChange={({ target }) => setFetchPictures(target.checked)} />
          {words.importing.fetchPictures}
        </label>
      )}
      {candidates.length > 0 && (
        <footer>
          {message && (
            <p className="diagnostic error" role="alert">
              {message}
            </p>
          )}
          {unfit > 0 && <p>{words.importing.unfit(unfit)}</p>}
          <button type="submit" className="button main" aria-disabled={chosen.length === 0}>
            {words.importing.take(chosen.length)}
          </button>
        </footer>
      )}
    </form>
  )
}

/** What was recognised, and what is not offered. */
function Sources({ found: { sources, there, isSample } }: Pick<CandidateFormProps, "found">) {
  return (
    <div className="sources">
      {isSample && <p className="diagnostic warning">{words.importing.sampleFirst}</p>}
      {sources.map(({ name, formats, sentences }) => (
        <div key={`${name} ${sentences[0]}`}>
          {formats.length > 0 && (
            <p dir="auto">{words.importing.recognised(name, formats.map(words.importing.format).join(", "))}</p>
          )}
          {sentences.map((sentence) => (
            <p key={sentence} className="help">
              {sentence}
            </p>
          ))}
        </div>
      ))}
      {there.map((sentence) => (
        <p key={sentence} className="help">
          {sentence}
        </p>
      ))}
    </div>
  )
}
