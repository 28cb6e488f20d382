import { all, edit, move, remove, restore, write } from "../../support/changed-data"
import * as engaged from "../../support/engagement"
import * as quick from "../../support/quick-check"
import { addToSite, markdown, part, post, row, text, whole } from "../../support/table"

const services = part("services.json")
const off = (page: string) => addToSite(`"pagesOff": ["${page}"]`)

const file = "pages/own/prices.md"
const needed = "title: Prices\ndescription: What it costs.\nmenu: legal\n"
const settings = whole(file, `---\n${needed}`, "\n---\n\nWords.\n")
const title = whole(file, "---\nmenu: legal\ndescription: What it costs.\ntitle: ", "\n---\n\nWords.\n")
const words = whole(file, `---\n${needed}---\n\n`)
const custom = `---\n${needed}---\n\nWords.\n`
const figures = (count: number) => `figures:\n${"  - figure: 9 to 3\n    text: day\n".repeat(count)}`
const bars = (before: string, after: string) => {
  const bar = (value: string) => `\n    name: A month\n    value: ${value}`
  return `${figures(1)}drawing:\n  title: Figure 1.\n  caption: Projects.\n  before:${bar(before)}\n  after:${bar(after)}`
}
const study = write(file, `---\n${needed}client: Ash\n---\n\nWords.\n`)
const claim = (slug: string) =>
  edit("pages/home.json", '"companies advised."', `"companies advised.", "caseStudy": ${slug}`)

/** Pages of the owner's own, and the home page's figures that name one. */
const customPages = [
  row(`custom-page-head@${file}`, write(file, "Words.\n"), write(file, custom)),
  row("custom-page-head!", write(file, custom.replace("---", "«———»")), write(file, custom)),
  row("custom-page-head!", write(file, custom.replace("\n---", "\n«...»")), write(file, custom)),
  row("custom-page-head!", write(file, custom.replace("---", "« ---»")), write(file, custom)),
  row("custom-page-head!", write(file, `«\n»${custom}`), write(file, custom)),
  row("custom-page-head!", write(file, custom.replace("---", "«---\u00a0»")), write(file, custom)),
  row("custom-page-head!", write(file, custom.replace("---", "«+++»")), write(file, custom)),
  row("custom-page-head!", write(file, custom.replace("---\n", "«»")), write(file, custom)),
  row("text-remark!", write(file, custom.replace("Prices", "«Prices <!-- private -->»")), write(file, custom)),
  row("custom-page-setting", write(file, custom.replace("title: Prices", '«title: "Prices»')), write(file, custom)),
  row("custom-page-head!", write(file, custom.replace("\n---\n", "\n«»")), write(file, custom)),
  title("custom-page-setting", "«P»rices: all of them", '"Prices: all of them"'),
  title("custom-page-setting", "*All* «of them»", '"*All* of them"'),
  title("custom-page-setting", "&Co«»", '"&Co"'),
  title("custom-page-setting", "!Now«»", '"!Now"'),
  title("custom-page-setting", "«@»home", '"@home"'),
  title(`custom-page-setting@${file}:4:828`, "[".repeat(5000), "A"),
  title("open-point", '«"[[whom it is about]]"»', "Ash"),
  row(
    "wrong-kind!",
    write(file, custom.replace("menu", "draft: «yes»\nmenu")),
    write(file, custom.replace("menu", "draft: true\nmenu")),
  ),
  row("unknown-key", write(file, custom.replace("title", "«titel»")), write(file, custom)),
  settings("duplicate-key", "«title»: Rates", "client: Ash"),
  settings("service-unknown", "service: «fractional-ct»", "service: hiring"),
  settings("service-unknown!", "service: «hirin»", "service: hiring"),
  settings("amount amount", bars('«"nine"»', '«"3 of 9"»'), bars("9", "3")),
  settings("case-drawing", bars("9", '«"4"»'), bars("9", "3")),
  settings("too-many@pages/own/prices.md:6:3", figures(5), figures(4)),
  settings(
    "link-page!",
    "moreLinks:\n  - text: Me\n    to: «/abuot/»\n",
    "moreLinks:\n  - text: Me\n    to: /about/\n",
  ),
  row(
    `text-long@${file}:2:1`,
    write(file, `---\n${needed}${"# note\n".repeat(3000)}---\n\nWords.\n`),
    write(file, custom),
  ),
  words("link-page!", "«[Books](/boks/)»", "[Books](/books/)"),
  words("open-point", "- Address: «[[street and town]]»", "- Address: 1 High Street"),
  row("page-taken@pages/own/books.md", write("pages/own/books.md", custom), move("pages/own/books.md", file)),
  row("case-unknown!", all(study, claim('«"price"»')), edit("pages/home.json", '"price"', '"prices"')),
  row("case-unknown", all(write(file, custom), claim('«"prices"»')), study),
]

