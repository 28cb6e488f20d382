import { execFileSync } from "node:child_process"
import { rename, rm, symlink } from "node:fs/promises"
import { join } from "node:path"
import { placeholders } from "../../../check/sample-content"
import { unwrittenText } from "../../../contract/posts"
import {
  all,
  animation,
  type Change,
  draw,
  edit,
  enlarge,
  link,
  move,
  remove,
  truncate,
  write,
  writeMinimal,
} from "../../support/changed-data"
import { written as engagement, base as engagementBase, file as engagementFile } from "../../support/engagement"
import { file as assessment, base, words, written } from "../../support/quick-check"

/** A part of a file that is wrong, and the same as the advice says: without it, as it was. */
const part = (file: string, given: string, wrong: string, right = given) =>
  [edit(file, given, wrong), edit(file, wrong, right)] as const

/** A part of an assessment that is wrong, and the assessment as the advice says. */
const inAssessment = (given: string, wrong: string) =>
  [all(base, edit(assessment, given, wrong)), write(assessment, written)] as const
/** The same for the page that says how an engagement goes. */
const inEngagement = (given: string, wrong: string) =>
  [all(engagementBase, edit(engagementFile, given, wrong)), write(engagementFile, engagement)] as const
const pillar = written.slice(written.indexOf('    {\n      "id"'), written.indexOf('\n  ],\n  "bands"'))

const brand = (theme: object) => write("brand.json", JSON.stringify({ light: theme }))
const text = "posts/a-small-database.md"
const post = (markdown: string) => write(text, `Words before.\n\n${markdown}\n`)
const redirects = (...entries: ReadonlyArray<readonly [from: string, to: string]>) =>
  write("redirects.json", `${JSON.stringify(entries.map(([from, to]) => ({ from, to })))}\n`)
const site = (added: string) => edit("site.json", '"name": "', `${added},\n  "name": "`)
const draft = edit("posts.json", '"slug": "two-teams', '"draft": true, "slug": "two-teams')
const published = edit("posts.json", '"draft": true, ', "")
const noBooks = all(site('"pagesOff": ["books"]'), remove("images/cover.png"))

const page = (settings: string) => write("pages/own/prices.md", `---\n${settings}\n---\n\nWhat it costs.\n`)
const settings = "title: Prices\ndescription: What it costs."

const figures = (count: number) => `figures:\n${'  - figure: "1"\n    text: day\n'.repeat(count)}`.trimEnd()

const bars = (value: string) => {
  const bar = (key: string) => `  ${key}:\n    name: A month\n    value: "${value}"\n`
  return `drawing:\n  title: Figure 1.\n  caption: Projects.\n${bar("before")}${bar("after")}`.trimEnd()
}

const icon = (svg: string) => write("images/icon.svg", svg)
const iconIs = (svg: string) =>
  all(edit("site.json", "images/icon.png", "images/icon.svg"), remove("images/icon.png"), icon(svg))
const inIcon = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 9 9"${attributes}>${inner}</svg>`
const line = '<path d="M0 0h9v9z"/>'

const drawing = (svg: string) => write("images/flag.svg", svg)
const drawingIs = (svg: string) =>
  all(edit("services.json", '"icon": "layers"', '"drawingUrl": "images/flag.svg"'), drawing(svg))
const flag = (inner: string) => `<svg viewBox="0 0 9 9">${inner}</svg>`
const logo = (name: string) => edit("testimonials.json", '"company"', `"logoUrl": "images/${name}",\n    "company"`)

const form = '"newsletter": { "heading": "Letters", "emailLabel": "Email", "placeholder": "you@a.org", "action": "Go" }'
const withForm = edit("pages/blog.json", '"No posts found."', `"No posts found.",\n  ${form}`)
const withoutForm = edit("pages/blog.json", `,\n  ${form}`, "")
const letters = (provider: string) => site(`"newsletter": ${provider}`)

const speaker = (short: number) => {
  const [a, b, c] = [short, 50, 100].map((count) => Array(count).fill("word").join(" "))
  const labels = { lengthLabel: "{count} words", copyAction: "Copy", copied: "Copied", portraitAction: "Download" }
  return `"speaker": ${JSON.stringify({ heading: "For organisers", biographies: { short: a, medium: b, long: c }, ...labels })}`
}
const offer = edit("services.json", '"icon": "layers"', '"icon": "layers",\n    "offer": { "price": "£900" }')

