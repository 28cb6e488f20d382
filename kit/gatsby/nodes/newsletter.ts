import {
  isNewsletterProvider,
  type NewsletterForm,
  newsletterProviders,
} from "../../content/contract/newsletter-providers"
import { brokenRule } from "../../content/contract/rules/diagnose"
import type { SchemaPart } from "../graphql/schema"

/** The schema of the newsletter form for the provider in site.json: the browser gets only this, never the table of providers. */
export const newsletterSchema: SchemaPart = {
  types: `
    type SiteJson implements Node {
      newsletterForm: NewsletterForm
    }
    type NewsletterForm {
      action: String
      emailField: String!
      hiddenFields: [NewsletterField!]!
      honeypot: String
      netlifyName: String
      confirmation: NewsletterConfirmation
    }
    type NewsletterField {
      name: String!
      value: String!
    }
    enum NewsletterConfirmation {
      page
      json
      jsonStatus
      jsonSuccess
    }
  `,
  resolvers: () => ({ SiteJson: { newsletterForm } }),
}

interface Source {
  readonly newsletter?: { readonly provider: string; readonly id: string; readonly emailField?: string } | null
}

/**
 * @param site the content of site.json; in develop the id may break a rule
 * @returns the form; null without a known provider and a valid id
 */
export function newsletterForm({ newsletter }: Source): NewsletterForm | null {
  if (!newsletter || !isNewsletterProvider(newsletter.provider)) return null
  const { form, rules } = newsletterProviders[newsletter.provider]
  if (brokenRule(rules, newsletter.id)) return null
  return form(newsletter.id, newsletter.emailField?.trim() || undefined)
}
