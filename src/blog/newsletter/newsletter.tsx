import { graphql, withPrefix } from "gatsby"
import { Section } from "../../ui/section"
import { useSite } from "../../ui/site-context"
import { NewsletterForm } from "./newsletter-form"

interface NewsletterProps {
  newsletter: Queries.NewsletterFragment | null
  /** The provider's form; null while the site has no provider. */
  form: Queries.NewsletterFormFragment | null
  /** The text shown without a provider; {feed} stands for the feed's address. */
  notBegun: string | null | undefined
}

/** The newsletter, not in print: its texts, and a form that posts to the provider. Without a provider, nobody is asked for an address. */
export function Newsletter({ newsletter, form, notBegun }: NewsletterProps) {
  if (!newsletter) return null
  return (
    <Section heading={newsletter.heading} intro={newsletter.text} screenOnly>
      {form ? <NewsletterForm copy={newsletter} form={form} /> : <NotBegun words={notBegun ?? "{feed}"} />}
    </Section>
  )
}

/** Shown instead of the form: where to follow new posts. */
function NotBegun({ words }: { words: string }) {
  const path = withPrefix("/rss.xml")
  const feed = useSite().siteUrl.replace(/^https?:\/\/|\/+$/g, "") + path
  const [before, after] = words.split("{feed}")
  return (
    <p>
      {before}
      <a href={path}>{feed}</a>
      {after}
    </p>
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