/** What the check says of files, pictures, and of what belongs together in several files. */
export const content: ReadonlyArray<readonly [code: string, wrong: Change, right: Change]> = [
  ["file-missing", all(noBooks, remove("books.json")), write("books.json", "[]\n")],
  ["folder-missing", (root) => rm(root, { recursive: true }), async (root) => writeMinimal(root)],
  ["file-name", move("images/cover.png", "images/co\nver.png"), move("images/co\nver.png", "images/cover.png")],
  [
    "file-special",
    async (root) => void execFileSync("mkfifo", [join(root, "images/pipe.png")]),
    remove("images/pipe.png"),
  ],
  ["folder-loop", link(".", "images/loop"), remove("images/loop")],
  ["link-broken", link("nowhere.json", "notes.json"), remove("notes.json")],
  ["link-circle", link("notes.json", "notes.json"), remove("notes.json")],
  [
    "link-outside",
    async (root) => {
      await rename(join(root, "books.json"), join(root, "../books.json"))
      await symlink("../books.json", join(root, "books.json"))
    },
    (root) => rename(join(root, "../books.json"), join(root, "books.json")),
  ],
  ["wrong-top-level", all(noBooks, write("books.json", "{}")), write("books.json", "[{}]".replace("{}", ""))],
  ["byte-order-mark", all(noBooks, write("books.json", "\ufeff[]\n")), write("books.json", "[]\n")],
  ["not-utf-8", write(text, Buffer.from([0x63, 0x61, 0x66, 0xe9])), write(text, "café")],
  ["too-deep", ...part("books.json", '"Accelerate"', `${"[".repeat(60)}${"]".repeat(60)}`)],
  ["too-many", page(`${settings}\n${figures(5)}`), page(`${settings}\n${figures(4)}`)],
  [
    "key-not-text",
    ...part("books.json", '"title": "Acc', '"summary": "<p>A</p>", 1: "x", "title": "Acc', '"title": "Acc'),
  ],
  ["unexpected", ...part("books.json", '"Accelerate"', '=>"Accelerate"')],
  ["duplicate-word", ...part("pages/blog.json", '"Leadership"]', '"Leadership", "Leadership"]')],
  [
    "duplicate-id",
    edit("services.json", '"id": "hiring"', '"id": "audits"'),
    edit("services.json", '},\n  {\n    "id": "audits"', '},\n  {\n    "id": "hiring"'),
  ],
  ["duplicate-title", ...part("books.json", '"Team Topologies"', '"Accelerate", "subtitle": ""')],
  [
    "duplicate-slug",
    edit("posts.json", '"slug": "a-small-database"', '"slug": "two-teams-one-rota"'),
    edit("posts.json", 'database",\n    "slug": "two-teams-one-rota"', 'database",\n    "slug": "a-small-database"'),
  ],
  ["id-dots", ...part("services.json", '"id": "hiring"', '"id": "hi.ring"', '"id": "hi-ring"')],
  ["id-slashes", ...part("services.json", '"id": "hiring"', '"id": "hi/ring"', '"id": "hi-ring"')],
  ["id-characters", ...part("services.json", '"id": "hiring"', '"id": "hi_ring"', '"id": "hi-ring"')],
  ["long-text", ...part("pages/books.json", '"View"', `"${"View the book ".repeat(4).trim()}"`, '"View the book"')],
  ["placeholder", ...part("labels.json", "{count} posts", "{number} posts")],
  [
    "plural-form",
    edit("labels.json", '"one": "{count} post",', ""),
    edit("labels.json", '"other": "{count} posts"', '"one": "{count} post", "other": "{count} posts"'),
  ],

  ["address-open", ...part("site.json", '"https://www.ada-north.org"', '"https://www.example.org"')],
  ["sample-content", ...part("site.json", "twitter.com/adanorth", "twitter.com/adanorth_sample")],
  ["sample-left", ...part("services.json", "Three weeks inside your code.", "Three weeks with Edda Marlowe.")],
  ["claim", ...part("site.json", "less than 30% of", "less than 40% of")],
  ["count", ...part("pages/tools.json", "[62]", "[62, 70]")],
  [
    "availability-stale",
    site('"availability": { "text": "Two days a week", "from": "2020-01-01" }'),
    edit("site.json", "2020-01-01", "2999-01-01"),
  ],
  [
    "date-unknown",
    ...part("posts.json", '"date": "2026-04-28"', '"publishOn": "2026-02-30"', '"publishOn": "2026-02-28"'),
  ],
  ["date-words", ...part("posts.json", '"2026-04-28"', '"28 April 2026"')],
  [
    "post-order",
    ...part(
      "posts.json",
      '"slug": "a-small',
      '"date": "2026-05", "slug": "a-small',
      '"date": "2026-03", "slug": "a-small',
    ),
  ],
  [
    "biography-length",
    edit("pages/media.json", '"featuredHeading"', `${speaker(19)},\n  "featuredHeading"`),
    edit("pages/media.json", speaker(19), speaker(25)),
  ],
  [
    "media-words",
    edit("media.json", '"podcast"', '"panel"'),
    all(
      edit("pages/media.json", '"talk": "Talk"', '"talk": "Talk", "panel": "Panel"'),
      edit("pages/media.json", '"talk": "Watch"', '"talk": "Watch", "panel": "Watch"'),
    ),
  ],
  ["offer-words", offer, edit("pages/services.json", '"action"', '"offer": { "heading": "Cost" },\n  "action"')],
  [
    "two-icons",
    all(
      edit("services.json", '"icon": "layers"', '"icon": "layers",\n    "drawingUrl": "images/flag.svg"'),
      drawing(flag(line)),
    ),
    edit("services.json", '"icon": "layers",\n', ""),
  ],
  [
    "unseen",
    edit("pages/home.json", '  "testimonials": {\n    "heading": "What they say"\n  },\n', ""),
    edit("pages/home.json", '  "callTo', '  "testimonials": { "heading": "They say" },\n  "callTo'),
  ],
  ["menu-unknown", site('"menu": { "header": ["home", "blogs"] }'), edit("site.json", '"blogs"', '"blog"')],
  [
    "menu-off",
    all(noBooks, write("books.json", "[]\n"), site('"menu": { "footer": ["books", "blog"] }')),
    edit("site.json", '["books", "blog"]', '["blog"]'),
  ],
  ["page-empty", write("tools.json", "[]\n"), site('"pagesOff": ["tools"]')],

  ["colour-number-sign", brand({ signal: "0b5fff" }), brand({ signal: "#0b5fff" })],
  ["colour-unknown", brand({ signal: "blurple" }), brand({ signal: "navy" })],
  ["colour-see-through", brand({ signal: "#0b5fff80" }), brand({ signal: "#0b5fff" })],
  ["contrast", brand({ signal: "#ff9900" }), brand({ signal: "#a75900" })],
  [
    "colour-theme",
    brand({ paper: "#111111", ink: "#eeeeee" }),
    write("brand.json", '{ "dark": { "paper": "#111111", "ink": "#eeeeee" } }'),
  ],

  ["custom-page-head", write("pages/own/prices.md", "What it costs.\n"), page(settings)],
  [
    "custom-page-setting",
    page(settings.replace("Prices", "Prices: all")),
    page(settings.replace("Prices", '"Prices: all"')),
  ],
  ["custom-page-tab", page(settings.replace("description", "\tdescription")), page(settings)],
  [
    "custom-page-comment",
    page(settings.replace("What", "Rule #1")),
    page('title: Prices\ndescription: "Rule #1 it costs."'),
  ],
  ["custom-page-long", page(`${settings}\n${"# note\n".repeat(3000)}client: A`), page(settings)],
  ["amount", page(`${settings}\n${bars("nine")}`), page(`${settings}\n${bars("9")}`)],
  ["case-drawing", page(`${settings}\n${figures(1)}\n${bars("9")}`), page(`${settings}\n${figures(1)}\n${bars("1")}`)],
  ["case-list", page(`${settings}\nlist: cases`), page(settings)],
  [
    "case-unknown",
    edit("pages/home.json", '"companies advised."', '"companies advised.", "caseStudy": "prices"'),
    page(`${settings}\nclient: Ash`),
  ],
  ["custom-page-service", page(`${settings}\nservice: hirin`), page(`${settings}\nservice: hiring`)],
  [
    "custom-page-taken",
    write("pages/own/books.md", `---\n${settings}\n---\n\nWords.\n`),
    move("pages/own/books.md", "pages/own/prices.md"),
  ],

  ["newsletter-nowhere", withForm, withoutForm],
  [
    "newsletter-unused",
    letters('{ "provider": "kit", "id": "9471578" }'),
    edit("site.json", '"newsletter": { "provider": "kit", "id": "9471578" },', ""),
  ],
  [
    "newsletter-id",
    all(withForm, letters('{ "provider": "kit", "id": "9e29a68d32" }')),
    edit("site.json", "9e29a68d32", "9471578"),
  ],
  [
    "newsletter-id-more",
    all(withForm, letters('{ "provider": "formspree", "id": "https://formspree.io/f/xnqolekw" }')),
    edit("site.json", "https://formspree.io/f/xnqolekw", "xnqolekw"),
  ],
  [
    "newsletter-email-field",
    all(withForm, letters('{ "provider": "kit", "id": "9471578", "emailField": "email" }')),
    edit("site.json", ', "emailField": "email"', ""),
  ],

  ["link-moved", all(redirects(["/offer/", "/services/"]), post("[me](/offer/)")), post("[me](/services/)")],
  ["link-off", all(noBooks, write("books.json", "[]\n"), post("[Read](/books/)")), post("Read")],
  ["link-unpublished", all(draft, post("[Rota](/blog/two-teams-one-rota/)")), post("Rota")],
  ["link-slash", post("[me](/about)"), post("[me](/about/)")],
  [
    "redirect-chain",
    redirects(["/a/", "/b/"], ["/b/", "/services/"]),
    redirects(["/a/", "/services/"], ["/b/", "/services/"]),
  ],
  ["redirect-loop", redirects(["/a/", "/a/"]), redirects(["/a/", "/services/"])],
  [
    "redirect-off",
    all(noBooks, write("books.json", "[]\n"), redirects(["/a/", "/books/"])),
    redirects(["/a/", "/media/"]),
  ],
  ["redirect-unpublished", all(draft, redirects(["/a/", "/blog/two-teams-one-rota/"])), published],
  ["duplicate-from", redirects(["/a/", "/books/"], ["/a/", "/media/"]), redirects(["/a/", "/books/"])],

  ["text-missing", remove(text), write(text, "Words.\n")],
  [
    "text-unused",
    edit("posts.json", '"slug": "a-small', '"externalUrl": "https://a.org/rota", "slug": "a-small'),
    remove(text),
  ],
  ["text-unwritten", write(text, unwrittenText), post("Words.")],
  [
    "open-point",
    write("pages/terms.md", "The law of [[country]] applies.\n"),
    write("pages/terms.md", "The law applies.\n"),
  ],
  ["text-long", post("Words. ".repeat(200_000)), post("Words.")],
  ["text-deep", post(`${">".repeat(101)} a`), post("> a")],
  ["text-nested", post("[".repeat(600)), post("[")],
  ["text-notes", post("[a]: /about/\n".repeat(20_000)), post("Words.")],

  ["picture-animated", draw("images/cover.png", 360, 540, animation), draw("images/cover.png", 360, 540)],
  ["picture-heavy", enlarge("images/cover.png", 6 * 1024 * 1024), draw("images/cover.png", 360, 540)],
  ["picture-kind", draw("images/cover.png", 360, 540, (image) => image.gif()), draw("images/cover.png", 360, 540)],
  ["picture-damaged", truncate("images/cover.png", 0.7, (image) => image.png()), draw("images/cover.png", 360, 540)],
  ["picture-unreadable", write("images/cover.png", "Words."), draw("images/cover.png", 360, 540)],
  [
    "picture-location",
    draw("images/cover.png", 360, 540, (image) =>
      image.withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 22/1 0/1" } }),
    ),
    draw("images/cover.png", 360, 540),
  ],
  [
    "picture-hidden",
    all(move("images/cover.png", "images/.cover.png"), edit("books.json", "images/cover.png", "images/.cover.png")),
    all(move("images/.cover.png", "images/cover.png"), edit("books.json", "images/.cover.png", "images/cover.png")),
  ],
  ["picture-outside", ...part("books.json", "images/cover.png", "../cover.png")],
  ["picture-square", draw("images/icon.png", 640, 512), draw("images/icon.png", 512, 512)],
  ["picture-web", ...part("books.json", "images/cover.png", "https://www.amazon.com/cover.png")],
  [
    "logo-background",
    all(logo("a.png"), draw("images/a.png", 300, 100)),
    draw("images/a.png", 300, 100, (image) => image.ensureAlpha(0)),
  ],

  ["drawing-kind", drawingIs("<html></html>"), drawing(flag(line))],
  ["drawing-size", drawingIs(`<svg>${line}</svg>`), drawing(flag(line))],
  [
    "drawing-size",
    iconIs(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0">${line}</svg>`),
    icon(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 0 0">${line}</svg>`),
  ],
  ["drawing-empty", drawingIs(flag("")), drawing(flag(line))],
  ["drawing-part", drawingIs(flag("<text>A</text>")), drawing(flag(line))],
  ["drawing-heavy", drawingIs(flag(`<path d="M0 0${"h1v1".repeat(1200)}"/>`)), drawing(flag(line))],
  ["svg-element", iconIs(inIcon(`<a href="#b">${line}</a>`)), icon(inIcon(line))],
  ["svg-attribute", iconIs(inIcon(line, ' onload="a()"')), icon(inIcon(line))],
  ["svg-reference", iconIs(inIcon('<image href="https://a.org/a.png"/>')), icon(inIcon(line))],
  ["svg-deep", iconIs(inIcon(`${"<g>".repeat(300)}${"</g>".repeat(300)}`)), icon(inIcon(line))],
  ["svg-encoding", iconIs(`<?xml version="1.0" encoding="ISO-2022-JP"?>${inIcon(line)}`), icon(inIcon(line))],
  ["svg-doctype", iconIs(`<!DOCTYPE svg>${inIcon(line)}`), icon(inIcon(line))],
  ["svg-instruction", iconIs(`<?xml-stylesheet href="a.css"?>${inIcon(line)}`), icon(inIcon(line))],
  ["svg-form", iconIs(inIcon("&nbsp;")), icon(inIcon(line))],

  [
    "tool-address",
    ...part(
      "tools.json",
      '"url": "https://quick-check.org",',
      '"benefits": ["Short"],',
      '"url": "https://quick-check.org",',
    ),
  ],
  ["currency", ...inEngagement('"EUR"', '"Euro"')],
  ["engagement-taken", ...inEngagement('"how-i-work"', '"blog"')],
  ["engagement-cells", ...inEngagement('["Two", "Five"]', '["Two"]')],
  ["engagement-id", ...inEngagement('"id": "equity"', '"id": "leaving"')],
  ["sum-claim", ...inEngagement('"dayPrice": 500', '"dayPrice": 900')],
  [
    "sum-price",
    all(
      write(engagementFile, engagement.replace('"weeks": 48,', '"weeks": 48, "service": "hiring",')),
      edit("services.json", '"Finding your next lead."', '"Finding your next lead.", "offer": { "price": "€9,000" }'),
      edit("pages/services.json", '"action":', '"offer": { "heading": "What it costs" }, "action":'),
    ),
    edit("services.json", "€9,000", "€4,000"),
  ],
  [
    "sum-days",
    all(engagementBase, edit("services.json", "Finding your next lead.", "Three days a week, for less than 30%.")),
    edit("services.json", "Three days a week", "Two days a week"),
  ],
  ["assessment-words", write(assessment, written), words],
  [
    "assessment-tool",
    all(words, write("assessments/quick-chek.json", written)),
    move("assessments/quick-chek.json", assessment),
  ],
  ["assessment-service", ...inAssessment('"service": "audits"', '"service": "audit"')],
  ["assessment-advice", ...inAssessment('"bands": [', '"bands": [{ "name": "None", "from": 0, "to": 0 },')],
  ["assessment-bands", ...inAssessment('"from": 50', '"from": 60')],
  ["assessment-points", ...inAssessment('"Never", "points": 9', '"Never", "points": 0')],
  [
    "assessment-unreached",
    ...inAssessment(
      '"to": 49 },',
      '"to": 9 }, { "name": "Mid", "from": 10, "to": 43 }, { "name": "More", "from": 44, "to": 49 },',
    ),
  ],
  ["assessment-id", ...inAssessment(pillar, `${pillar},\n${pillar}`)],
  ["assessment-answer", ...inAssessment('"Nobody"', '"All of us"')],
  ["assessment-begun", ...inAssessment('"Somebody has to."', `"${placeholders.why}"`)],
  [
    "assessment-features",
    all(
      base,
      edit("tools.json", '["Testing"]', '["Testing", "Delivery"]'),
      edit("pages/tools.json", "[62]", "[62, 70]"),
    ),
    all(edit("tools.json", '["Testing", "Delivery"]', '["Testing"]'), edit("pages/tools.json", "[62, 70]", "[62]")),
  ],
]
