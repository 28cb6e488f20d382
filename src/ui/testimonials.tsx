import { graphql } from "gatsby"
import { Section } from "./section"
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
        {testimonials.map(({ quote, name, title, company }) => (
          <li key={`${name}: ${quote}`}>
            <figure>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <b>{name}</b>
                <span>{[title, company].filter(Boolean).join(", ")}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const testimonialFragment = graphql`
  fragment Testimonial on TestimonialsJson {
    quote
    name
    title
    company
  }
`
