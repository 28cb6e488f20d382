import {
  type NewsletterProviderName,
  newsletterProviderNames,
  newsletterProviders,
} from "../../../content/contract/newsletter-providers"
import { brokenRule } from "../../../content/contract/rules/diagnose"
import { newsletterForm } from "../../nodes/newsletter"

const form = (provider: NewsletterProviderName, id: string, emailField?: string) =>
  newsletterForm({ newsletter: { provider, id, ...(emailField === undefined ? {} : { emailField }) } })

const plain = { emailField: "email", hiddenFields: [], honeypot: null, netlifyName: null, confirmation: null }
const mailchimp =
  "https://north.us5.list-manage.com/subscribe/post?u=0a1b2c3d4e5f60718293a4b5c&id=0a1b2c3d4e&f_id=00a1b2c3d4"

test.each([
  [
    "Buttondown gets the address and the mark of an embedded form, and the browser follows",
    form("buttondown", "ada-north"),
    {
      action: "https://buttondown.com/api/emails/embed-subscribe/ada-north",
      hiddenFields: [{ name: "embed", value: "1" }],
    },
  ],
  [
    "Mailchimp gets the address and a honeypot named after account and audience, and the browser follows",
    form("mailchimp", mailchimp),
    { action: mailchimp, emailField: "EMAIL", honeypot: "b_0a1b2c3d4e5f60718293a4b5c_0a1b2c3d4e" },
  ],
  [
    "Kit gets the address, and says by a status in JSON that it took it",
    form("kit", "9471578"),
    {
      action: "https://app.kit.com/forms/9471578/subscriptions",
      emailField: "email_address",
      confirmation: "jsonStatus",
    },
  ],
  [
    "MailerLite gets the address and its two marks, and says in JSON whether it took it",
    form("mailerlite", "2030410/176325572793730648"),
    {
      action: "https://assets.mailerlite.com/jsonp/2030410/forms/176325572793730648/subscribe",
      emailField: "fields[email]",
      hiddenFields: [
        { name: "ml-submit", value: "1" },
        { name: "anticsrf", value: "true" },
      ],
      confirmation: "jsonSuccess",
    },
  ],
  [
    "Formspree gets the address and its honeypot, and answers in JSON",
    form("formspree", "xnqolekw"),
    { action: "https://formspree.io/f/xnqolekw", honeypot: "_gotcha", confirmation: "json" },
  ],
  [
    "Netlify gets the address on the page's own address, with the form's name and a honeypot",
    form("netlify", "letters"),
    {
      action: null,
      hiddenFields: [{ name: "form-name", value: "letters" }],
      honeypot: "bot-field",
      netlifyName: "letters",
      confirmation: "page",
    },
  ],
])("%s", (_what, made, expected) => expect(made).toEqual({ ...plain, ...expected }))

test.each([
  [undefined, "email"],
  [" ", "email"],
  ["subscriber[email]", "subscriber[email]"],
])("any other form gets the address alone, in the field that the owner names: %j", (named, emailField) => {
  const action = "https://letters.ada-north.org/join"

  expect(form("other", action, named)).toEqual({ ...plain, action, emailField })
})

test("without a provider there is no form", () => {
  expect(newsletterForm({})).toBeNull()
  expect(newsletterForm({ newsletter: null })).toBeNull()
})

test("while an id is half written there is no form, and no error", () => {
  expect(form("mailchimp", "https://north.us5.list-man")).toBeNull()
})

test.each(newsletterProviderNames)("the example for %s has no error", (name) => {
  const { example, rules } = newsletterProviders[name]
  expect(brokenRule(rules, example)).toBeUndefined()
})
