import type { ContentFile } from "../contract/files"
import type { DiagnosticMessage } from "../contract/rules/diagnose"
import { pathAsWritten, writtenOut } from "../contract/short-forms"
import { decode } from "../json/decode"
import { contentOf, type JsonNode } from "../json/json-node"
import { parseJson, syntaxError } from "../json/json-text"
import { type SourceText, sourceText } from "../json/source-text"
import { attempt } from "./attempt"
import { contractDiagnostics } from "./check-contract"
import { withoutEmptyParts } from "./empty-parts"
import { duplicateEntries, duplicateKeys, duplicateWords } from "./relations/duplicate-rules"
import { sampleDiagnostics } from "./relations/sample-rules"
import type { LocalDiagnostic } from "./report/diagnostic"
import { lengthDiagnostics } from "./texts/length-rules"
import { markupDiagnostics } from "./texts/markup-rules"
import { plainTextDiagnostics } from "./texts/plain-text-rules"
import { trackingDiagnostics } from "./texts/tracking"

/** A file of data/ with its content and its own diagnostics. */
export interface CheckedFile {
  readonly file: ContentFile
  readonly source: SourceText
  readonly root: JsonNode | undefined
  /** Without empty optional parts; undefined if it cannot be parsed. */
  readonly content: unknown
  readonly diagnostics: readonly LocalDiagnostic[]
}

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
  const { content, diagnostics } = checkContent(file, contentOf(root))
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
  const content = withoutEmptyParts(file.field, writtenOut(file.field, given), diagnostics)
  const rules = [
    () => contractDiagnostics(file, content),
    () => duplicateEntries(file, content),
    () => duplicateWords(file, content),
    ...[markupDiagnostics, lengthDiagnostics, plainTextDiagnostics, trackingDiagnostics, sampleDiagnostics].map(
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

/** @returns an optional file that does not exist */
export function absentFile(file: ContentFile): CheckedFile {
  return { file, source: sourceText(""), root: undefined, content: undefined, diagnostics: [] }
}

/** @returns whether an optional file is absent */
export const isAbsent = ({ root, diagnostics }: CheckedFile): boolean => !root && diagnostics.length === 0

/** @returns a required file that does not exist */
export function missingFile(file: ContentFile, message: DiagnosticMessage): CheckedFile {
  return { ...absentFile(file), diagnostics: [syntaxError(message, 0)] }
}
