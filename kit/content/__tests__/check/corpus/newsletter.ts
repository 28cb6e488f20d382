import { all, edit } from "../../support/changed-data"
import { row } from "../../support/corpus"

/** The newsletter's form on the blog's page, which the minimal content does not have. */
const withForm = edit(
  "pages/blog.json",
  '"No posts found."',
  '"No posts found.",\n  "newsletter": { "heading": "Letters", "emailLabel": "Email", "placeholder": "you@example.org", "action": "Go" }',
)
/** A provider in site.json, on its line 21. */
const withProvider = (provider: string) =>
  edit(
    "site.json",
    '"What the page Ada North is about."\n  }',
    `"What the page is about."\n  },\n  "newsletter": ${provider}`,
  )
const both = (provider: string) => all(withForm, withProvider(provider))
export const withId = (provider: string, id: string) => both(JSON.stringify({ provider, id }))
const atId = (column: number) => `data/site.json:20:${column}  newsletter.id`

const mailchimp = "https://north.us5.list-manage.com/subscribe/post?u=0a1b2c&id=3d4e5f"
const whereMailchimp =
  "Write the address after action= in the code of the embedded form (Audience, Signup forms, Embedded forms)."

/** The newsletter's provider: each error and all that the check says of it. */
export const newsletter = [
  row("Buttondown by user name", withId("buttondown", "ada-north"), []),
  row("Mailchimp by the address of its form", withId("mailchimp", mailchimp), []),
  row("Kit by number", withId("kit", "9471578"), []),
  row("MailerLite by two numbers", withId("mailerlite", "2030410/176325572793730648"), []),
  row("Formspree by id", withId("formspree", "xnqolekw"), []),
  row("Netlify by a name", withId("netlify", "newsletter"), []),
  row("another form by its address", withId("other", "https://letters.ada-north.org/join"), []),
  row(
    "another form by its address, with the name of its field",
    both('{ "provider": "other", "id": "https://letters.ada-north.org/join", "emailField": "subscriber[email]" }'),
    [],
  ),
  row("a form and no provider", withForm, [
    'data/pages/blog.json:9:17  newsletter  Warning: Nobody can subscribe: site.json names no newsletter provider.  Add "newsletter" to site.json (data/README.md says how), or remove this form.',
  ]),
  row("a provider and no form", withProvider('{ "provider": "kit", "id": "9471578" }'), [
    'data/site.json:20:17  newsletter  Warning: Nobody can subscribe: the blog page has no newsletter form.  Add "newsletter" to pages/blog.json, or remove it here.',
  ]),
  row("a misspelt provider", withId("formspre", "xnqolekw"), [
    'data/site.json:20:29  newsletter.provider  This value is not allowed here.  Write one of buttondown, mailchimp, kit, mailerlite, formspree, netlify, other. Did you mean "formspree"?',
  ]),
  row("a provider in capitals", withId("MailChimp", mailchimp), [
    'data/site.json:20:29  newsletter.provider  This value is not allowed here.  Write one of buttondown, mailchimp, kit, mailerlite, formspree, netlify, other. Did you mean "mailchimp"?',
  ]),
  row("a provider that the site does not know", withId("substack", "ada"), [
    "data/site.json:20:29  newsletter.provider  This value is not allowed here.  Write one of buttondown, mailchimp, kit, mailerlite, formspree, netlify, other.",
  ]),
  row("a provider alone, not in a group", both('"kit"'), [
    "data/site.json:20:17  newsletter  This must be an object with keys and values.  Put them in curly brackets: { … }.",
  ]),
  row("no id", both('{ "provider": "kit" }'), [
    'data/site.json:20:17  newsletter  Missing property "id".  Add "id": "…". Your newsletter’s id at the provider: data/REFERENCE.md says where to find it.',
  ]),
  row("no provider beside an id", both('{ "id": "9471578" }'), [
    'data/site.json:20:17  newsletter  Missing property "provider".  Add "provider": "…". The provider, in one word.',
  ]),
  row("an empty id", withId("kit", " "), [`${atId(40)}  This text is empty.  Write something here.`]),
  row("an id that is a number", both('{ "provider": "kit", "id": 9471578 }'), [
    `${atId(44)}  This must be text.  Write "9471578", in double quotes.`,
  ]),
  row("the address of a form at Formspree", withId("formspree", "https://formspree.io/f/xnqolekw"), [
    `${atId(46)}  This contains more than the id.  Write xnqolekw.`,
  ]),
  row("an email address for Formspree", withId("formspree", "ada@ada-north.org"), [
    `${atId(46)}  This is not a valid Formspree id.  Write the last part of the form’s address, after /f/.`,
  ]),
  row("the address of a newsletter at Buttondown", withId("buttondown", "https://buttondown.com/ada-north"), [
    `${atId(47)}  This contains more than the id.  Write ada-north.`,
  ]),
  row(
    "the address of a form at Buttondown",
    withId("buttondown", "https://buttondown.email/api/emails/embed-subscribe/ada-north"),
    [`${atId(47)}  This contains more than the id.  Write ada-north.`],
  ),
  row("a name with a space for Buttondown", withId("buttondown", "Ada North"), [
    `${atId(47)}  This is not a valid Buttondown id.  Write your user name, which is the last part of your newsletter’s address.`,
  ]),
  row(
    "the code of a form at Kit",
    withId("kit", '<form action="https://app.kit.com/forms/9471578/subscriptions" method="post">'),
    [`${atId(40)}  This contains more than the id.  Write 9471578.`],
  ),
  row("the other id of a form at Kit", withId("kit", "9e29a68d32"), [
    `${atId(40)}  This is not a valid Kit id.  Write the number after /forms/ in the code of the form (Embed, HTML).`,
  ]),
  row(
    "the address of a form at MailerLite",
    withId("mailerlite", "https://assets.mailerlite.com/jsonp/2030410/forms/176325572793730648/subscribe"),
    [`${atId(47)}  This contains more than the id.  Write 2030410/176325572793730648.`],
  ),
  row("one number for MailerLite", withId("mailerlite", "176325572793730648"), [
    `${atId(47)}  This is not a valid MailerLite id.  Write two numbers from the address after action= in the code of the embedded form, with a slash between them: the one after /jsonp/ and the one after /forms/.`,
  ]),
  row(
    "the code of a form at Mailchimp",
    withId("mailchimp", `<form action="${mailchimp.replace("&", "&amp;")}" method="post">`),
    [`${atId(46)}  This is not exactly the address that the form is sent to.  Write ${mailchimp}.`],
  ),
  row("the address of a form at Mailchimp as HTML has it", withId("mailchimp", mailchimp.replace("&", "&amp;")), [
    `${atId(46)}  This is not exactly the address that the form is sent to.  Write ${mailchimp}.`,
  ]),
  row("the address of a form at Mailchimp without https", withId("mailchimp", mailchimp.replace("https:", "")), [
    `${atId(46)}  This is not exactly the address that the form is sent to.  Write ${mailchimp}.`,
  ]),
  row("the address of Mailchimp's own page", withId("mailchimp", "https://eepurl.com/abcdef"), [
    `${atId(46)}  This is not the address to which a Mailchimp form is sent.  ${whereMailchimp}`,
  ]),
  row(
    "an address of Mailchimp without an audience",
    withId("mailchimp", "https://north.us5.list-manage.com/subscribe/post?u=0a1b2c"),
    [`${atId(46)}  This is not the address to which a Mailchimp form is sent.  ${whereMailchimp}`],
  ),
  row("a name with a space for Netlify", withId("netlify", "My letters"), [
    `${atId(44)}  This cannot be the name of a form at Netlify.  Write it with letters from a to z, digits and hyphens, such as newsletter.`,
  ]),
  row("another form by an address that is not encrypted", withId("other", "http://letters.ada-north.org/join"), [
    `${atId(42)}  This address begins with http:, which is not encrypted.  Write https://letters.ada-north.org/join if that page opens.`,
  ]),
  row("another form by email", withId("other", "mailto:ada@ada-north.org"), [
    `${atId(42)}  An email address does not fit here.  Write the address of a page, from https:// on.`,
  ]),
  row(
    "the name of a field that the site knows",
    both('{ "provider": "kit", "id": "9471578", "emailField": "email" }'),
    ["data/site.json:20:69  newsletter.emailField  The site already knows this field’s name at Kit.  Remove it."],
  ),
  row("a misspelt key", both('{ "provider": "kit", "ids": "9471578" }'), [
    'data/site.json:20:38  newsletter.ids  Property ids is not allowed.  Did you mean "id"?',
  ]),
]