const menu = (said: string, place: string, wrong: string, right: string) =>
  row(
    said,
    all(off("media"), addToSite(`"menu": { "${place}": [${wrong}] }`)),
    all(restore, off("media"), addToSite(`"menu": { "${place}": [${right}] }`)),
  )
const long = (name: string) => `${name} for growing teams of twenty to 200`
/** Gives a page a long name in menus. */
const inMenu = (key: string, name: string) => edit("labels.json", `"${key}": "${name}"`, `"${key}": "${long(name)}"`)

/** What pages show of each other. */
const shown = [
  menu("menu-unknown!", "header", '"about", «"blogs"»', '"about", "blog"'),
  menu("menu-unknown!", "header", '"about", «"abuot"»', '"about"'),
  menu("menu-off!", "footer", '«"media"», "blog"', '"blog"'),
  row(
    "menu-wide@site.json:1:1-21:2",
    all(inMenu("tools", "Tools"), inMenu("books", "Books")),
    edit("labels.json", long("Books"), "Books"),
  ),
  row("page-empty", write("tools.json", "«[]»"), off("tools")),
  part("media.json")("media-words", '"podcast"', '«"panel"»'),
  services(
    "offer-words",
    '"icon": "layers"',
    '"icon": "layers",\n    «"offer"»: { "price": { "amount": 900, "currency": "GBP" } }',
  ),
  row(
    "offer-words",
    all(
      edit(
        "services.json",
        '"icon": "layers"',
        '"icon": "layers", "offer": { "price": { "amount": 900, "currency": "GBP" }, «"length"»: "A week" }',
      ),
      edit("pages/services.json", '"action"', '"offer": { "heading": "Cost" }, "action"'),
    ),
    edit("pages/services.json", '"Cost"', '"Cost", "length": "Length"'),
  ),
  services(
    "link-page!",
    '"A bill halved."',
    '{ "text": "Half.", "to": «"/contacts/"» }',
    '{ "text": "Half.", "to": "/contact/" }',
  ),
  part("tools.json")("tool-address@tools.json:3:5", '"url": "https://quick-check.org",', ""),
]

const engagement = part(engaged.file, engaged.base)
/** A service with a price, of which the page's sum is. */
const priced = (price: number) =>
  all(
    write(engaged.file, engaged.written.replace('"dayPrice": 500', '"dayPrice": «500», "service": "hiring"')),
    edit(
      "services.json",
      '"Finding your next lead."',
      `"Finding your next lead.", "offer": { "price": { "amount": ${price}, "currency": "EUR", "per": "month" } }`,
    ),
    edit("pages/services.json", '"action"', '"offer": { "heading": "Cost" }, "action"'),
  )
const sumsTo = (said: string, comparison: string) =>
  row(
    `${said}@${engaged.file}:20:10`,
    all(engaged.base, edit("site.json", '"percent": 30,', `"percent": 30, "comparison": "${comparison}",`)),
    edit("site.json", ` "comparison": "${comparison}",`, ""),
  )

