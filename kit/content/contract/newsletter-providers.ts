import { parseUrl } from "../../language/addresses"
import { decodeAttribute } from "../../language/html-entities"
import { replacement } from "../diagnostic/fix"
import { say } from "../sentences/sentences"
import type { Rule } from "./facts"
import { webLinkRules } from "./rules/links"

/** The choices of `newsletter.provider` in site.json. */
export const newsletterProviderNames = [
  "buttondown",
  "mailchimp",
  "kit",
  "mailerlite",
  "formspree",
  "netlify",
  "other",
] as const

export type NewsletterProviderName = (typeof newsletterProviderNames)[number]

/**
 * How script recognizes that a provider accepted an address: by a successful HTTP status (page), the same for a request for JSON (json), or
 * additionally by `status: "success"` (jsonStatus) or `success: true` (jsonSuccess) in the JSON.
 */
type NewsletterConfirmation = "page" | "json" | "jsonStatus" | "jsonSuccess"

/** The form as the provider expects it. */
export interface NewsletterForm {
  /** The address that it is posted to; null means the page's own. */
  readonly action: string | null
  readonly emailField: string
  readonly hiddenFields: ReadonlyArray<{ readonly name: string; readonly value: string }>
  /** The field that people leave empty and spam programs fill in; null if the provider checks none. */
  readonly honeypot: string | null
  /** The name under which Netlify finds the form in the built page. */
  readonly netlifyName: string | null
  /** Null if script cannot read the response (no CORS), or its format is unknown: the browser then submits the form itself. */
  readonly confirmation: NewsletterConfirmation | null
}

/** A provider. The check, the form and the table in data/REFERENCE.md follow from it. */
interface NewsletterProvider {
  readonly name: string
  /** Explains `id` to the owner. */
  readonly id: string
  /** A valid id. */
  readonly example: string
  /** Rules for the id; the first broken one is reported. */
  readonly rules: readonly Rule[]
  /**
   * @param id that breaks none of the rules
   * @param emailField the name of the field, if the owner chooses it
   */
  readonly form: (id: string, emailField?: string) => NewsletterForm
}

const bare: Omit<NewsletterForm, "action" | "emailField"> = {
  hiddenFields: [],
  honeypot: null,
  netlifyName: null,
  confirmation: null,
}

/** The ids in a text, each once. */
const idsIn = (value: string, within: RegExp): readonly string[] => [
  ...new Set([...value.matchAll(new RegExp(within, "g"))].map((found) => found.slice(1).join("/"))),
]

/** Many owners paste an address or a whole form that contains the id: the advice then gives the id alone. */
function idRules(
  name: "buttondown" | "kit" | "mailerlite" | "formspree",
  shape: string,
  within: RegExp,
): readonly Rule[] {
  return [
    {
      test: (value) => idsIn(value, within).length > 0,
      say: (value) => say("newsletter-id.more", {}, replacement(idsIn(value, within)[0])),
    },
    { pattern: `(?!(?:${shape})$)`, say: () => say(`newsletter-id.${name}`) },
  ]
}

/**
 * Normalizes the form's action to an absolute https address without HTML entities.
 *
 * @returns undefined if the text contains none
 */
