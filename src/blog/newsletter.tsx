import { graphql } from "gatsby"
import { useId } from "react"
import { Section } from "../ui/section"
import * as styles from "./newsletter.module.css"

/**
 * The sign-up form as it is specified: an email field, a button, the browser's own check, and no submit handler. The field has no name,
 * so that an address never ends in a URL or a server's log while no provider is there to take it.
 */
export function Newsletter({ newsletter }: { newsletter: Queries.NewsletterFragment | null }) {
  const inputId = useId()
  if (!newsletter) return null
  return (
    <Section heading={newsletter.heading} intro={newsletter.text}>
      <form className={styles.form}>
        <label htmlFor={inputId}>{newsletter.emailLabel}</label>
        <div className={styles.row}>
          <input id={inputId} type="email" autoComplete="email" placeholder={newsletter.placeholder} />
          <button type="submit">{newsletter.action}</button>
        </div>
      </form>
    </Section>
  )
}

export const newsletterFragment = graphql`
  fragment Newsletter on BlogNewsletter {
    heading
    text
    emailLabel
    placeholder
    action
  }
`