/** The page that says how an engagement goes: its address, its parts, and its sum beside all other claims. */
const engagements = [
  engagement("currency!", '"EUR"', '«"eur"»'),
  engagement("currency", '"EUR"', '«"Euro"»'),
  engagement("page-taken", '"how-i-work"', '«"services"»'),
  engagement("engagement-cells", '["Two", "Five"]', '«["Two"]»'),
  engagement("id-taken", '"id": "equity"', '"id": «"leaving"»'),
  engagement("id-taken", '"id": "equity"', '"id": «"sum"»'),
  engagement(
    "service-unknown!",
    '"weeks": 48,',
    '"weeks": 48, "service": «"hirin"»,',
    '"weeks": 48, "service": "hiring",',
  ),
  engagement(
    "link-page!",
    '"questions": {',
    '"phases": { "heading": "How", "resultLabel": "Then", "entries": [{ "when": "Soon", "text": "A", "to": «"/contakt/"» }] }, "questions": {',
    '"phases": { "heading": "How", "resultLabel": "Then", "entries": [{ "when": "Soon", "text": "A", "to": "/contact/" }] }, "questions": {',
  ),
  row("link-place", all(engaged.base, markdown("«[How](/how-i-work/#fit)»")), markdown("[How](/how-i-work/#sum)")),
  row(
    "plural-form@labels.json:33:14 plural-form@labels.json:33:14 plural-form@labels.json:39:20 plural-form@labels.json:39:20 plural-form@pages/engagement.json:34:15 plural-form@pages/engagement.json:34:15",
    all(engaged.base, edit("site.json", '"en-GB"', '"pl"')),
  ),
  engagement(`sum-claim@${engaged.file}:20:10`, '"dayPrice": 500', '"dayPrice": 700'),
  sumsTo("sum-claim", "exactly"),
  row("sum-price", priced(5000), edit("services.json", "5000", "4000")),
  row(
    "sum-days",
    all(
      engaged.base,
      edit("services.json", "Three weeks inside", "«Two or three days a week» inside, for less than 30%,"),
    ),
    edit("services.json", "Two or three days", "Two days"),
  ),
]

const assessment = part(quick.file, quick.base)
const pillar = quick.written.slice(
  quick.written.indexOf('    {\n      "id"'),
  quick.written.indexOf('\n  ],\n  "bands"'),
)
const questions = quick.written.slice(quick.written.indexOf('"questions": ['), quick.written.indexOf('"advice"'))
/** Assessments: their tools, services, advice, bands, points and answers. */
const assessments = [
  row(`assessment-words@${quick.file}`, write(quick.file, quick.written), quick.words),
  row(
    "assessment-tool@assessments/quick-chek.json",
    all(quick.words, write("assessments/quick-chek.json", quick.written)),
    move("assessments/quick-chek.json", quick.file),
  ),
  assessment("service-unknown!", '"service": "audits"', '"service": «"audit"»'),
  assessment(
    `assessment-advice@${quick.file}:19:17`,
    ',\n        { "title": "Go on", "steps": [{ "title": "Keep it", "text": "As it is." }] }',
    "",
  ),
  assessment("assessment-bands!", '"from": 0', '"from": «1»'),
  assessment("assessment-bands", '"from": 50', '"from": «0»'),
  assessment(`assessment-points@${quick.file}:10:86`, '"Never", "points": 9', '"Never", "points": 0'),
  assessment(
    `assessment-advice@${quick.file}:19:17`,
    '"from": 0 },',
    '"from": 0 },\n    { "name": "Middle", "from": 10 },\n    { "name": "More", "from": 44 },',
  ),
  assessment("assessment-id", pillar, `${pillar},\n${pillar.replace('"testing"', '«"testing"»')}`),
  assessment("assessment-begun", '"Somebody has to."', '«"[[Why you ask it.]]"»'),
  assessment("empty", questions, '"questions": «[]»,\n      '),
  row(
    "privacy-untold@pages/privacy.md",
    all(quick.base, write("pages/privacy.md", "We keep nothing.\n")),
    write("pages/privacy.md", "يحفظ Quick Check إجاباتك.\n"),
  ),
]

const form = '"newsletter": { "heading": "Letters", "emailLabel": "Email", "placeholder": "you@a.org", "action": "Go" }'
const withForm = edit("pages/blog.json", '"No posts found."', `"No posts found.", ${form}`)
const kit = '{ "provider": "kit", "id": "9471578" }'
const letters = (said: string, wrong: string, right = kit) =>
  row(
    said,
    all(withForm, addToSite(`"newsletter": ${wrong}`)),
    all(restore, withForm, addToSite(`"newsletter": ${right}`)),
  )
const provider = (said: string, name: string, right: string, id = "9471578") =>
  letters(said, `{ "provider": «"${name}"», "id": "${id}" }`, `{ "provider": "${right}", "id": "${id}" }`)
