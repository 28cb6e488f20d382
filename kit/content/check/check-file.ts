import { posix } from "node:path"
import { closestMatch } from "../../language/closest-match"
import { type EntryField, expandShorthand, type Field, pathAsWritten } from "../contract/field"
import { type ContentFile, contentFile } from "../contract/files"
import { diagnose } from "../contract/rules/diagnose"
import { slugRules } from "../contract/rules/texts"
import { engagementSlug } from "../contract/site-addresses"
import {
  type Diagnostic,
  type DiagnosticMessage,
  errorAt,
  type Fix,
  type LocalDiagnostic,
} from "../diagnostic/diagnostic"
import { replacement } from "../diagnostic/fix"
import { decode } from "../files/decode"
import { MemoKind, sameBytes } from "../files/memo"
import { type JsonNode, memberOf, nodeAt, offsetInText, parseJson, syntaxError, valueOfNode } from "../json/json-text"
import { getIn } from "../location/json-path"
import { lineTextAt, rangeOf, type SourceText, type Span, sourceText } from "../location/source-text"
import { say } from "../sentences/sentences"
import { attempt } from "./attempt"
import { contractDiagnostics } from "./check-contract"
import { withoutEmptyParts } from "./empty-parts"
import { firstOf } from "./first-of"
import { type LinkedSite, redirectTargetsIn, takenNames } from "./linked-site"
import { duplicateEntries, duplicateKeys, duplicateWords } from "./relations/duplicate-rules"
import { redirectDiagnostics } from "./relations/redirect-rules"
import { type Content, idsIn, relationDiagnostics } from "./relations/relation-rules"
import { lengthDiagnostics, sampleDiagnostics, trackingDiagnostics } from "./texts/field-rules"
import { markupDiagnostics } from "./texts/markup-rules"
import { remarksInValues } from "./texts/text-rules"

/** A file of data/ with its content and its own diagnostics. */
export interface CheckedFile {
  readonly file: ContentFile
  readonly source: SourceText
  readonly root: JsonNode | undefined
  /** Without empty optional parts; undefined if the file cannot be parsed. */
  readonly content: unknown
  readonly diagnostics: readonly LocalDiagnostic[]
}

/** JSON files checked on their own, by path. */
export const checkedFiles = new MemoKind<Buffer, CheckedFile>(sameBytes)

/**
 * @param file its contract
 * @param bytes of the file
 * @returns the file's content and diagnostics, apart from those about pictures and other files
 */
export function checkFile(file: ContentFile, bytes: Buffer): CheckedFile {
  const decoded = decode(bytes)
  const { source } = decoded
  const { root, ...parsed } = decoded.readable ? parseJson(source, file.field.kind) : nothing
  const syntax = [...decoded.diagnostics, ...parsed.diagnostics]
  if (!root) return { file, source, root, content: undefined, diagnostics: syntax }
  const { content, diagnostics } = checkContent(file, valueOfNode(root))
  return { file, source, root, content, diagnostics: [...syntax, ...duplicateKeys(root, source), ...diagnostics] }
}

const nothing = { root: undefined, diagnostics: [] }

/**
 * @param file its contract
 * @param given the content as written in the file
 * @returns the content without empty optional parts, and its diagnostics
 */
export function checkContent(file: ContentFile, given: unknown): { content: unknown; diagnostics: LocalDiagnostic[] } {
  const diagnostics: LocalDiagnostic[] = []
  const content = withoutEmptyParts(file.field, expandShorthand(file.field, given), diagnostics)
  const rules = [
    () => contractDiagnostics(file, content),
    () => duplicateEntries(file, content),
    () => duplicateWords(file, content),
    ...[markupDiagnostics, lengthDiagnostics, remarksInValues, trackingDiagnostics, sampleDiagnostics].map(
      (rule) => () => rule(file.field, content),
    ),
  ]
  for (const rule of rules) for (const found of attempt(rule)) diagnostics.push(found)
  const asWritten = diagnostics.map((diagnostic) => ({
    ...diagnostic,
    path: pathAsWritten(file.field, given, diagnostic.path),
  }))
  return { content, diagnostics: asWritten }
}

