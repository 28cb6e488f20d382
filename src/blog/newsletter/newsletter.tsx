import { graphql, withPrefix } from "gatsby"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { Section } from "../../ui/section"
import { useSite } from "../../ui/site-context"
import * as styles from "./newsletter.module.css"
import { NewsletterForm } from "./newsletter-form"

interface NewsletterProps {
  newsletter: Queries.NewsletterFragment | null
  /** The provider's form; null while the site has no provider. */
  form: Queries.NewsletterFormFragment | null
  /** What the form says without a provider, with {feed} for the feed's address. */
  notBegun: string | null | undefined
}

/** The newsletter: its texts, and a form that posts to the provider or, without one, the specified form. */
export function Newsletter({ newsletter, form, notBegun }: NewsletterProps) {
  if (!newsletter) return null
  return (
    <Section heading={newsletter.heading} intro={newsletter.text}>
      {form ? (
        <NewsletterForm copy={newsletter} form={form} />
      ) : (
        <SpecifiedForm copy={newsletter} notBegun={notBegun ?? ""} />
      )}
    </Section>
  )
}

/**
 * The form from the specification: an email field, a button and the browser's validation. When submitted, it says that nothing was sent: the field keeps its text, and has
 * no name, so that an address never ends up in a URL or a server log while there is no provider to receive it.
 */
function SpecifiedForm({ copy, notBegun }: { copy: Queries.NewsletterFragment; notBegun: string }) {
  const [sent, setSent] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const feed = useSite().siteUrl.replace(/\/+$/, "") + withPrefix("/rss.xml")
  const [before, after] = notBegun.split("{feed}")
  const inputId = useId()

  // Screen readers read the focused message out; as a live region that has just appeared, it could be missed.
  useEffect(() => {
    if (sent) status.current?.focus()
  }, [sent])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={inputId}>{copy.emailLabel}</label>
      <div className={styles.row}>
        <input id={inputId} type="email" autoComplete="email" placeholder={copy.placeholder} />
        <button type="submit">{copy.action}</button>
      </div>
      {sent && notBegun && (
        <p ref={status} tabIndex={-1} className={styles.status}>
          {before}
          <a href={feed}>{feed}</a>
          {after}
        </p>
      )}
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
