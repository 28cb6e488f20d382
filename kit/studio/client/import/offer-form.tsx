import { useId, useState } from "react"
import type { OfferList } from "../../server/import/imports"
import type { ShownOffer } from "../../server/import/shown-offer"
import { words } from "../../words/words"
import { ImportOptionBoxes, noOptions } from "./import-options"
import { OfferRow } from "./offer-row"
import type { Import } from "./use-import"

interface OfferFormProps extends Pick<Import, "choice" | "check" | "look" | "take"> {
  readonly found: OfferList
  /** Why nothing was taken. */
  readonly message: string | undefined
}

const kinds = ["site", "achievement", "testimonial", "media", "book", "post"] as const

/** What the files offer, each with a box, and the button that takes what is chosen. */
export function OfferForm({ found, message, choice, check, look, take }: OfferFormProps) {
  const [options, setOptions] = useState(noOptions)
  const id = useId()
  const { offers } = found
  const isUnfit = (offer: ShownOffer) => choice.lacksOf(offer).some(({ isNeeded }) => isNeeded)
  const chosen = offers.filter(choice.isChosen)
  const unfit = chosen.filter(isUnfit).length
  return (
    <form
      className="offers"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length > 0) void take(chosen, options)
      }}
    >
      <Sources found={found} look={look} />
      <div className="tally">
        <p tabIndex={-1} data-first>
          {words.importing.offered(offers.length)}
        </p>
        {offers.length > 0 && (
          <>
            <button
              type="button"
              className="quiet"
              onClick={() => choice.choose(offers.filter((offer) => !isUnfit(offer)))}
            >
              {words.importing.chooseFit}
            </button>
            <button type="button" className="quiet" onClick={() => choice.choose([])}>
              {words.importing.chooseNone}
            </button>
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
        const ofKind = offers.filter((offer) => offer.kind === kind)
        return ofKind.length === 0 ? null : (
          <section key={kind} aria-labelledby={`${id}-${kind}`}>
            <h3 id={`${id}-${kind}`}>{words.importing.kinds[kind]}</h3>
            <ul>
              {ofKind.map((offer) => (
                <OfferRow key={offer.id} offer={offer} choice={choice} check={check} />
              ))}
            </ul>
          </section>
        )
      })}
      {found.more > 0 && <p className="help">{words.importing.more(found.more)}</p>}
      <ImportOptionBoxes offers={offers} options={options} onChange={setOptions} />
      {offers.length > 0 && (
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
function Sources({ found, look }: Pick<OfferFormProps, "found" | "look">) {
  const { sources, known, kept, isSample } = found
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
      {kept.map((title) => (
        <p key={title} className="help">
          {words.importing.kept(title)}
        </p>
      ))}
      {known > 0 && (
        <p className="help">
          {words.importing.known(known)}{" "}
          <button type="button" className="quiet" onClick={() => void look(true)}>
            {words.importing.offerAgain}
          </button>
        </p>
      )}
    </div>
  )
}
