import fc from "fast-check"
import { escapeText } from "../../../language/html"
import { mediaTypes } from "../../contract/collections"
import { type Field, walkValues } from "../../contract/field"
import { type ContentFile, contentFiles } from "../../contract/files"
import { isNewsletterProvider, newsletterProviders } from "../../contract/newsletter-providers"
import { brokenRule } from "../../contract/rules/diagnose"

/** JSON content of a file: what can be written and read again. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Whole content, by file. */
export type AnyContent = ReadonlyMap<string, Json>

/** Texts as owners write them: any script, emoji, quotation marks, signs of HTML, and one that is a currency. */
const words = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 24 }),
    fc.constantFrom('He said "no" & <left>', "日本語", "مرحبا", "👩‍💻 C++", "EUR"),
  )
  .filter((text) => text.trim() !== "")
const name = fc.stringMatching(/^[a-z]{2,8}(-[a-z0-9]{1,6}){0,2}$/)

const byKind: Readonly<
  Record<Exclude<Field["kind"], "list" | "group" | "choice" | "number" | "yesNo" | "picture">, fc.Arbitrary<string>>
> = {
  text: words,
  markup: fc
    .tuple(words, words)
    .map(([first, second]) => `<p>${escapeText(first)}<br><em>${escapeText(second)}</em></p>`),
  link: fc.oneof(
    fc.domain().map((domain) => `https://${domain}`),
    fc.webUrl({ validSchemes: ["https"], withQueryParameters: true }),
    fc.constant("https://www.example.org"),
  ),
  slug: name,
  anchor: name,
  colour: fc.constantFrom("#0b5fff", "navy", "oklch(0.5 0.1 30)"),
  date: fc
    .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  path: fc.constantFrom("/", "/contact/"),
  when: fc.oneof(words, fc.constantFrom("2026-03-01", "2026-03")),
  language: fc.constantFrom("en-GB", "de", "pl", "ar", "ja", "pt-BR", "zh-Hant"),
}

function anyOf(field: Field, depth: string): fc.Arbitrary<Json> {
  const { kind, keys, items, choices, facts } = field
  if (kind === "group") {
    const parts = [...(keys ?? [])]
    const model = Object.fromEntries(parts.map(([key, child]) => [key, anyOf(child, depth)]))
    return fc.record(model, { requiredKeys: parts.flatMap(([key, child]) => (child.required ? [key] : [])) })
  }
  if (kind === "list" && items) {
    const item = anyOf(items, depth)
    const lengths = { minLength: field.required ? 1 : 0, maxLength: 3 }
    return facts.unique ? fc.uniqueArray(item, lengths) : fc.array(item, lengths)
  }
  if (kind === "choice") return fc.constantFrom(...(choices ?? []))
  if (kind === "number") return fc.integer({ min: 0, max: 100 })
  if (kind === "yesNo") return fc.boolean()
  if (kind === "list") throw new Error("A list without items")
  if (kind === "picture") {
    // A drawing is an SVG, and a logo has no solid background.
    const name = facts.requirements?.drawing || facts.requirements?.logo ? "drawing.svg" : "cover.png"
    return fc.constant(`${depth === "pages" ? "../" : ""}images/${name}`)
  }
  return byKind[kind].filter((text) => !brokenRule(facts.rules ?? [], text))
}

function anyFile({ path, field, unique }: ContentFile): fc.Arbitrary<Json> {
  const depth = path.startsWith("pages/") ? "pages" : ""
  if (!field.items) return anyOf(field, depth)
  return fc.uniqueArray(anyOf(field.items, depth), {
    maxLength: 4,
    comparator: (a, b) => unique.some((key) => String(at(a, key)).trim() === String(at(b, key)).trim()),
  })
}

const at = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value[key] : undefined

function set(value: Json | undefined, key: string, to: Json | undefined): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return
  if (to === undefined) delete value[key]
  else value[key] = to
}

/** What two fields have to do with each other, made so: the generators know each field by itself only. */
function related(content: Map<string, Json>): AnyContent {
  const hero = at(content.get("pages/home.json"), "hero")
  if (at(hero, "emphasis") !== undefined) set(hero, "emphasis", at(hero, "heading"))
  const testimonials = content.get("testimonials.json")
  for (const testimonial of Array.isArray(testimonials) ? testimonials : [])
    if (at(testimonial, "short") !== undefined) set(testimonial, "short", at(testimonial, "quote"))
  const claims = at(at(content.get("pages/home.json"), "trackRecord"), "claims")
  // The content has no case studies, which are custom pages.
  for (const claim of Array.isArray(claims) ? claims : []) set(claim, "caseStudy", undefined)
  const newsletter = at(content.get("site.json"), "newsletter")
  const provider = at(newsletter, "provider")
  if (isNewsletterProvider(provider)) set(newsletter, "id", newsletterProviders[provider].example)
  if (provider !== "other") set(newsletter, "emailField", undefined)
  const menu = at(content.get("site.json"), "menu")
  for (const place of ["header", "footer"]) if (at(menu, place) !== undefined) set(menu, place, ["home", "contact"])
  const labels = content.get("labels.json")
  for (const forms of [at(at(labels, "filter"), "count"), at(at(labels, "article"), "readingTime")])
    for (const form of ["zero", "one", "two", "few", "many"]) set(forms, form, at(forms, "other"))
  const tools = content.get("tools.json")
  for (const tool of Array.isArray(tools) ? tools : [])
    if (at(tool, "url") === undefined) set(tool, "url", "https://www.example.org")
  const words = { heading: "A", length: "B", from: "C", includes: "D", fixed: "E", taxIncluded: "F", taxAdded: "G" }
  set(content.get("pages/services.json"), "offer", { ...words, atLeast: "{price}" })
  for (const words of ["types", "actions"])
    for (const type of mediaTypes) set(at(content.get("pages/media.json"), words), type, "A word")
  const posts = content.get("posts.json")
  const topics = at(content.get("pages/blog.json"), "topics")
  for (const post of Array.isArray(posts) ? posts : []) set(post, "categories", topics)
  return content
}

/** What can be missing is left out: whether its values fit each other is not for one of them to say. */
const required = contentFiles.filter(({ optional }) => !optional)

/** Any content that the contract allows. */
export const anyContent: fc.Arbitrary<AnyContent> = fc
  .tuple(...required.map(anyFile))
  .map((values) => related(new Map(required.map(({ path }, index) => [path, structuredClone(values[index] ?? null)]))))

/** @returns every value of the content and where it is */
export function places(content: AnyContent) {
  return required.flatMap((file) =>
    [...walkValues(file.field, content.get(file.path))].map((visited) => ({ ...visited, file })),
  )
}

/** @returns the paths of the texts that the content asks for, within data/ */
export function textsOf(content: AnyContent): string[] {
  const posts = content.get("posts.json")
  const slugs = (Array.isArray(posts) ? posts : []).map((post) => at(post, "slug"))
  return slugs.flatMap((slug) => (typeof slug === "string" && /^[a-z0-9-]+$/.test(slug) ? [`posts/${slug}.md`] : []))
}