const id = (said: string, name: string, wrong: string, right: string) => {
  const written = (value: string) => `{ "provider": "${name}", "id": ${value} }`
  return letters(said, written(`«${JSON.stringify(wrong)}»`), written(JSON.stringify(right)))
}
const mailchimp = "https://north.us5.list-manage.com/subscribe/post?u=0a1b2c&id=3d4e5f"
const subscribe = "https://letters.ada-north.org/join"

/** The newsletter's provider, and what it knows the form by. */
const newsletters = [
  row(
    "newsletter-nowhere",
    edit("pages/blog.json", '"No posts found."', `"No posts found.", ${form.replace("{", "«{")}»`),
  ),
  row("newsletter-unused", addToSite(`"newsletter": «${kit}»`)),
  provider("not-in-list!", "formspre", "formspree", "xnqolekw"),
  provider("not-in-list!", "ConvertKit", "kit"),
  provider("not-in-list", "substack", "kit"),
  letters("missing", '«{ "provider": "kit" }»'),
  letters("newsletter-email-field!", '{ "provider": "kit", "id": "9471578", "emailField": «"email"» }'),
  id("empty", "kit", " ", "9471578"),
  id("newsletter-id!", "formspree", "https://formspree.io/f/xnqolekw", "xnqolekw"),
  id("newsletter-id", "formspree", "ada@ada-north.org", "xnqolekw"),
  id("newsletter-id!", "buttondown", "https://buttondown.com/ada-north", "ada-north"),
  id("newsletter-id!", "buttondown", "https://buttondown.email/api/emails/embed-subscribe/ada-north", "ada-north"),
  id("newsletter-id", "buttondown", "Ada North", "ada-north"),
  id(
    "newsletter-id!",
    "kit",
    '<form action="https://app.kit.com/forms/9471578/subscriptions" method="post">',
    "9471578",
  ),
  id("newsletter-id", "kit", "9e29a68d32", "9471578"),
  id(
    "newsletter-id!",
    "mailerlite",
    "https://assets.mailerlite.com/jsonp/2030410/forms/1763/subscribe",
    "2030410/1763",
  ),
  id("newsletter-id", "mailerlite", "1763", "2030410/1763"),
  id("newsletter-id!", "mailchimp", `<form action="${mailchimp.replace("&", "&amp;")}" method="post">`, mailchimp),
  id("newsletter-id!", "mailchimp", mailchimp.replace("&", "&amp;"), mailchimp),
  id("newsletter-id!", "mailchimp", mailchimp.replace("https:", ""), mailchimp),
  id("newsletter-id", "mailchimp", "https://eepurl.com/abcdef", mailchimp),
  id("newsletter-id", "mailchimp", "https://north.us5.list-manage.com/subscribe/post?u=0a1b2c", mailchimp),
  id("newsletter-id", "netlify", "My letters", "newsletter"),
  id("link-not-encrypted!", "other", "http://letters.ada-north.org/join", subscribe),
  id("link-email", "other", "mailto:ada@ada-north.org", subscribe),
  row(
    "privacy-untold@pages/privacy.md",
    all(withForm, addToSite(`"newsletter": ${kit}`), write("pages/privacy.md", "We keep nothing.\n")),
    write("pages/privacy.md", "Kit gets the addresses.\n"),
  ),
]

const redirects = whole("redirects.json", "", "")
const from = whole("redirects.json", '[{ "from": ', ', "to": "/services/" }]')
const to = whole("redirects.json", '[{ "from": "/offer/", "to": ', " }]")
const inUse = (address: string) => from("redirect-page", `«"${address}"»`, '"/offer/"')

