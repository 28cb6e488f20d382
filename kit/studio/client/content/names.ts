import { assessmentId, customPagePath, customPageSlug, engagementFile } from "../../../content/contract/data-paths"
import { engagementSlug } from "../../../content/contract/site-addresses"
import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { asList, asText, keyInWords, type Path, valueAt } from "../../../content/location/json-path"
import type { EntryPath } from "../../model/entry-ids"
import { entryName, entryNames } from "../../model/entry-name"
import { linesAbove } from "../../model/file-content"
import type { Reference } from "../../references/references"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import { type ContentLocation, factsAt } from "./location"
import { locationAt, positionOf, removedValue } from "./reading"
import type { ContentState } from "./state"

/** What names depend on: the contract, and the content of the files. */
export interface NamedContent extends Pick<ContentState, "contract"> {
  readonly docs: ReadonlyMap<string, { readonly content: unknown }>
}

const contentAt = ({ docs }: NamedContent, file: string, path: Path): unknown => valueAt(docs.get(file)?.content, path)

/** A place in the content, as its owner calls it: "Books, Accelerate: Summary". */
interface PlaceName {
  /** The part of the site, and the sections and entries that lead to the field. */
  readonly where: readonly string[]
  /** Undefined for a file or an entry as a whole. */
  readonly field: string | undefined
}

/** A step of a path: a key; an entry of a list; an entry that was removed. */
export type NameStep =
  | string
  | { readonly entries: readonly unknown[]; readonly index: number }
  | { readonly removed: unknown }

/**
 * @param file within data/
 * @param content with the contract
 * @param before names what the content has no longer
 * @returns what its owner calls it: a page by its name in the site's menus, a text by the page or post that shows it
 */
export function nameOfFile(file: string, content: NamedContent, before = content): string {
  const found = [
    ...ownNames(file, content),
    ...ownNames(file, before),
    content.contract[file.replace(/\.md$/, ".json")]?.label,
  ].find((each) => typeof each === "string" && each.trim() !== "")
  return typeof found === "string" ? found : keyInWords(file.replace(/^.*\/|\.[a-z]+$/g, "").replaceAll("-", " "))
}

/** @returns what their owner calls files, each name once, in one line */
export const namesOfFiles = (
  files: readonly string[],
  content: NamedContent | undefined,
  before?: NamedContent,
): string => [...new Set(files.map((file) => (content ? nameOfFile(file, content, before) : file)))].join(", ")

/** @returns what a choice of the contract is called; a proper name stays as it is */
export const nameOfChoice = (choice: string): string =>
  Object.entries(words.fields.choices).find(([key]) => key === choice)?.[1] ?? choice

/** @returns the field at a location; one that names a service by its id, or a topic of the blog, is a choice among those that there are */
export function amongExisting(field: FieldFacts, { file, path }: ChoiceLocation, content: NamedContent): FieldFacts {
  if (field.kind === "anchor" && path.at(-1) === "service") {
    const services = asList(contentAt(content, "services.json", []))
    const choiceNames = Object.fromEntries(
      services.map((each) => ["id", "title"].map((key) => asText(valueAt(each, [key])))),
    )
    return services.length === 0 ? field : { ...field, kind: "choice", choices: Object.keys(choiceNames), choiceNames }
  }
  if (field.kind === "text" && file === "posts.json" && path.at(-2) === "categories") {
    const choices = asList(contentAt(content, "pages/blog.json", ["topics"])).map(asText)
    return choices.length === 0 ? field : { ...field, kind: "choice", choices }
  }
  return field
}

/** A question of a dialog may not be of a file yet. */
interface ChoiceLocation {
  readonly file?: string
  readonly path: EntryPath | Path
}

/** @returns what the owner calls a page of the site that has a place of its own */
export const nameOfRoute = (route: string, content: NamedContent): string => nameOfFile(`pages/${route}.json`, content)

