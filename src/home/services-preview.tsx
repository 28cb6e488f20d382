import { graphql } from "gatsby"
import { Arrow } from "../ui/links/arrow"
import { Link } from "../ui/links/link"
import { Section } from "../ui/section"
import * as sectionStyles from "../ui/section.module.css"
import { ServiceIcon } from "../ui/service-icon"
import { useHasPage } from "../ui/site-context"
import * as styles from "./services-preview.module.css"

interface ServicesPreviewProps {
  copy: Queries.ServicesPreviewFragment
  services: ReadonlyArray<Queries.ServicePreviewFragment>
}

/** The first services, each a row that links to its section of the services page, and a link to all. */
export function ServicesPreview({ copy, services }: ServicesPreviewProps) {
  if (!useHasPage("services") || services.length === 0) return null
  return (
    <Section heading={copy.heading} intro={copy.intro}>
      <ul role="list">
        {services.map(({ jsonId, title, description, drawing }) => (
          <li key={jsonId} className={styles.row}>
            <ServiceIcon drawing={drawing} />
            <div>
              <h3>
                <Link to={`/services/#${jsonId}`} className="whole-card">
                  {title}
                </Link>
              </h3>
              <p>{description}</p>
            </div>
            <Arrow direction="on" />
          </li>
        ))}
      </ul>
      <p className={sectionStyles.last}>
        <Link to="/services/" className="alone">
          {copy.allLink}
        </Link>
      </p>
    </Section>
  )
}

export const servicesPreviewFragments = graphql`
  fragment ServicesPreview on HomeServices {
    heading
    intro
    allLink
  }
  fragment ServicePreview on ServicesJson {
    jsonId
    title
    description
    ...ServiceIcon
  }
`
