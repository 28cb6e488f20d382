import { useId, useState } from "react"
import type { CandidateList } from "../../server/import/imports"
import type { ShownCandidate } from "../../server/import/shown-candidate"
import { words } from "../../words/words"
import { QuietButton } from "../ui/quiet-button"
import { CandidateRow } from "./candidate-row"
import type { Import, ImportOptions } from "./use-import"

interface CandidateFormProps extends Pick<Import, "choice" | "check" | "look" | "take"> {
  readonly found: CandidateList
  /** Why nothing was taken. */
  readonly message: string | undefined
}

const kinds = ["site", "achievement", "testimonial", "media", "book", "post"] as const

/** What the files offer, each with a box, and the button that takes what is chosen. */
export function CandidateForm({ found, message, choice, check, look, take }: CandidateFormProps) {
  const [options, setOptions] = useState(noOptions)
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
        if (chosen.length > 0) void take(chosen, options)
      }}
    >
      <Sources found={found} look={look} />
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
      {found.summary.length > 0 && (
        <ul className="help" aria-label={words.importing.summary}>
          {found.summary.map(({ count, sentence }) => (
            <li key={sentence}>{words.importing.saidOf(count, sentence)}</li>
          ))}
        </ul>
      )}
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
      <ImportOptionBoxes candidates={candidates} options={options} onChange={setOptions} />
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

/** What was recognised, and what of it is not offered. */
function Sources({ found, look }: Pick<CandidateFormProps, "found" | "look">) {
  const { sources, known, kept, said, isSample } = found
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
      {said.map((title) => (
        <p key={title} className="help">
          {words.importing.said(title)}
        </p>
      ))}
      {kept.map((title) => (
        <p key={title} className="help">
          {words.importing.kept(title)}
        </p>
      ))}
      {known > 0 && (
        <p className="help">
          {words.importing.known(known)}{" "}
          <QuietButton onClick={() => void look(true)}>{words.importing.offerAgain}</QuietButton>
        </p>
      )}
    </div>
  )
}

/** Nothing is fetched from the web unless somebody says so. */
const noOptions: ImportOptions = { elsewhere: false, addTopics: false, fetchPictures: false }

const needs = {
  elsewhere: ({ canStay }) => canStay,
  addTopics: ({ hasTopics }) => hasTopics,
  fetchPictures: ({ hasWebPictures }) => hasWebPictures,
} satisfies { readonly [Option in keyof ImportOptions]: (candidate: ShownCandidate) => boolean }

const all = ["elsewhere", "addTopics", "fetchPictures"] as const

interface ImportOptionsProps {
  readonly candidates: readonly ShownCandidate[]
  readonly options: ImportOptions
  readonly onChange: (options: ImportOptions) => void
}

/** How the candidates are taken: only what makes a difference to them. */
function ImportOptionBoxes({ candidates, options, onChange }: ImportOptionsProps) {
  const shown = all.filter((option) => candidates.some(needs[option]))
  if (shown.length === 0) return null
  return (
    <fieldset>
      <legend>{words.importing.options}</legend>
      {shown.map((option) => (
        <label key={option} className="check">
          <input
            type="checkbox"
            checked={options[option]}
            onChange={({ target }) => onChange({ ...options, [option]: target.checked })}
          />
          {words.importing[option]}
        </label>
      ))}
    </fieldset>
  )
}
