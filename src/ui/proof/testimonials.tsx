import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { Picture } from "../../pictures/picture"
import { Arrow } from "../links/arrow"
import { ExternalLink } from "../links/external-link"
import { Section } from "../section"
import * as styles from "./testimonials.module.css"

interface TestimonialsProps {
  heading: string | undefined
  testimonials: ReadonlyArray<Queries.TestimonialFragment>
}

/** What clients say: the first quote large, the others beneath it. Without quotes, or without a heading for them, nothing. */
export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  if (!heading || testimonials.length === 0) return null
  return (
    <Section heading={heading} screenOnly>
      <ul role="list" className={styles.list}>
        {testimonials.map(({ quote, name, title, company, portrait, logo, sourceUrl }) => (
          <li key={`${name}: ${quote}`}>
            <figure>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption className={portrait ? styles.withPortrait : undefined}>
                <Picture file={portrait} alt="" />
                <div>
                  <b>{sourceUrl ? <Source href={sourceUrl}>{name}</Source> : name}</b>
                  <span>{[title, company].filter(Boolean).join(", ")}</span>
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

/** A name that leads to where they said it. */
const Source = ({ href, children }: { href: string; children: string }) => (
  <ExternalLink href={href}>
    {children} <Arrow direction="out" inText />
  </ExternalLink>
)

/** A company's logo in the colour of the text, by its outline. Decorative: the company's name stands beside it. */
function Logo({ logo }: { logo: Queries.TestimonialFragment["logo"] }) {
  if (!logo?.publicURL || !logo.ratio) return null
  const outline = { "--outline": `url("${logo.publicURL}")`, aspectRatio: logo.ratio }
  return <i className={styles.logo} style={outline as CSSProperties} />
}

export const testimonialFragment = graphql`
  fragment Testimonial on TestimonialsJson {
    quote
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
  }
`