/** @returns the diagnostics that a file would have if it were saved, including those that depend on other files */
export function fileDiagnostics(file: ContentFile, given: unknown): LocalDiagnostic[] {
  const { content, diagnostics } = checkContent(file, given)
  return [...diagnostics, ...(relationDiagnostics(new Map([[file.path, content]])).get(file.path) ?? [])]
}

/** @returns what stands in for an optional file that does not exist */
export function absentFile(file: ContentFile): CheckedFile {
  return { file, source: sourceText(""), root: undefined, content: undefined, diagnostics: [] }
}

/** @returns whether an optional file is absent */
export const isAbsent = ({ root, diagnostics }: CheckedFile): boolean => !root && diagnostics.length === 0

/** @returns what stands in for a file that is missing or cannot be read, with a message that says so */
export function missingFile(file: ContentFile, message: DiagnosticMessage): CheckedFile {
  return { ...absentFile(file), diagnostics: [syntaxError(message, 0)] }
}

/** A file with diagnostics. */
export interface Source {
  /** Within the folder. */
  readonly path: string
  readonly source: SourceText
  /** Of a JSON file, or of the front matter of a page. */
  readonly root?: JsonNode | undefined
}

/**
 * Adds the location to a diagnostic. This is the only place that does.
 *
 * @param diagnostic as a rule reported it
 * @param file of the diagnostic
 * @param folder under check
 * @returns the diagnostic with its file, range and path
 */
export function locate(
  { severity, code, sentence, message, advice, fix, path: within, key, match, span }: LocalDiagnostic,
  { path: file, source, root }: Source,
  folder: { readonly root: string },
): Diagnostic {
  const path = key === undefined ? within : [...within, key]
  const target = span ?? (root ? spanOf(root, source, { path: within, key, match }) : { start: 0, end: 0 })
  return {
    severity,
    code,
    file: posix.join(folder.root, file),
    range: rangeOf(source, target),
    path,
    ...(sentence ? { sentence } : {}),
    message,
    advice,
    ...(fix ? { fix: locatedFix(fix, path, source) } : {}),
    lineText: lineTextAt(source, target.start),
  }
}

/** @returns a file's first diagnostics with their locations, and how many more there are */
export const located = (diagnostics: readonly LocalDiagnostic[], source: Source, folder: { readonly root: string }) =>
  firstOf(diagnostics).map((each) => locate(each, source, folder))

/** @returns a diagnostic of a whole file, which need not exist */
export const locateFile = (diagnostic: LocalDiagnostic, path: string, folder: { readonly root: string }): Diagnostic =>
  locate(diagnostic, { path, source: sourceText("") }, folder)
function spanOf(
  root: JsonNode,
  { text }: SourceText,
  { path, key, match }: { path: LocalDiagnostic["path"]; key: string | undefined; match: Span | undefined },
): Span {
  const node = nodeAt(root, path)
  const member = key === undefined ? undefined : memberOf(node, key)
  if (match) return { start: offsetInText(text, node, match.start), end: offsetInText(text, node, match.end) }
  return { start: member?.start ?? node.start, end: member?.end ?? node.end }
}

function locatedFix(
  { title, value, span }: NonNullable<LocalDiagnostic["fix"]>,
  path: LocalDiagnostic["path"],
  source: SourceText,
): Fix {
  if (span) return { title, edit: { kind: "text", range: rangeOf(source, span), text: String(value ?? "") } }
  return {
    title,
    edit: value === undefined ? { kind: "remove", path } : { kind: "set", path, to: value },
  }
}

/**
 * @param path of a collection in data/, such as books.json
 * @returns the fields of its entries in the order of the file, without groups and lists of groups, which are optional and edited in the file
 */
export function entryFields(path: string): readonly EntryField[] {
  return fieldsIn(collection(path).field.items)
}

