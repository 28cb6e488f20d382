import { graphql } from "gatsby"
import { WithArrow } from "../ui/links/arrow"
import { ButtonLink } from "../ui/links/button-link"
import { Link } from "../ui/links/link"
import { Section } from "../ui/section"
import { ServiceIcon } from "../ui/service-icon"
import { useSite } from "../ui/site-context"
import { LeadIn } from "../ui/text/lead-in"
import * as styles from "./service-section.module.css"

interface ServiceSectionProps {
  service: Queries.ServiceSectionFragment
  copy: Queries.ServiceSectionCopyFragment
}

/** One service whole, at the address of its id. */
export function ServiceSection({ service, copy }: ServiceSectionProps) {
  const { schedulingUrl } = useSite()
  // Without a long text the short one is the section's matter: beside the heading it would leave only the button there.
  const [intro, text] = service.longDescription
    ? [service.description, service.longDescription]
    : [undefined, service.description]
  const hasLists = service.benefits?.length || service.realWorldExamples?.length
  return (
    <Section
      id={service.jsonId}
      formerIds={service.formerIds}
      heading={service.title}
      intro={intro}
      inFirstView
      figure={<ServiceIcon name={service.icon} className={styles.figure} />}
    >
      <p className={styles.description}>{text}</p>
      {hasLists ? (
        <div className={styles.lists}>
          <Points heading={copy.benefitsHeading} points={service.benefits} look={styles.benefits} />
          <Points heading={copy.examplesHeading} points={service.realWorldExamples} look={styles.examples} />
        </div>
      ) : null}
      {service.caseStudies.map(({ slug, title }) => (
        <p key={slug} className={styles.more}>
          <Link to={`/${slug}/`}>
            <WithArrow direction="on">{title}</WithArrow>
          </Link>
        </p>
      ))}
      <ButtonLink to={schedulingUrl}>{copy.action}</ButtonLink>
    </Section>
  )
}

interface PointsProps {
  heading: string
  points: ReadonlyArray<string> | null
  look: string | undefined
}

function Points({ heading, points, look }: PointsProps) {
  if (!points?.length) return null
  return (
    <div className={look}>
      <h3>{heading}</h3>
      <ul role="list">
        {points.map((point) => (
          <li key={point}>
            <LeadIn text={point} />
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
    realWorldExamples
    icon
    caseStudies {
      slug
      title
    }
  }
  fragment ServiceSectionCopy on ServicesPageJson {
    benefitsHeading
    examplesHeading
    action
  }
`
