import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { customPageFolder } from "../../content/contract/data-paths"
import { budget, type Field } from "../../content/contract/field"
import { contentFiles, customPageFile } from "../../content/contract/files"
import { escapeText } from "../../language/html"
import { neutralWords } from "../../owner/new-site-texts/new-site-texts"
import { hardText } from "./hard-texts"

type Json = string | number | boolean | Json[] | { [key: string]: Json }
type Group = { [key: string]: Json }

/** All files but the brand colours, which another owner tests. */
const written = contentFiles.filter(({ path }) => path !== "brand.json")

/** The files with texts of controls, which contain placeholders. */
const wordFiles = ["labels.json", "pages/assessment.json"]

/** The length of a list within an entry. */
const inner = 3

/** The number of posts whose text is on the site. */
const withText = 3

/** All entries share these small pictures of another owner's: making a hundred in every size would take longer than all other builds together. */
const pictures = ["media/dial.png", "books/accelerate.png"] as const
const picturesFolder = join(__dirname, "../../../__tests__/fixtures/arabic/images")
const icon = "icon.svg"

/** The texts of controls, in English, whatever the language of `data/`. */
const wordsFolder = join(__dirname, "../../../__tests__/fixtures/words")
const drawing = "drawing.svg"

/** An SVG like those of icon sets: strokes, a filled part, and one shape of each kind without a stroke. */
const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#123"><title>A flag</title><path d="M5 21V4h11l-2 4 2 4H5"/><g fill="#c33"><circle cx="17" cy="17" r="3"/><rect x="2" y="20" width="6" height="2" stroke="none"/></g></svg>\n'

/**
 * Posts that must not be visible, and a draft page of the owner's own for each. Each has a word that occurs nowhere else in its title, its address, its text
 * and its picture's name. The posts come first, where they would show up everywhere, and a menu has the pages.
 */
export const unseen = [
  { word: "quillwortdraft", draft: true },
  { word: "tamarisklater", publishOn: "2999-01-01" },
] as const

/** The length of a title in a collection. */
const titleLength = 200

/** Counts the texts of the whole content, so that no two are the same. */
let texts = 0

function textFor(field: Field, key: string): string {
  texts += 1
  if (key === "title" && (field.facts.budget ?? 0) >= budget.name) return hardText(texts, titleLength)
  // A label gets as long as a button or a badge can be; a text is half as long again as its area was designed for.
  return hardText(texts, Math.max(24, Math.round((field.facts.budget ?? budget.name) * 1.5)))
}

/** @returns a value for a field of the contract, with every optional field in it */
function valueFor(field: Field, key: string, index: number, folder: string): Json {
  const within = (child: Field, name: string, position = index) => valueFor(child, name, position, folder)
  switch (field.kind) {
    case "group":
      return Object.fromEntries([...(field.keys ?? [])].map(([name, child]) => [name, within(child, name)]))
    case "list":
      return Array.from({ length: inner }, (_item, position) => (field.items ? within(field.items, key, position) : ""))
    case "choice":
      return field.choices?.[index % field.choices.length] ?? ""
    case "number":
      return 37
    case "yesNo":
      return false
    case "link":
      return `https://elsewhere.example/${index + 1}?a=1&b=%C3%A9`
    case "picture":
      if (field.facts.requirements?.drawing || field.facts.requirements?.logo) return `${folder}images/${drawing}`
      return `${folder}images/${pictures[index % pictures.length]}`
    case "slug":
    case "anchor":
      return `entry-${index + 1}`
    case "language":
      return "de"
    case "colour":
      return "navy"
    case "date":
      return "2026-01-02"
    case "path":
      return key === "to" ? (["/about/", "/books/", "/media/"][index % inner] ?? "/") : `/former-${index + 1}/`
    case "when":
      // In turn: a day, a month, and free text.
      return ["2026-01-02", "2026-01", textFor(field, key)][index % inner] ?? ""
    case "markup":
      return `<p>${escapeText(textFor(field, key))} <em>${escapeText(hardText(index, 40))}</em></p>`
    case "text":
      return field.facts.rules?.some(({ say }) => say("").code === "amount") ? `£${37 + index}k` : textFor(field, key)
  }
}

/** Adds hard characters to the end of the texts of controls. These keep their wording, so that the tests recognize them. */
function hardLabels(value: Json): Json {
  if (typeof value === "string") return `${value} <&ẍ̧>`
  if (typeof value !== "object" || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, hardLabels(child)]))
}

/** The slug of the custom page, which also has every setting. */
const customPage = "entry"

const groupIn = (content: ReadonlyMap<string, Json>, path: string): Group => content.get(path) as Group

