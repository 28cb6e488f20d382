import type { ContentFile } from "../contract/files"
import type { DiagnosticMessage } from "../contract/rules/diagnose"
import { pathAsWritten, writtenOut } from "../contract/short-forms"
import { contractDiagnostics } from "./check-contract"
import { withoutEmptyParts } from "./empty-parts"
import { decode } from "./json/decode"
import { contentOf, type JsonNode } from "./json/json-node"
import { parseJson, syntaxError } from "./json/json-text"
import { type SourceText, sourceText } from "./json/source-text"
import { duplicateEntries, duplicateKeys, duplicateWords } from "./relations/duplicate-rules"
import { sampleDiagnostics } from "./relations/sample-rules"
import type { LocalDiagnostic } from "./report/diagnostic"
import { lengthDiagnostics } from "./texts/length-rules"
import { markupDiagnostics } from "./texts/markup-rules"
import { plainTextDiagnostics } from "./texts/plain-text-rules"
import { trackingDiagnostics } from "./texts/tracking"

/** A file of data/ after it was read: its content, and what is wrong with it by itself. */
export interface CheckedFile {
  readonly file: ContentFile
  readonly source: SourceText
  readonly root: JsonNode | undefined
  /** Without empty optional parts; undefined if it cannot be made out. */
  readonly content: unknown
  readonly diagnostics: readonly LocalDiagnostic[]
}

/**
 * @param file what the contract says of it
 * @param bytes of the file
 * @returns the file's content and everything that is wrong with it, apart from pictures and other files
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
 * @param file what the contract says of it
 * @param given the content as it would stand in the file
 * @returns the content without empty optional parts, and what is wrong with it
 */
export function checkContent(file: ContentFile, given: unknown): { content: unknown; diagnostics: LocalDiagnostic[] } {
  const diagnostics: LocalDiagnostic[] = []
  const content = withoutEmptyParts(file.field, writtenOut(file.field, given), diagnostics)
  diagnostics.push(
    ...contractDiagnostics(file, content),
    ...duplicateEntries(file, content),
    ...duplicateWords(file, content),
    ...markupDiagnostics(file.field, content),
    ...lengthDiagnostics(file.field, content),
    ...plainTextDiagnostics(file.field, content),
    ...trackingDiagnostics(file.field, content),
    ...sampleDiagnostics(file.field, content),
  )
  const asWritten = diagnostics.map((diagnostic) => ({
    ...diagnostic,
    path: pathAsWritten(file.field, given, diagnostic.path),
  }))
  return { content, diagnostics: asWritten }
}

/** @returns a file that the site does without */
export function absentFile(file: ContentFile): CheckedFile {
  return { file, source: sourceText(""), root: undefined, content: undefined, diagnostics: [] }
}

/** @returns whether a file is not there, and may be so */
export const isAbsent = ({ root, diagnostics }: CheckedFile): boolean => !root && diagnostics.length === 0

/** @returns a file that is not there and should be */
export function missingFile(file: ContentFile, message: DiagnosticMessage): CheckedFile {
  return { ...absentFile(file), diagnostics: [syntaxError(message, 0)] }
}