/** @returns the fields of a group that hold a value or a list of values */
export function fieldsIn(field: Field | undefined): readonly EntryField[] {
  const isWholeGroup = ({ kind, facts }: Field) => kind === "group" && facts.short === undefined
  const fields = [...(field?.keys ?? [])].filter(
    ([, each]) => !isWholeGroup(each) && !(each.items && isWholeGroup(each.items)),
  )
  return fields.map(([key, { kind, label, description, required, choices, facts }]) => ({
    key,
    kind,
    label,
    description,
    ...(facts.hint === undefined ? {} : { hint: facts.hint }),
    required,
    ...(choices ? { choices } : {}),
    ...(facts.requirements ? { requirements: facts.requirements } : {}),
    ...(facts.budget === undefined ? {} : { budget: facts.budget }),
  }))
}

/** What an entry that will be added is checked against. */
export interface EntryContext {
  /** The entries already in the collection. */
  readonly existing: readonly unknown[]
  /** The content of other files by path, for the rules between files. */
  readonly others: Content
  /** The targets of links; without it, links within the site are not checked. */
  readonly site?: LinkedSite
  /** The site's language. */
  readonly language?: string | undefined
}

/**
 * Checks an entry by the same rules as the whole file, including that its values are unique.
 *
 * @param path of a collection
 * @param entry to be added, whole or with only some of its values
 * @returns the entry's diagnostics, with paths within the entry. Pictures are checked by pictureFileDiagnostics (picture-file.ts).
 */
export function entryDiagnostics(
  path: string,
  entry: unknown,
  { existing, others, site }: EntryContext,
): LocalDiagnostic[] {
  const { content, diagnostics } = checkContent(collection(path), [...existing, entry])
  const all = new Map([...others, [path, content]])
  const relations = [
    ...(relationDiagnostics(all).get(path) ?? []),
    ...(path === "redirects.json" && site ? redirectDiagnostics(all, { ...site, moved: redirectTargetsIn(all) }) : []),
  ]
  return [...diagnostics, ...relations]
    .filter(({ path }) => path[0] === existing.length)
    .map((diagnostic) => ({ ...diagnostic, path: diagnostic.path.slice(1) }))
}

/** @returns an entry's errors about one field */
export function errorsAbout(key: string, errors: readonly LocalDiagnostic[]): LocalDiagnostic[] {
  return errors.filter(
    (diagnostic) =>
      diagnostic.path[0] === key || (diagnostic.code === "missing" && diagnostic.sentence?.values.key === key),
  )
}
function collection(path: string): ContentFile {
  const file = contentFile(path)
  if (file?.field.kind !== "list") throw new Error(`${path} is no collection of the contract.`)
  return file
}

/**
 * @param slug of a custom page: the name of its file
 * @returns an error if the slug is taken or invalid
 */
export function nameDiagnostic(slug: string): DiagnosticMessage | undefined {
  if (takenNames.includes(slug)) return say("page-taken", { slug })
  return diagnose(slugRules, slug)
}

/**
 * @param page the content of a file that sets its page's slug
 * @param own the slugs of the owner's custom pages
 * @returns an error if another page has its address
 */
export function takenSlug(page: unknown, own: readonly string[]): LocalDiagnostic[] {
  const slug = engagementSlug(page)
  if (slug === undefined || ![...takenNames, ...own].includes(slug)) return []
  return [errorAt(["slug"], say("page-taken.slug", { slug }))]
}

/**
 * @param settings the front matter of a custom page
 * @param content of the JSON files
 * @returns an error if the service that it names does not exist
 */
export function unknownService(settings: unknown, content: Content): LocalDiagnostic[] {
  const service = getIn(settings, "service")
  const ids = idsIn(content, "services.json")
  if (!ids || typeof service !== "string" || service.trim() === "" || ids.includes(service)) return []
  const meant = closestMatch(service, ids)
  const message = say("service-unknown", { names: ids.join(", "), meant }, replacement(meant))
  return [errorAt(["service"], message)]
}