/** Makes related fields consistent. */
function relate(content: ReadonlyMap<string, Json>): void {
  const home = groupIn(content, "pages/home.json")
  const hero = home.hero as Group
  hero.heading = String(hero.heading).replace(/^.{0,11}\S/su, "*$&*")
  for (const claim of (home.trackRecord as Group).claims as Group[]) claim.caseStudy = customPage
  const site = groupIn(content, "site.json")
  // An id is not free text: its format depends on the provider.
  const newsletter: Group = { provider: "formspree", id: "abcdwxyz" }
  // Short, without endless words: a person's name is not hyphenated.
  const name = hardText(0, 45)
  Object.assign(site, { name, siteUrl: "https://crowded.example", iconUrl: `images/${icon}`, newsletter })
  site.menu = {
    header: ["home", "services", "books", "blog", "about", customPage, "contact"],
    footer: ["tools", "media", customPage, ...unseen.map(({ word }) => word)],
  }
  delete site.pagesOff
  for (const testimonial of content.get("testimonials.json") as Group[])
    Object.assign(testimonial, { name, short: String(testimonial.quote).slice(0, 120).trim() })
  const { claims } = groupIn(content, "pages/home.json").trackRecord as { claims: Group[] }
  for (const claim of claims) claim.inHero = true
  const examples = (content.get("services.json") as Group[]).flatMap(
    ({ realWorldExamples }) => realWorldExamples as Group[],
  )
  // An amount of ten digits.
  for (const { offer } of content.get("services.json") as Array<{ offer: Group }>) {
    Object.assign(offer.price as Group, { amount: 1_000_000_000, currency: "CHF", atLeast: true })
    delete (offer.price as Group).words
  }
  // And one in words.
  const [onRequest] = content.get("services.json") as Array<{ offer: Group }>
  if (onRequest) onRequest.offer.price = "Nach Vereinbarung"
  for (const example of examples) example.to = `/${customPage}/`
  const engagement = groupIn(content, "pages/engagement.json")
  for (const phase of (engagement.phases as Group).entries as Group[]) phase.to = `/${customPage}/`
  const sum = engagement.sum as Group
  const words = hardLabels(neutralWords("pages/engagement.json", "de") as Group) as { sum: Group }
  const { sentence, words: around } = words.sum
  // Amounts of ten digits that do not contradict the claim.
  Object.assign(sum, { currency: "CHF", salary: 1_234_567_890, days: 3, dayPrice: 5_000_000, sentence, words: around })
  for (const redirect of content.get("redirects.json") as Group[]) redirect.to = "/services/#entry-1"
  const { topics } = groupIn(content, "pages/blog.json")
  const posts = content.get("posts.json") as Group[]
  for (const [index, post] of posts.entries()) {
    // The number of topics differs from post to post, and no post has the last topic.
    post.categories = (topics as Json[]).slice(0, index % inner)
    if (index < withText) delete post.externalUrl
  }
  const [visible] = posts
  posts.unshift(
    ...unseen.map(({ word, ...when }) => {
      const texts = { title: `On ${word}`, excerpt: `About ${word}`, slug: word, imageUrl: `images/${word}.png` }
      return { ...visible, ...texts, ...when }
    }),
  )
}

/** A short text, as hard to show as the rest. In Markdown, HTML characters need a backslash. */
function crowdedText(seed: number): string {
  const hard = () => hardText(seed, titleLength).replace(/[\\<>&*_[\]$]/g, "\\$&")
  return `${hard()}\n\n## ${hard()}\n\n${hard()}\n\n- ${hard()}\n- ${hard()}\n`
}

/**
 * Writes the content of an owner who has a hundred of everything, every optional field, and texts that are hard to show.
 *
 * @param data the folder to write to, as if it were `data/`
 * @param crowd the number of entries of each collection
 */
export function writeCrowded(data: string, crowd = 100): void {
  texts = 0
  const content = new Map<string, Json>(
    written.map(({ path, field }) => {
      const folder = path.startsWith("pages/") ? "../" : ""
      if (wordFiles.includes(path)) return [path, hardLabels(JSON.parse(readFileSync(join(wordsFolder, path), "utf8")))]
      const { items } = field
      if (!items) return [path, valueFor(field, "", 0, folder)]
      return [path, Array.from({ length: crowd }, (_entry, index) => valueFor(items, "", index, folder))]
    }),
  )
  relate(content)
  const files = new Map([...content].map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]))
  for (const name of ["privacy", "terms"]) files.set(`pages/${name}.md`, crowdedText(name.length))
  const settings = Object.entries(valueFor(customPageFile("").field, "", 0, "../../") as Group)
  const head = settings.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join("\n")
  files.set(`${customPageFolder}/${customPage}.md`, `---\n${head}\n---\n\n${crowdedText(1)}`)
  for (let index = 0; index < withText; index += 1) files.set(`posts/entry-${index + 1}.md`, crowdedText(index))
  for (const { word } of unseen) {
    files.set(`posts/${word}.md`, `More of ${word}.\n\n![Of ${word}](../images/${word}.png)\n`)
    const settings = `title: ${word}\ndescription: ${word}\ndraft: true`
    files.set(`${customPageFolder}/${word}.md`, `---\n${settings}\n---\n\n${word}\n`)
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(data, path)), { recursive: true })
    writeFileSync(join(data, path), text)
  }
  cpSync(join(picturesFolder, icon), join(data, "images", icon))
  writeFileSync(join(data, "images", drawing), drawn)
  for (const picture of pictures) cpSync(join(picturesFolder, picture), join(data, "images", picture))
  for (const { word } of unseen) cpSync(join(picturesFolder, pictures[0]), join(data, `images/${word}.png`))
}
