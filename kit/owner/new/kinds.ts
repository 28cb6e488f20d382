import { posix } from "node:path"
import { type EntryContext, entryDiagnostics, entryFields } from "../../content/check/check-file"
import { assessmentFolder, customPageFolder, engagementFile, postText } from "../../content/contract/data-paths"
import type { EntryField } from "../../content/contract/field"
import { assessmentAddress, customPageAddress, postAddress } from "../../content/contract/site-addresses"
import { isError, type LocalDiagnostic } from "../../content/diagnostic/diagnostic"
import { type Path, pathInWords } from "../../content/location/json-path"
import { germanHelpAt, nameTold, spokenLanguage } from "../../content/sentences/sentences"
import { assessmentForm, type FileForm, type Given } from "./content-files"
import { customPageForm } from "./custom-page-form"
import { engagementForm } from "./engagement-form"

/** A kind of content that can be added: an entry of a collection, or a file of its own. */
export interface Kind {
  /** Its name in the command. */
  readonly name: string
  readonly form: "entry" | FileForm
  /** With its article, for sentences. */
  readonly withArticle: string
  /** The collection's file within data/, or the folder of the files. */
  readonly file: string
  /** The folder of its pictures, within data/. */
  readonly pictures: string
  /** Set for collections with the newest entry first; others keep the owner's order. */
  readonly position?: "first"
  /** The files that its rules read. */
  readonly needs?: readonly string[]
  /** Whether its rules need the site's addresses. */
  readonly addresses?: true
  /** The entry's address: the path of its page, with the anchor if it has one. */
  readonly page: (entry: Readonly<Record<string, unknown>>) => string
  /** The path within data/ of the entry's text, unless it needs none. */
  readonly text?: (entry: Readonly<Record<string, unknown>>) => string | undefined
}

/** Everything that `npm run new` can add. */
export const kinds: readonly Kind[] = [
  {
    name: "book",
    withArticle: "a book",
    form: "entry",
    file: "books.json",
    pictures: "images/books",
    page: () => "/books/",
  },
  {
    name: "post",
    withArticle: "a post",
    form: "entry",
    file: "posts.json",
    pictures: "images/posts",
    position: "first",
    needs: ["pages/blog.json"],
    page: ({ externalUrl, slug }) => (externalUrl ? "/blog/" : postAddress(String(slug))),
    text: ({ externalUrl, slug }) => (externalUrl ? undefined : postText(String(slug))),
  },
  {
    name: "media",
    withArticle: "an appearance",
    form: "entry",
    file: "media.json",
    pictures: "images/media",
    position: "first",
    page: () => "/media/",
  },
  {
    name: "service",
    withArticle: "a service",
    form: "entry",
    file: "services.json",
    pictures: "images/services",
    page: ({ id }) => `/services/#${id}`,
  },
  {
    name: "tool",
    withArticle: "a tool",
    form: "entry",
    file: "tools.json",
    pictures: "images/tools",
    page: ({ id }) => `/tools/#${id}`,
  },
  {
    name: "testimonial",
    withArticle: "a testimonial",
    form: "entry",
    file: "testimonials.json",
    pictures: "images/testimonials",
    page: () => "/about/",
  },
  {
    name: "page",
    withArticle: "a custom page",
    form: customPageForm,
    file: customPageFolder,
    pictures: "images/pages",
    needs: ["services.json", "site.json"],
    addresses: true,
    page: ({ slug }) => customPageAddress(String(slug)),
  },
  {
    name: "assessment",
    withArticle: "an assessment",
    form: assessmentForm,
    file: assessmentFolder,
    pictures: "images",
    needs: ["tools.json", "services.json", "pages/assessment.json"],
    page: ({ id }) => assessmentAddress(String(id)),
  },
  {
    name: "engagement",
    withArticle: "a page about how you work",
    form: engagementForm,
    file: engagementFile,
    pictures: "images",
    needs: ["site.json"],
    addresses: true,
    page: ({ slug }) => customPageAddress(String(slug)),
  },
  {
    name: "redirect",
    withArticle: "a redirect",
    form: "entry",
    file: "redirects.json",
    pictures: "images",
    addresses: true,
    page: ({ from }) => String(from),
  },
]

/**
 * @param kind of entry
 * @param entry of that kind
 * @param path its index in the collection, and the path of a value within it
 * @returns its path as text, such as books[2]; the address of its page if it is a file of its own
 */
export function locationOf({ form, file, page }: Kind, entry: Readonly<Record<string, unknown>>, path: Path): string {
  return form !== "entry" ? page(entry) : pathInWords(posix.basename(file, ".json"), path)
}

/** @returns where a field's help text is found: the file within data/, and the path in it */
export const placeOfWords = (
  { file, form }: Pick<Kind, "file"> & { readonly form?: Kind["form"] | "file" },
  { key, within }: Pick<EntryField, "key"> & { readonly within?: EntryField["within"] | undefined },
): readonly [file: string, path: Path] =>
  form === "entry"
    ? [file, [0, key]]
    : [form === undefined || within ? file : posix.join(file, "new"), [...(within ?? []), key]]

/** @returns a field's description, in the language that the command speaks; in German, one that only repeats the label is the label */
export const descriptionTold = (kind: Kind, field: EntryField): string =>
  spokenLanguage() === "de"
    ? (germanHelpAt(...placeOfWords(kind, field)) ?? `${nameTold(field.label)}.`)
    : field.description

/** The names of all kinds. */
export const kindNames: readonly string[] = kinds.map(({ name }) => name)

/** @returns the fields to ask for */
export const fieldsOf = ({ form, file }: Kind): readonly EntryField[] =>
  form === "entry" ? entryFields(file) : form.fields

const diagnosticsOf = ({ form, file }: Kind, entry: Given, beside: EntryContext): LocalDiagnostic[] =>
  form === "entry" ? entryDiagnostics(file, entry, beside) : form.diagnostics(entry, beside)

/**
 * @param kind of entry
 * @param entry to be added, complete or in part
 * @returns its errors, with paths within the entry
 */
export const errorsOf = (kind: Kind, entry: Given, beside: EntryContext): LocalDiagnostic[] =>
  diagnosticsOf(kind, entry, beside).filter(isError)