function mailchimpAction(text: string): string | undefined {
  const [found] = /[a-z0-9.-]+\.list-manage\d?\.com\/subscribe\/post\?[^"'\s>]+/i.exec(text) ?? []
  const action = `https://${decodeAttribute(found ?? "")}`
  return found && mailchimpIds(action) ? action : undefined
}

/** @returns the account and the audience in the address, which also form the honeypot's name */
function mailchimpIds(action: string): string | undefined {
  const parameters = parseUrl(action)?.searchParams
  const [account, audience] = [parameters?.get("u"), parameters?.get("id")]
  return /^[0-9a-f]+$/.test(account ?? "") && /^[0-9a-f]+$/.test(audience ?? "") ? `${account}_${audience}` : undefined
}

const ids = {
  buttondown: "your user name, which is the last part of your newsletter’s address",
  mailchimp: "the address after action= in the code of the embedded form (Audience, Signup forms, Embedded forms)",
  kit: "the number after /forms/ in the code of the form (Embed, HTML)",
  mailerlite:
    "two numbers from the address after action= in the code of the embedded form, with a slash between them: the one after /jsonp/ and the one after /forms/",
  formspree: "the last part of the form’s address, after /f/",
  netlify: "a name of your choice; Netlify lists what arrives under it",
  other: "the address after action= in the code of the provider’s own form",
} as const satisfies Record<NewsletterProviderName, string>

/**
 * The providers and their forms, from their documentation and from forms on live sites (2026). None of it was tested against the providers
 * themselves.
 *
 * - Buttondown: its embed form (`action`, `email`, the hidden `embed`), as on many sites. It responds without CORS headers, according to
 *   gideonwarui.com/blog/field-notes/kit-newsletter-astro-confirmation-email; docs.buttondown.com/firewall mentions no honeypot.
 * - Mailchimp: the code of its embedded forms, the same for years: `EMAIL`, and `b_<u>_<id>`, "real people should not fill this in". No CORS:
 *   github.com/premAI-io/state-of-open-source-ai/pull/114.
 * - Kit: the code of its embedded forms, and its React component, github.com/ConvertKit/convertkit-react. Sites that request JSON read
 *   `status: "success"` cross-origin. A form that Kit wants to guard with a captcha has another status.
 * - MailerLite: the code of its embedded forms (`fields[email]`, `ml-submit`, `anticsrf`). Sites read `success: true` cross-origin; what a
 *   browser shows when it submits the form itself is unknown.
 * - Formspree: help.formspree.io/articles/building-your-form/honeypot-spam-filtering and submit-forms-with-javascript-ajax; the README of
 *   github.com/formspree/formspree documents cross-origin JSON.
 * - Netlify: docs.netlify.com/forms/setup and docs.netlify.com/forms/spam-filters. `form-name` is written explicitly, because Netlify adds it
 *   only to the built page, which React does not know about: github.com/gatsbyjs/gatsby/pull/24548.
 */
export const newsletterProviders: Readonly<Record<NewsletterProviderName, NewsletterProvider>> = {
  buttondown: {
    name: "Buttondown",
    id: ids.buttondown,
    example: "ada-north",
    rules: idRules(
      "buttondown",
      "[A-Za-z0-9._\\-]+",
      /buttondown\.(?:com|email)\/(?:api\/emails\/embed-subscribe\/)?([\w.-]+)/,
    ),
    form: (id) => ({
      ...bare,
      action: `https://buttondown.com/api/emails/embed-subscribe/${id}`,
      emailField: "email",
      hiddenFields: [{ name: "embed", value: "1" }],
    }),
  },
  mailchimp: {
    name: "Mailchimp",
    id: ids.mailchimp,
    example: "https://example.us5.list-manage.com/subscribe/post?u=0123456789abcdef012345678&id=0123456789",
    rules: [
      {
        test: (value) => mailchimpAction(value) !== undefined && mailchimpAction(value) !== value,
        say: (value) => say("newsletter-id.more-mailchimp", {}, replacement(mailchimpAction(value))),
      },
      { test: (value) => mailchimpAction(value) === undefined, say: () => say("newsletter-id.mailchimp") },
    ],
    form: (id) => ({ ...bare, action: id, emailField: "EMAIL", honeypot: `b_${mailchimpIds(id)}` }),
  },
  kit: {
    name: "Kit",
    id: ids.kit,
    example: "1234567",
    rules: idRules("kit", "[0-9]+", /kit\.com\/forms\/([0-9]+)/),
    form: (id) => ({
      ...bare,
      action: `https://app.kit.com/forms/${id}/subscriptions`,
      emailField: "email_address",
      confirmation: "jsonStatus",
    }),
  },
  mailerlite: {
    name: "MailerLite",
    id: ids.mailerlite,
    example: "123456/123456789012345678",
    rules: idRules("mailerlite", "[0-9]+\\/[0-9]+", /mailerlite\.com\/jsonp\/([0-9]+)\/forms\/([0-9]+)/),
    form: (id) => ({
      ...bare,
      action: `https://assets.mailerlite.com/jsonp/${id.replace("/", "/forms/")}/subscribe`,
      emailField: "fields[email]",
      hiddenFields: [
        { name: "ml-submit", value: "1" },
        { name: "anticsrf", value: "true" },
      ],
      confirmation: "jsonSuccess",
    }),
  },
  formspree: {
    name: "Formspree",
    id: ids.formspree,
    example: "abcdwxyz",
    rules: idRules("formspree", "[A-Za-z0-9]+", /formspree\.io\/f\/([A-Za-z0-9]+)/),
    form: (id) => ({
      ...bare,
      action: `https://formspree.io/f/${id}`,
      emailField: "email",
      honeypot: "_gotcha",
      confirmation: "json",
    }),
  },
  netlify: {
    name: "Netlify Forms",
    id: ids.netlify,
    example: "newsletter",
    rules: [{ pattern: "(?![A-Za-z0-9_\\-]+$)", say: () => say("newsletter-id.netlify") }],
    form: (id) => ({
      ...bare,
      action: null,
      emailField: "email",
      hiddenFields: [{ name: "form-name", value: id }],
      honeypot: "bot-field",
      netlifyName: id,
      confirmation: "page",
    }),
  },
  other: {
    name: "any other",
    id: ids.other,
    example: "https://newsletter.example.org/subscribe",
    rules: webLinkRules,
    form: (id, emailField = "email") => ({ ...bare, action: id, emailField }),
  },
}

/** @returns whether a value is the name of a provider */
export const isNewsletterProvider = (text: unknown): text is NewsletterProviderName =>
  newsletterProviderNames.some((name) => name === text)
