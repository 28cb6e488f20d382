import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { Arrow, WithArrow } from "../links/arrow"
import { ExternalLink } from "../links/external-link"
import { Link } from "../links/link"
import { Picture } from "../picture/picture"
import { Section } from "../section"
import * as styles from "./testimonials.module.css"

interface TestimonialsProps {
  heading: string | undefined
  testimonials: ReadonlyArray<Queries.TestimonialFragment>
  /** Whether to leave them out of print, where the page is a profile. */
  screenOnly?: boolean
}

/** Clients' quotes: the first with a large sentence, the others beneath it. Renders nothing without quotes, or without a heading for them. */
export function Testimonials({ heading, testimonials, screenOnly = false }: TestimonialsProps) {
  if (!heading || testimonials.length === 0) return null
  return (
    <Section heading={heading} screenOnly={screenOnly}>
      <ul role="list" className={styles.list}>
        {testimonials.map(({ quote, parts, name, title, company, portrait, logo, sourceUrl, caseStudy }, index) => (
          <li key={`${name}: ${quote}`}>
            <figure>
              <blockquote>
                <p>
                  {index === 0 ? <span className={styles.large}>{parts[0]}</span> : quote}
                  {index === 0 && parts[1]}
                </p>
              </blockquote>
              <figcaption className={portrait ? styles.withPortrait : undefined}>
                <Picture file={portrait} alt="" />
                <div>
                  <b>{sourceUrl ? <Source href={sourceUrl}>{name}</Source> : name}</b>
                  <span>{[title, company].filter(Boolean).join(", ")}</span>
                  {caseStudy && <CaseLink caseStudy={caseStudy} />}
                  <Logo logo={logo} />
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A link to a case study. */
export const CaseLink = ({ caseStudy: { slug, title } }: { caseStudy: { slug: string; title: string } }) => (
  <Link to={`/${slug}/`} className={`alone ${styles.caseLink}`}>
    <WithArrow direction="on">{title}</WithArrow>
  </Link>
)

/** A name, linked to the source of the quote. */
const Source = ({ href, children }: { href: string; children: string }) => (
  <ExternalLink href={href}>
    {children}
    <Arrow direction="out" inText />
  </ExternalLink>
)

/** A company's logo as a silhouette in the text colour. Decorative: the company's name is next to it. */
function Logo({ logo }: { logo: Queries.TestimonialFragment["logo"] }) {
  if (!logo?.publicURL || !logo.ratio) return null
  const outline = { "--outline": `url("${logo.publicURL}")`, aspectRatio: logo.ratio }
  return <i className={styles.logo} style={outline as CSSProperties} />
}

export const testimonialFragment = graphql`
  fragment Testimonial on TestimonialsJson {
    quote
    parts
    name
    title
    company
    sourceUrl
    portrait: portraitUrl {
      picture(slot: testimonial) {
        ...Picture
      }
    }
    logo: logoUrl {
      publicURL
      ratio
    }
    caseStudy {
      slug
      title
    }
  }
`
