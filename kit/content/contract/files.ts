import type * as z from "zod"
import { assessment } from "./assessments/assessment"
import { assessmentWords } from "./assessments/assessment-words"
import { brand } from "./brand"
import { book, mediaItem, post, redirect, service, testimonial, tool } from "./collections"
import { customPage } from "./custom-page"
import { assessmentFolder, assessmentId, customPageFolder, engagementFile } from "./data-paths"
import { engagement } from "./engagement"
import { type Field, fieldOf } from "./field"
import { labels } from "./labels"
import * as pages from "./pages"
import { list } from "./primitives"
import { site } from "./site"

/** A key whose value is unique within a list. */
type UniqueKey = "id" | "title" | "slug" | "from"

/** A file of data/ with its contract. */
export interface ContentFile {
  /** Its path within data/. */
  readonly path: string
  readonly schema: z.ZodType
  /** The field of the schema, read once. */
  readonly field: Field
  /** The GraphQL type of the file, or of each of its entries. */
  readonly typeName: string
  /** The keys whose values must differ between entries. */
  readonly unique: readonly UniqueKey[]
  /** The site works without the file. */
  readonly optional?: true
}

function file(path: string, schema: z.ZodType): ContentFile {
  const field = fieldOf(schema)
  if (!field.typeName) throw new Error(`The contract gives ${path} no GraphQL type.`)
  return { path, schema, field, typeName: field.typeName, unique: [] }
}

function collection(
  path: string,
  name: string,
  description: string,
  entry: z.ZodType,
  unique: readonly UniqueKey[] = [],
): ContentFile {
  const schema = list({ label: name, description }, entry)
  return { ...file(path, entry), schema, unique, field: fieldOf(schema) }
}

/** The JSON files of data/, except those of `repeatedFiles`. */
export const contentFiles: readonly ContentFile[] = [
  file("site.json", site),
  file("labels.json", labels),
  collection(
    "services.json",
    "Services",
    "The services, in the order of the site. The first three are on the home page.",
    service,
    ["id", "title"],
  ),
  collection("tools.json", "Tools", "The free tools.", tool, ["id", "title"]),
  collection("books.json", "Books", "The recommended books.", book, ["title"]),
  collection(
    "media.json",
    "Media",
    "Podcasts, interviews and talks, newest first. The first three are featured.",
    mediaItem,
    ["title"],
  ),
  collection("posts.json", "Posts", "The posts, newest first.", post, ["slug", "title"]),
  collection(
    "testimonials.json",
    "Testimonials",
    "The testimonials. The first three are on the home page, the last three on the about page.",
    testimonial,
  ),
  {
    ...collection(
      "redirects.json",
      "Redirects",
      "Addresses of this site that have moved, each with the new one.",
      redirect,
      ["from"],
    ),
    optional: true,
  },
  { ...file("brand.json", brand), optional: true },
  file("pages/home.json", pages.home),
  file("pages/services.json", pages.services),
  file("pages/tools.json", pages.tools),
  file("pages/books.json", pages.books),
  file("pages/media.json", pages.media),
  file("pages/blog.json", pages.blog),
  file("pages/about.json", pages.about),
  file("pages/contact.json", pages.contact),
  file("pages/not-found.json", pages.notFound),
  { ...file("pages/assessment.json", assessmentWords), optional: true },
  { ...file(engagementFile, engagement), optional: true },
  file("pages/privacy.json", pages.privacy),
  file("pages/terms.json", pages.terms),
]

/** @returns the contract of a custom page's front matter, by its path within data/ */
export const customPageFile = (path: string): ContentFile => file(path, customPage)

/**
 * @param path within data/, such as pages/home.json
 * @returns the contract of that file; undefined if the site has no such file
 */
export function contentFile(path: string): ContentFile | undefined {
  return assessmentId(path) ? file(path, assessment) : contentFiles.find((each) => each.path === path)
}

/** Files of which there may be any number, by the pattern of their paths. */
export const repeatedFiles: readonly ContentFile[] = [
  file(`${assessmentFolder}/<id>.json`, assessment),
  customPageFile(`${customPageFolder}/<slug>.md`),
]
