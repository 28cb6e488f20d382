import { graphql } from "gatsby"
import { useId } from "react"
import { Section } from "../../ui/section"
import * as styles from "./newsletter.module.css"
import { NewsletterForm } from "./newsletter-form"

interface NewsletterProps {
  newsletter: Queries.NewsletterFragment | null
  /** The provider's form; null while the site has no provider. */
  form: Queries.NewsletterFormFragment | null
}

/** The newsletter: its texts, and a form that posts to the provider or, without one, the specified form. */
export function Newsletter({ newsletter, form }: NewsletterProps) {
  if (!newsletter) return null
  return (
    <Section heading={newsletter.heading} intro={newsletter.text}>
      {form ? <NewsletterForm copy={newsletter} form={form} /> : <SpecifiedForm copy={newsletter} />}
    </Section>
  )
}

/**
 * The form from the specification: an email field, a button, the browser's validation, and no submit handler. The field has no name, so that an address never
 * ends up in a URL or a server log while there is no provider to receive it.
 */
function SpecifiedForm({ copy }: { copy: Queries.NewsletterFragment }) {
  const inputId = useId()
  return (
    <form className={styles.form}>
      <label htmlFor={inputId}>{copy.emailLabel}</label>
      <div className={styles.row}>
        <input id={inputId} type="email" autoComplete="email" placeholder={copy.placeholder} />
        <button type="submit">{copy.action}</button>
      </div>
    </form>
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