/** Addresses that have moved. */
const moved = [
  from("redirect-page", '«"/books/"»', '"/offer/"'),
  redirects("redirect-page", '[{ "from": «"/services/#hiring"», "to": "/services/#audits" }]', "[]"),
  from("redirect-part", '«"/about/#talks"»', '"/about-talks/"'),
  redirects("redirect-part", '[{ "from": «"/services/#audit"», "to": "/tools/#quick-check" }]', "[]"),
  to("redirect-lost!", '«"/servises/"»', '"/services/"'),
  to("redirect-lost!", '«"/services/#audit"»', '"/services/#audits"'),
  to("redirect-loop", '«"/offer/"»', '"/services/"'),
  redirects(
    "redirect-chain!",
    '[{ "from": "/a/", "to": «"/b/"» }, { "from": "/b/", "to": "/services/" }]',
    '[{ "from": "/a/", "to": "/services/" }, { "from": "/b/", "to": "/services/" }]',
  ),
  redirects(
    "redirect-loop redirect-loop",
    '[{ "from": "/a/", "to": «"/b/"» }, { "from": "/b/", "to": «"/a/"» }]',
    "[]",
  ),
  redirects(
    "duplicate",
    '[{ "from": "/a/", "to": "/services/" }, { "from": «"/a/"», "to": "/about/" }]',
    '[{ "from": "/a/", "to": "/services/" }]',
  ),
  from("empty", '«""»', '"/offer/"'),
  from("link-slash!", '«"/offer"»', '"/offer/"'),
  redirects(
    "link-slash!",
    '[{ "from": «"/services#audit"», "to": "/services/#audits" }]',
    '[{ "from": "/services/#audit", "to": "/services/#audits" }]',
  ),
  from("path-characters!", '«"offer/"»', '"/offer/"'),
  from("path-characters", '«"https://ada.example/offer/"»', '"/offer/"'),
  to("redirect-lost", '«"/cv.pdf"»', '"/services/"'),
  from("path-characters!", '«"/my work/"»', '"/my%20work/"'),
  ...["/../offer/", "/%2e%2e/offer/", "/a/%2F/b/", "/a%5Cb/", "/%E4/", "/a%00/"].map((address) =>
    from("path-characters", `«"${address}"»`, '"/offer/"'),
  ),
  ...[
    "/index.html",
    "/index.html/",
    "/rss.xml/",
    "/robots.txt/",
    "/404.html/",
    "/404.html",
    "/404/",
    "/_headers",
    "/manifest.webmanifest",
    "/sitemap-index.xml",
    "/rss.xml/old/",
    "/about/index.html",
  ].map(inUse),
  from("redirect-index!", '«"/work/index.html"»', '"/work/"'),
]

const draft = edit("posts.json", '"slug": "two', '"draft": true, "slug": "two')
const published = edit("posts.json", '"draft": true, ', "")
const redirect = (address: string) => write("redirects.json", `[{ "from": "/offer/", "to": ${address} }]`)
const assessed = whole(text, "", "\n", quick.base)
const rota = "/blog/two-teams-one-rota/"

/** Links and redirects to what has moved, is switched off, not published or elsewhere. */
const linked = [
  row("link-off!", all(off("media"), markdown("«[Media](/media/)»")), markdown("Media")),
  row("redirect-lost", all(off("media"), redirect('«"/media/"»')), redirect('"/books/"')),
  row("redirect-lost", all(off("blog"), redirect('«"/rss.xml"»')), redirect('"/books/"')),
  row("link-unpublished", all(draft, markdown(`«[Rota](${rota})»`)), markdown("Rota")),
  row(
    "link-unpublished",
    all(write(file, custom.replace("menu", "draft: true\nmenu")), markdown("«[Prices](/prices/)»")),
    markdown("Prices"),
  ),
  row("redirect-lost", all(draft, redirect(`«"${rota}"»`)), published),
  row(
    "link-page",
    all(
      edit("posts.json", '"slug": "two', '"externalUrl": "https://weekly.org/a", "slug": "two'),
      remove("posts/two-teams-one-rota.md"),
      markdown(`«[Rota](${rota})»`),
    ),
    markdown("[Rota](https://weekly.org/a)"),
  ),
  assessed("link-slash!", "«[It](/tools/quick-check)»", "[It](/tools/quick-check/)"),
  assessed("link-page!", "«[It](/tools/quik-check/)»", "[It](/tools/quick-check/)"),
  post("link-page", "«[It](/tools/quick-check/)»", "[It](/tools/)"),
  row("redirect-lost!", all(quick.base, redirect('«"/tools/quik-check/"»')), redirect('"/tools/quick-check/"')),
  row(
    "redirect-page",
    all(quick.base, write("redirects.json", '[{ "from": «"/tools/quick-check/"», "to": "/tools/" }]')),
    write("redirects.json", "[]"),
  ),
  row("link-off!", all(quick.base, off("tools"), markdown("«[It](/tools/quick-check/)»")), markdown("It")),
  row("redirect-lost", all(quick.base, off("tools"), redirect('«"/tools/quick-check/"»')), redirect('"/books/"')),
]

export const pages = { customPages, shown, engagements, assessments, newsletters, moved, linked }