/** The names that the content has for a file, best first. */
function ownNames(file: string, content: NamedContent): readonly unknown[] {
  const at = (of: string, path: Path) => contentAt(content, of, path)
  if (customPageSlug(file) !== undefined) return [at(file, ["menuTitle"]), at(file, ["title"])]
  const tool = assessmentId(file)
  if (tool !== undefined) return [titleOf("tools.json", "id", tool, content), at(file, ["heading"])]
  const [, folder, name = ""] = /^(posts|pages)\/([^/]+)\.(?:md|json)$/.exec(file) ?? []
  if (folder === "posts") return [titleOf("posts.json", "slug", name, content)]
  if (folder !== "pages") return []
  return [at("labels.json", ["navigation", name]), at("labels.json", ["footer", name]), at(file, ["menuTitle"])]
}

/** The title of the entry that has a value at a key. */
function titleOf(file: string, key: string, value: string, content: NamedContent): unknown {
  const entries = contentAt(content, file, [])
  const entry: unknown = Array.isArray(entries) ? entries.find((each) => valueAt(each, [key]) === value) : undefined
  return valueAt(entry, ["title"])
}

/**
 * @param file within data/
 * @param steps to a place in it
 * @param content with the contract
 * @returns the names to show
 */
export function placeName(file: string, steps: readonly NameStep[], content: NamedContent): PlaceName {
  const named: string[] = [nameOfFile(file, content)]
  let facts: FieldFacts | undefined = content.contract[file]
  let field: string | undefined
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1
    if (typeof step === "string") {
      const name = nameOfKey(step, facts)
      facts = factsAt(facts, [step])
      // The list of a plain text is not named: its entry, such as "Benefit 2", says as much.
      if (isLast) field = name
      else if (!(at === steps.length - 2 && isPlain(steps[at + 1]))) named.push(name)
      continue
    }
    facts = facts?.items
    const page = file === "site.json" ? pageNamed(step, content) : undefined
    if (isLast && page !== undefined) field = page
    else if (isLast && isPlain(step) && "index" in step) field = words.lists.entry(step.index + 1, facts?.label)
    else named.push(nameOfEntry(step, facts?.label))
  }
  // A list may have the name of its section: "Stages, Gantry North", without "Stages" twice.
  return { where: named.filter((name, at) => name !== named[at - 1]), field }
}

/** @returns the name of the page that an entry of a list of pages refers to, in a menu or among those left out; undefined for any other entry */
function pageNamed(step: Exclude<NameStep, string>, content: NamedContent): string | undefined {
  const value = "index" in step ? step.entries[step.index] : step.removed
  const engagement = engagementSlug(contentAt(content, engagementFile, [])) === value ? [engagementFile] : []
  const files = typeof value === "string" ? [`pages/${value}.json`, customPagePath(value), ...engagement] : []
  const file = files.find((each) => contentAt(content, each, []) !== undefined)
  return file === undefined ? undefined : nameOfFile(file, content)
}

/** @returns the name of a field of a group */
export const nameOfKey = (key: string, group: FieldFacts | undefined): string =>
  factsAt(group, [key])?.label ?? keyInWords(key)

const isPlain = (step: NameStep | undefined): boolean =>
  typeof step === "object" && "index" in step && typeof (step.entries[step.index] ?? {}) !== "object"

function nameOfEntry(step: Exclude<NameStep, string>, thing: string | undefined): string {
  if ("index" in step) return entryNames(step.entries, thing)[step.index] ?? words.lists.entry(step.index + 1, thing)
  return step.removed === undefined ? words.unsaved.deletedEntry : entryName(step.removed, 0, thing)
}

/** @returns the entries of a list, the last step of a path being an index in it */
export const entriesAround = (path: Path, file: string, content: NamedContent): readonly unknown[] =>
  asList(contentAt(content, file, path.slice(0, -1)))

/**
 * @param location in the content, whose entries may be gone
 * @param content the studio's state
 * @returns what its owner calls it
 */
