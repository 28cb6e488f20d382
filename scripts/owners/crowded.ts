import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { customPageFolder } from "../../src/content/contract/custom-page"
import type { Field } from "../../src/content/contract/field"
import { contentFiles, customPageFile } from "../../src/content/contract/files"
import { budget } from "../../src/content/contract/primitives"
import { escapeText } from "../../src/language/html"
import { crowdedAssessments } from "./crowded-assessments"
import { hardText } from "./hard-texts"

type Json = string | number | boolean | Json[] | { [key: string]: Json }
type Group = { [key: string]: Json }

/** The owner's own colours are another owner's to test. */
const written = contentFiles.filter(({ path }) => path !== "brand.json")

/** Words of controls, with names of what is filled in. */
const wordFiles = ["labels.json", "pages/assessment.json"]

/** The tools that are assessments. */
const assessed = ["entry-1", "entry-2"] as const

/** How many entries each collection has. */
const crowd = 100

/** How many entries the lists within an entry have. */
const inner = 3

/** How many of the posts have their text on the site. */
const withText = 3

/**
 * All entries share these pictures of another owner, which are small: to make a hundred of them in every size would take longer than all
 * other builds together.
 */
const pictures = ["media/dial.png", "books/accelerate.png"] as const
const picturesFolder = join(__dirname, "../../__tests__/fixtures/arabic/images")
const icon = "icon.svg"

/** The words of controls, in English, whatever language `data/` is in. */
const wordsFolder = join(__dirname, "../../__tests__/fixtures/words")
const drawing = "drawing.svg"

/** A drawing as icon sets have them: lines, a part that is filled, and one of each without a line. */
const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#123"><title>A flag</title><path d="M5 21V4h11l-2 4 2 4H5"/><g fill="#c33"><circle cx="17" cy="17" r="3"/><rect x="2" y="20" width="6" height="2" stroke="none"/></g></svg>\n'

/**
 * Posts that no visitor may see. Each bears its word, which stands nowhere else, in its title, its address, its text and its picture's name.
 * They come first, where they would show everywhere.
 */
export const unseen = [
  { word: "quillwortdraft", draft: true },
  { word: "tamarisklater", publishOn: "2999-01-01" },
] as const

/** The titles of a collection's entries are this long. */
const titleLength = 200

/** Goes on for the whole content, so that no two texts are the same. */
let texts = 0

function textFor(field: Field, key: string): string {
  texts += 1
  if (key === "title" && (field.facts.budget ?? 0) >= budget.name) return hardText(texts, titleLength)
  // A label is as long as a button or a badge can be; a text half as long again as its place was designed for.
  return hardText(texts, Math.max(24, Math.round((field.facts.budget ?? budget.name) * 1.5)))
}

/** A value for any field of the contract, with every optional one. */
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
      return `/former-${index + 1}/`
    case "when":
      // A day, a month, and words that no program reads.
      return ["2026-01-02", "2026-01", textFor(field, key)][index % inner] ?? ""
    case "markup":
      return `<p>${escapeText(textFor(field, key))} <em>${escapeText(hardText(index, 40))}</em></p>`
    case "text":
      return textFor(field, key)
  }
}

/** Words of controls stay what they are, so that the tests can tell them; each has something hard at its end. */
function hardLabels(value: Json): Json {
  if (typeof value === "string") return `${value} <&ẍ̧>`
  if (typeof value !== "object" || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, hardLabels(child)]))
}

/** Its page of its own, which has every setting too. */
const customPage = "entry"

const groupIn = (content: ReadonlyMap<string, Json>, path: string): Group => content.get(path) as Group

/** What fields have to do with each other, made so. */
function relate(content: ReadonlyMap<string, Json>): void {
  const hero = groupIn(content, "pages/home.json").hero as Group
  hero.emphasis = String(hero.heading).slice(0, 12).trim()
  const site = groupIn(content, "site.json")
  // An id is no text, and what it may look like is for its provider to say.
  const newsletter: Group = { provider: "formspree", id: "abcdwxyz" }
  // The name of a person is not divided, so there is no word without end in it.
  const name = hardText(0, 45)
  Object.assign(site, { name, siteUrl: "https://crowded.example", iconUrl: `images/${icon}`, newsletter })
  site.menu = {
    header: ["home", "services", "books", "blog", "about", customPage, "contact"],
    footer: ["tools", "media", customPage],
  }
  delete site.pagesOff
  for (const testimonial of content.get("testimonials.json") as Group[]) testimonial.name = name
  const examples = (content.get("services.json") as Group[]).flatMap(
    ({ realWorldExamples }) => realWorldExamples as Group[],
  )
  for (const example of examples) example.to = `/${customPage}/`
  for (const tool of content.get("tools.json") as Group[]) if (assessed.some((id) => id === tool.id)) delete tool.url
  for (const redirect of content.get("redirects.json") as Group[]) redirect.to = "/services/#entry-1"
  const { topics } = groupIn(content, "pages/blog.json")
  const posts = content.get("posts.json") as Group[]
  for (const [index, post] of posts.entries()) {
    // Another number of topics for each, and the last topic for none.
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

/** A short text, as hard as the rest. In Markdown a sign of HTML needs a backslash. */
function textOf(seed: number): string {
  const hard = () => hardText(seed, titleLength).replace(/[\\<>&*_[\]$]/g, "\\$&")
  return `${hard()}\n\n## ${hard()}\n\n${hard()}\n\n- ${hard()}\n- ${hard()}\n`
}

/**
 * Writes the content of an owner who has a hundred of everything, with every optional field, in texts that are hard to show.
 *
 * @param data a folder, which gets what `data/` has
 */
export function writeCrowded(data: string): void {
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
  const files = new Map(
    [...content, ...crowdedAssessments(assessed)].map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]),
  )
  for (const name of ["privacy", "terms"]) files.set(`pages/${name}.md`, textOf(name.length))
  const settings = Object.entries(valueFor(customPageFile("").field, "", 0, "../../") as Group)
  const head = settings.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join("\n")
  files.set(`${customPageFolder}/${customPage}.md`, `---\n${head}\n---\n\n${textOf(1)}`)
  for (let index = 0; index < withText; index += 1) files.set(`posts/entry-${index + 1}.md`, textOf(index))
  for (const { word } of unseen)
    files.set(`posts/${word}.md`, `More of ${word}.\n\n![Of ${word}](../images/${word}.png)\n`)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(data, path)), { recursive: true })
    writeFileSync(join(data, path), text)
  }
  cpSync(join(picturesFolder, icon), join(data, "images", icon))
  writeFileSync(join(data, "images", drawing), drawn)
  for (const picture of pictures) cpSync(join(picturesFolder, picture), join(data, "images", picture))
  for (const { word } of unseen) cpSync(join(picturesFolder, pictures[0]), join(data, `images/${word}.png`))
}
