import { graphql } from "gatsby"
import { WithArrow } from "../ui/links/arrow"
import { Link } from "../ui/links/link"
import { Offer } from "../ui/proof/offer"
import { Section } from "../ui/section"
import { useHasPage, useLabels } from "../ui/site-context"
import * as styles from "./case-end.module.css"

interface CaseOfferProps {
  service: Queries.CaseOfferFragment | null
  words: Queries.OfferWordsFragment | null | undefined
}

/**
 * What the same work costs: the offer for the service of a case study or a sheet, with a link to that service. Not printed: on paper, prices become outdated.
 */
export function CaseOffer({ service, words }: CaseOfferProps) {
  const hasServices = useHasPage("services")
  if (!service?.offer || !words) return null
  const { jsonId, title, description, offer } = service
  return (
    <Section heading={title} intro={description} screenOnly>
      <Offer offer={offer} words={words} />
      {hasServices && (
        <Link to={`/services/#${jsonId}`} className="alone">
          <WithArrow direction="on">{title}</WithArrow>
        </Link>
      )}
    </Section>
  )
}

/** The case study to read after this one. */
export function NextCase({ next }: { next: Queries.NextCaseFragment | null }) {
  const { article } = useLabels()
  if (!next) return null
  return (
    <div className={styles.next}>
      <Section heading={article.next} intro={next.client} screenOnly>
        <h3 className={styles.title}>
          <Link to={`/${next.slug}/`}>
            <WithArrow direction="on">{next.title}</WithArrow>
          </Link>
        </h3>
        <p>{next.description}</p>
      </Section>
    </div>
  )
}

export const caseEndFragments = graphql`
  fragment CaseOffer on ServicesJson {
    jsonId
    title
    description
    offer {
      ...Offer
    }
  }
  fragment NextCase on CustomPage {
    slug
    title
    description
    client
  }
`
