import type { ContentFile } from "../contract/files"
import { pathAsWritten, writtenOut } from "../contract/short-forms"
import { contractFindings } from "./contract-findings"
import { withoutEmptyParts } from "./empty-parts"
import { decode } from "./json/decode"
import { contentOf, type JsonNode } from "./json/json-node"
import { parseJson, type SyntaxComplaint } from "./json/json-text"
import { type SourceText, sourceText } from "./json/source-text"
import { duplicateEntries, duplicateKeys, duplicateWords } from "./relations/duplicate-findings"
import { sampleFindings } from "./relations/sample-findings"
import type { Finding } from "./report/finding"
import { lengthFindings } from "./texts/length-findings"
import { markupFindings } from "./texts/markup-findings"
import { plainTextFindings } from "./texts/plain-text-findings"
import { trackingFindings } from "./texts/tracking"

/** A file of data/ after it was read: its content, and what is wrong with it by itself. */
export interface CheckedFile {
  readonly file: ContentFile
  readonly source: SourceText
  readonly root: JsonNode | undefined
  /** Without empty optional parts; undefined if it cannot be made out. */
  readonly content: unknown
  readonly complaints: readonly SyntaxComplaint[]
  readonly findings: readonly Finding[]
}

/**
 * @param file what the contract says of it
 * @param bytes of the file
 * @returns the file's content and everything that is wrong with it, apart from pictures and other files
 */
export function checkFile(file: ContentFile, bytes: Buffer): CheckedFile {
  const { source, complaints, readable } = decode(bytes)
  const parsed = readable ? parseJson(source, file.field.kind) : { root: undefined, complaints: [] }
  const { root } = parsed
  const all = { file, source, root, complaints: [...complaints, ...parsed.complaints] }
  if (!root) return { ...all, content: undefined, findings: [] }
  const duplicates = duplicateKeys(root, source)
  const { content, findings } = checkContent(file, contentOf(root))
  return { ...all, content, findings: [...duplicates, ...findings] }
}

/**
 * @param file what the contract says of it
 * @param given the content as it would stand in the file
 * @returns the content without empty optional parts, and what is wrong with it
 */
export function checkContent(file: ContentFile, given: unknown): { content: unknown; findings: Finding[] } {
  const findings: Finding[] = []
  const content = withoutEmptyParts(file.field, writtenOut(file.field, given), findings)
  findings.push(
    ...contractFindings(file, content),
    ...duplicateEntries(file, content),
    ...duplicateWords(file, content),
    ...markupFindings(file.field, content),
    ...lengthFindings(file.field, content),
    ...plainTextFindings(file.field, content),
    ...trackingFindings(file.field, content),
    ...sampleFindings(file.field, content),
  )
  const asWritten = findings.map((finding) => ({ ...finding, path: pathAsWritten(file.field, given, finding.path) }))
  return { content, findings: asWritten }
}

/** @returns a file that the site does without */
export function absentFile(file: ContentFile): CheckedFile {
  return { file, source: sourceText(""), root: undefined, content: undefined, complaints: [], findings: [] }
}

/** @returns whether a file is not there, and may be so */
export const isAbsent = ({ root, complaints }: CheckedFile): boolean => !root && complaints.length === 0

/** @returns a file that is not there, so that what is wrong with it has a place */
export function missingFile(file: ContentFile, complaint: Omit<SyntaxComplaint, "offset">): CheckedFile {
  return { ...absentFile(file), complaints: [{ ...complaint, offset: 0 }] }
}