export function placeOf({ file, path }: ContentLocation, content: ContentState): PlaceName {
  const steps = path.map((step, at): NameStep => {
    if (typeof step !== "number") return step
    const position = positionOf(content, { file, path: path.slice(0, at + 1) })
    if (!position) return { removed: removedValue(content, file, step) }
    const entries = entriesAround(position, file, content)
    return { entries, index: Number(position.at(-1)) }
  })
  return placeName(file, steps, content)
}

/**
 * @param location in the content, whose entries may be gone
 * @param content the studio's state
 * @returns the location in words without the part of the site, for a list under its name
 */
export function nameWithin(location: ContentLocation, content: ContentState): string {
  const { where, field } = placeOf(location, content)
  const within = where.slice(1)
  return within.length > 0 ? words.places.inOneLine(within, field) : (field ?? words.places.text)
}

/**
 * @param location in the content, whose entries may be gone
 * @param content the studio's state
 * @param line of a Markdown file, from 1
 * @returns the location in words, on one line. Every list and message of the studio uses this name for a place.
 */
export function nameOfLocation(location: ContentLocation, content: ContentState, line?: number): string {
  const { file, path } = location
  const place = placeOf(location, content)
  const isText = path.length === 0 && file.endsWith(".md")
  const field = isText && line === undefined ? words.places.text : place.field
  const told = words.places.inOneLine(place.where, field)
  if (line === undefined || !isText) return told
  // The settings above a text are not in its field.
  const above = linesAbove(file, content.docs.get(file)?.text ?? "")
  return words.places.line(told, line > above ? line - above : line)
}

/** @returns a place that refers to something, on one line, as `nameOfLocation` calls it */
export const nameOfReference = ({ file, path, line }: Reference, content: ContentState): string =>
  nameOfLocation(locationAt(content, file, path), content, line)

/**
 * @param diagnostic that the check words for people who see files
 * @param content the studio's state
 * @returns its message with the names of fields and pages in place of keys and files
 */
export function messageForOwner(diagnostic: Diagnostic, content: NamedContent): string {
  const { message, advice, file, path } = diagnostic
  const top = content.contract[file]
  const groups = [path.slice(0, -1), path].map((each) => factsAt(top, each))
  const missing = missingKey(diagnostic)
  if (missing !== undefined) {
    const description = factsAt(top, [...path, missing])?.description ?? ""
    return `${words.fields.missing(nameOfKey(missing, groups[1]))} ${description}`.trim()
  }
  const named = (quoted: string, key: string) => {
    const field = groups.map((group) => factsAt(group, [key])).find(Boolean)
    return field ? words.places.quoted(field.label) : quoted
  }
  return [message, advice]
    .join(" ")
    .trim()
    .replace(/"(\w+)"/g, named)
    .replace(/(?:\bdata\/)?([\w/-]+\.(?:json|md))\b/g, (written, name: string) =>
      name in content.contract ? words.places.quoted(nameOfFile(name, content)) : written,
    )
}

/** @returns where a diagnostic is, for people: for something missing, where it belongs */
export function placeOfDiagnostic(diagnostic: Diagnostic, content: ContentState): ContentLocation {
  const { file, path } = diagnostic
  const place = locationAt(content, file, path)
  const missing = missingKey(diagnostic)
  return missing === undefined ? place : { file, path: [...place.path, missing] }
}

const missingKey = ({ code, sentence }: Diagnostic): string | undefined =>
  code === "missing" ? String(sentence?.values.key) : undefined

/**
 * @param done what was done, in words
 * @param shown the pages that are shown again, since they have got their first entry
 * @param state in which the pages are named
 * @returns the message with these pages
 */
export function withShownPages(done: string, shown: readonly string[] | undefined, state: ContentState): string {
  const names = (shown ?? []).map((page) => nameOfRoute(page, state))
  return names.length > 0 ? words.leavingOut.cameBack(done, names) : done
}

/** @returns a language's name, in itself or in another, as the beginning of a line */
export function nameOfLanguage(language: string, inLanguage = language): string {
  const name = new Intl.DisplayNames(inLanguage, { type: "language" }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1)
}
