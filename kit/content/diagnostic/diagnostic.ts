import { type Path, pathInWords } from "../location/json-path"
import type { Position, Range, Span } from "../location/source-text"
import type { ValueFix } from "./fix"

/** Values of a sentence by their names. */
export type SentenceValues = Readonly<Record<string, string | number | undefined>>

/** What a diagnostic says, to be translated: a key of kit/content/sentences, and the values in its texts. */
export interface Sentence {
  readonly key: string
  readonly values: SentenceValues
  /** The fix does more than this sentence says, so its button states what it writes. */
  readonly isPlain?: true
}

const sentences = new WeakSet<object>()

/** @returns the sentence, registered so that it can be told from content that looks like one */
export const sentenceOf = (sentence: Sentence): Sentence => {
  sentences.add(sentence)
  return sentence
}

/** @returns whether a value is a sentence of `sentenceOf` */
export const isSentence = (value: unknown): boolean => sentences.has(Object(value))

/** A rule's message about a value, without its location, in English. */
export interface DiagnosticMessage {
  readonly sentence?: Sentence
  readonly code: string
  readonly message: string
  readonly advice: string
  readonly fix?: ValueFix
}

/** An error stops the build, a warning does not. */
type Severity = "error" | "warning"

/** A located error or warning, as the terminal, GitHub, programs, the preview and the studio show it. */
export interface Diagnostic {
  readonly code: string
  readonly severity: Severity
  /** The checked folder and the path within it. */
  readonly file: string
  readonly range: Range
  /** The line on which the range starts, without its line break; empty if there is none to show. */
  readonly lineText: string
  /** From the root of the file; empty for a whole file, and in Markdown. `pathInWords` prints it. */
  readonly path: Path
  readonly sentence?: Sentence
  readonly message: string
  /** What to write instead. */
  readonly advice: string
  readonly fix?: Fix
}

/** An address of the site that has moved, and where it leads now: an entry of redirects.json. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** An edit that resolves the diagnostic. */
export interface Fix {
  /** The label of its button: Write https. */
  readonly title: string
  readonly edit: FixEdit
}

/** The first two are edits of kit/content/edit, which keep the rest of a file as it is. */
export type FixEdit =
  /** Writes a value at a path. */
  | { readonly kind: "set"; readonly path: Path; readonly to: string | number | boolean }
  /** Removes what is at a path. */
  | { readonly kind: "remove"; readonly path: Path }
  /** Replaces a range of a text. */
  | { readonly kind: "text"; readonly range: Range; readonly text: string }

/** A diagnostic within a file, as rules report it. `locate`, which knows the file, turns it into a Diagnostic. */
export interface LocalDiagnostic extends Omit<DiagnosticMessage, "fix"> {
  readonly severity: Severity
  /** Within the file; empty for the whole file, and in Markdown. */
  readonly path: Path
  /** Point at this key of the group at `path`, not at the group: at its last occurrence. */
  readonly key?: string
  /** Point at this part of the text at `path`, not at the whole value. */
  readonly match?: Span
  /** Point at this part of the file. */
  readonly span?: Span
  /** Replaces the value at `path`, or the fix's own span of the file. */
  readonly fix?: ValueFix & { readonly span?: Span }
}

/** What to point at, if not the whole value. */
type Target = Pick<LocalDiagnostic, "key" | "match" | "span">

/** @returns a diagnostic that stops the build */
export const errorAt = (path: Path, message: DiagnosticMessage, target: Target = {}): LocalDiagnostic => ({
  ...message,
  ...target,
  path,
  severity: "error",
})

/** @returns a diagnostic that does not stop the build */
export const warningAt = (path: Path, message: DiagnosticMessage, target: Target = {}): LocalDiagnostic => ({
  ...message,
  ...target,
  path,
  severity: "warning",
})

/** @returns whether a diagnostic stops the build */
export const isError = ({ severity }: { readonly severity: Severity }): boolean => severity === "error"

/** @returns whether it stands for further diagnostics of its file that are not listed */
export const isCount = ({ code }: Pick<Diagnostic, "code">): boolean => code === "more-errors"

/**
 * The order in which diagnostics are shown everywhere: causes before consequences, so files that cannot be read come first; then errors, then
 * warnings; each by file, from its top to its bottom.
 *
 * @param unreadable the files that cannot be read, as diagnostics name them
 */
export const compareDiagnostics =
  (unreadable: ReadonlySet<string>) =>
  (a: Diagnostic, b: Diagnostic): number =>
    rank(a, unreadable) - rank(b, unreadable) || byPosition(a, b)

const rank = ({ severity, file }: Diagnostic, unreadable: ReadonlySet<string>): number => {
  if (severity === "warning") return 2
  return unreadable.has(file) ? 0 : 1
}

function byPosition(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.file, b.file) ||
    comparePositions(a.range.start, b.range.start) ||
    compare(pathInWords(a.file, a.path), pathInWords(b.file, b.path)) ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  )
}

const comparePositions = (a: Position, b: Position): number => a.line - b.line || a.column - b.column

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
