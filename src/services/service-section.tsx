import { graphql } from "gatsby"
import { WithArrow } from "../ui/links/arrow"
import { ButtonLink } from "../ui/links/button-link"
import { Link } from "../ui/links/link"
import { Offer } from "../ui/proof/offer"
import { Section } from "../ui/section"
import { ServiceIcon } from "../ui/service-icon"
import { useSite } from "../ui/site-context"
import { LeadIn } from "../ui/text/lead-in"
import * as styles from "./service-section.module.css"

interface ServiceSectionProps {
  service: Queries.ServiceSectionFragment
  copy: Queries.ServiceSectionCopyFragment
}

/** A complete service, with its id as the section's id. */
export function ServiceSection({ service, copy }: ServiceSectionProps) {
  const { schedulingUrl } = useSite()
  // Without a long text, the short one becomes the section's content: next to the heading, it would leave only the button in the content.
  const [intro, text] = service.longDescription
    ? [service.description, service.longDescription]
    : [undefined, service.description]
  const hasLists = service.benefits?.length || service.realWorldExamples?.length
  const examplePaths = service.realWorldExamples?.map(({ to }) => to)
  const caseStudies = service.caseStudies.filter(({ slug }) => !examplePaths?.includes(`/${slug}/`))
  return (
    <Section
      id={service.jsonId}
      formerIds={service.formerIds}
      heading={service.title}
      intro={intro}
      inFirstView
      figure={<ServiceIcon drawing={service.drawing} className={styles.figure} />}
    >
      <p className={styles.description}>{text}</p>
      {hasLists ? (
        <div className={styles.lists}>
          <Points
            heading={copy.benefitsHeading}
            points={service.benefits?.map((text) => ({ text, to: null }))}
            look={styles.benefits}
          />
          <Points heading={copy.examplesHeading} points={service.realWorldExamples} look={styles.examples} />
        </div>
      ) : null}
      {caseStudies.length > 0 && (
        <div className={styles.more}>
          {caseStudies.map(({ slug, title }) => (
            <Link key={slug} to={`/${slug}/`} className="alone">
              <WithArrow direction="on">{title}</WithArrow>
            </Link>
          ))}
        </div>
      )}
      <Offer offer={service.offer} words={copy.offer} />
      <ButtonLink to={schedulingUrl}>{copy.action}</ButtonLink>
    </Section>
  )
}

interface Point {
  readonly text: string
  /** The path of a page that says more. */
  readonly to: string | null
}

interface PointsProps {
  heading: string
  points: ReadonlyArray<Point> | null | undefined
  look: string | undefined
}

function Points({ heading, points, look }: PointsProps) {
  if (!points?.length) return null
  return (
    <div className={look}>
      <h3 className="label">{heading}</h3>
      <ul role="list">
        {points.map(({ text, to }) => (
          <li key={text}>
            {to ? (
              <Link to={to} className={styles.exampleLink}>
                <LeadIn text={text} arrow />
              </Link>
            ) : (
              <LeadIn text={text} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

export const serviceSectionFragments = graphql`
  fragment ServiceSection on ServicesJson {
    jsonId
    formerIds
    title
    description
    longDescription
    benefits
    realWorldExamples {
      text
      to
    }
    ...ServiceIcon
    offer {
      ...Offer
    }
    caseStudies {
      slug
      title
    }
  }
  fragment ServiceSectionCopy on ServicesPageJson {
    benefitsHeading
    examplesHeading
    offer {
      ...OfferWords
    }
    action
  }
`
