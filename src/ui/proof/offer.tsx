import { graphql } from "gatsby"
import { Appeared } from "../text/appeared"
import * as styles from "./offer.module.css"

interface OfferProps {
  offer: Queries.OfferFragment | null
  words: Queries.OfferWordsFragment | null
}

/** A service's price and what it includes. Renders nothing for a service without an offer. */
export function Offer({ offer, words }: OfferProps) {
  if (!offer || !words) return null
  const { length, starts, includes } = offer
  const { amount, unit, tax } = offer.price.written
  return (
    <div className={styles.offer}>
      <div>
        <h3 className="label">{words.heading}</h3>
        <p className={styles.price}>
          {`${amount} `}
          <span>
            {unit}
            {tax && <span>{unit ? `, ${tax}` : tax}</span>}
          </span>
        </p>
        {length || starts ? (
          <dl>
            {length && (
              <div>
                <dt className="label">{words.length}</dt>
                <dd>{length}</dd>
              </div>
            )}
            {starts && (
              <div>
                <dt className="label">{words.from}</dt>
                <dd>
                  <Appeared appeared={starts} />
                </dd>
              </div>
            )}
          </dl>
        ) : null}
      </div>
      {includes?.length ? (
        <div>
          <h4 className="label">{words.includes}</h4>
          <ul role="list">
            {includes.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

/** @returns the price in one line, without the tax */
export const priceOf = ({ price: { written } }: { readonly price: Queries.WrittenPriceFragment }): string =>
  [written.amount, written.unit].filter(Boolean).join(" ")

export const offerFragments = graphql`
  fragment Offer on ServiceOffer {
    price {
      amount
      currency
      per
      atLeast
      tax
      ...WrittenPrice
      written {
        tax
      }
    }
    length
    includes
    starts {
      ...Appeared
    }
  }
  fragment WrittenPrice on ServicePrice {
    written {
      amount
      unit
    }
  }
  fragment OfferWords on OfferWords {
    heading
    length
    from
    includes
  }
`
