import { type Diagnostic, type FixEdit, isCount, isError } from "../diagnostic/diagnostic"
import { decode } from "../json/decode"
import { editJson, NoSuchPath, spliceText, type TextSpan } from "../json/edit-json"
import { contentOf, parseJson } from "../json/json-text"
import { pathInWords, valueAt } from "../location/json-path"
import { changedPart, editRange, sourceText } from "../location/source-text"
import { editSettings, settingsOf } from "../markdown/settings"

/** Bytes of files by their paths within data/; undefined for a missing one. */
export type Files = ReadonlyMap<string, Buffer | undefined>

/** What a fix changes, short enough for one line. */
interface BeforeAfter {
  readonly before: string
  /** Empty if nothing is left of it. */
  readonly after: string
}

/** A fix that was applied. */
export interface AppliedFix extends BeforeAfter {
  /** What it fixed, at the place where the check found it. */
  readonly diagnostic: Diagnostic
}

export interface CertainFixes {
  readonly applied: readonly AppliedFix[]
  /** The new bytes of the changed files. */
  readonly files: ReadonlyMap<string, Buffer>
  /** What the check says of the fixed content. */
  readonly left: readonly Diagnostic[]
}

type Check = (files: Files) => Promise<readonly Diagnostic[]>

/** Content, and what the check says of it. */
interface Checked {
  readonly files: Files
  readonly found: readonly Diagnostic[]
}

/** A fix, as the replacement of a part of its file's text. */
interface Change {
  readonly diagnostic: Diagnostic
  readonly edit: OwnFixEdit
  readonly span: TextSpan
}

/** A fix can uncover another one; no content needs as many rounds as this. */
const maxRounds = 200

/**
 * Applies all certain fixes to the content, then those that the check finds afterwards, until none are left. Nothing is written. A fix that does not
 * settle its diagnostic, or that causes another error, is left out.
 *
 * @param present all JSON and Markdown files of the content
 * @param check checks these files; its diagnostics name files within data/
 * @param isIncluded whether a file may be changed
 */
export async function certainFixes(
  present: Files,
  check: Check,
  isIncluded: (file: string) => boolean = () => true,
): Promise<CertainFixes> {
  const applied: AppliedFix[] = []
  const unfit = new Set<string>()
  let now: Checked = { files: present, found: await check(present) }
  for (let round = 0; round < maxRounds; round += 1) {
    const { files, found } = now
    const wanted = found.filter((each) => isIncluded(each.file) && !unfit.has(nameOf(each)))
    const changes = apart(wanted.flatMap((each) => changeFor(each, textIn(files, each.file)) ?? []))
    if (changes.length === 0) break
    const step = await bestStep(now, changes, check)
    for (const { diagnostic } of step.unfit) unfit.add(nameOf(diagnostic))
    for (const { diagnostic, edit } of step.fit)
      applied.push({ diagnostic, ...beforeAndAfter(diagnostic, edit, textIn(files, diagnostic.file)) })
    now = step.next
  }
  const changed = [...now.files].flatMap(([file, bytes]) =>
    bytes && bytes !== present.get(file) ? [[file, bytes] as const] : [],
  )
  return { applied, files: new Map(changed), left: now.found }
}

/** Makes all changes at once; if that is no improvement, only the first change that is. */
async function bestStep(now: Checked, changes: readonly Change[], check: Check) {
  const all = await changedBy(changes, now, check)
  if (isBetter(now.found, all.found, changes)) return { next: all, fit: changes, unfit: [] }
  const unfit: Change[] = []
  for (const change of changes) {
    const next = await changedBy([change], now, check)
    if (isBetter(now.found, next.found, [change])) return { next, fit: [change], unfit }
    unfit.push(change)
  }
  return { next: now, fit: [], unfit }
}

async function changedBy(changes: readonly Change[], { files }: Checked, check: Check): Promise<Checked> {
  const names = new Set(changes.map(({ diagnostic: { file } }) => file))
  const changed = [...names].map((file) => {
    const spans = changes.filter(({ diagnostic }) => diagnostic.file === file).map(({ span }) => span)
    const bytes = files.get(file) ?? Buffer.alloc(0)
    const text = textIn(files, file)
    const mark = bytes.subarray(0, bytes.length - Buffer.byteLength(text))
    return [file, Buffer.concat([mark, Buffer.from(spliceText(text, spans))])] as const
  })
  const next = new Map([...files, ...changed])
  return { files: next, found: await check(next) }
}

/** Whether every change settles its diagnostic without causing a new error. */
function isBetter(before: readonly Diagnostic[], after: readonly Diagnostic[], changes: readonly Change[]): boolean {
  // In a file with more diagnostics than are reported, others take the place of the settled ones.
  const unseen = new Set(before.filter(isCount).map(({ file }) => file))
  const isSeen = ({ file }: Diagnostic) => !unseen.has(file)
  const [were, are] = [timesByPlace(before), timesByPlace(after)]
  const settled = timesByPlace(changes.map(({ diagnostic }) => diagnostic).filter(isSeen))
  const times = (counts: ReadonlyMap<string, number>, place: string) => counts.get(place) ?? 0
  return (
    [...settled].every(([place, number]) => times(are, place) <= times(were, place) - number) &&
    after
      .filter((each) => isError(each) && isSeen(each))
      .every((each) => times(are, placeOf(each)) <= times(were, placeOf(each)))
  )
}

function timesByPlace(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const each of diagnostics) counts.set(placeOf(each), (counts.get(placeOf(each)) ?? 0) + 1)
  return counts
}

const placeOf = ({ code, file, path }: Diagnostic): string => `${code} ${file} ${pathInWords(file, path)}`

const nameOf = (diagnostic: Diagnostic): string => `${placeOf(diagnostic)} ${diagnostic.lineText}`

function changeFor(diagnostic: Diagnostic, text: string): Change | undefined {
  const { file, fix } = diagnostic
  if (fix?.applicability !== "certain" || fix.edit.kind === "redirect") return undefined
  try {
    const { start, end, insert } = changedPart(text, applyFixEdit(file, text, fix.edit))
    return { diagnostic, edit: fix.edit, span: { start, end, to: insert } }
  } catch (error) {
    // Front matter may be written in a form that cannot be edited.
    if (error instanceof NoSuchPath) return undefined
    throw error
  }
}

/** The changes that can be made at once, in order of their place in the file: of two that touch, only the first. */
function apart(changes: readonly Change[]): readonly Change[] {
  const chosen: Change[] = []
  const inOrder = [...changes].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
  for (const change of inOrder) {
    const { file } = change.diagnostic
    const before = chosen.findLast(({ diagnostic }) => diagnostic.file === file)
    if (!before || before.span.end < change.span.start) chosen.push(change)
  }
  return chosen
}

/** A file's text without a byte order mark. */
const textIn = (files: Files, file: string): string => decode(files.get(file) ?? Buffer.alloc(0)).source.text

/**
 * @param diagnostic that has the fix
 * @param edit of the fix
 * @param text of the file before the fix, without a byte order mark
 * @returns the value, the key or the part of a line before and after
 */
function beforeAndAfter({ file, range, lineText }: Diagnostic, edit: OwnFixEdit, text: string): BeforeAfter {
  if (edit.kind === "text") {
    // The whole line, since the fix may be just a comma.
    const [start, end] = [edit.range.start.column - 1, edit.range.end.column - 1]
    const isInLine = edit.range.start.line === range.start.line && edit.range.end.line === range.start.line
    const line = isInLine ? lineText : ""
    return shortened(line, line.slice(0, start) + edit.text + line.slice(end))
  }
  const before = inWords(valueAt(contentIn(file, text), edit.path))
  if (edit.kind === "set") return shortened(before, inWords(edit.to))
  const key = edit.path.at(-1)
  return shortened(typeof key === "string" ? `${inWords(key)}: ${before}` : before, "")
}

const inWords = (value: unknown): string => JSON.stringify(value) ?? ""

function contentIn(file: string, text: string): unknown {
  if (file.endsWith(".md")) return settingsOf(text)
  const { root } = parseJson(sourceText(text))
  return root && contentOf(root)
}

/** How many characters are shown around a change, and how many of the change itself. */
const around = 24
const maxShownLength = 60

function shortened(before: string, after: string): BeforeAfter {
  const { start, end, insert } = changedPart(before, after)
  const from = Math.max(0, start - around)
  const part = (text: string, behind: number) => {
    const to = Math.min(text.length, Math.min(behind, start + maxShownLength) + around)
    const shown = text.slice(from, to).trim()
    return `${text.slice(0, from).trim() ? "…" : ""}${shown}${to < text.length ? "…" : ""}`
  }
  return { before: part(before, end), after: after === "" ? "" : part(after, start + insert.length) }
}

/** A fix to the file in which the mistake was found; a redirect is an entry in another file. */
type OwnFixEdit = Exclude<FixEdit, { readonly kind: "redirect" }>

/**
 * @param file within data/
 * @param text of the file, without a byte order mark
 * @param edit of a fix
 * @returns the text with the fix; all other bytes stay as they are
 * @throws NoSuchPath if the edit does not fit the text
 */
export function applyFixEdit(file: string, text: string, edit: OwnFixEdit): string {
  if (edit.kind === "text") return editRange(text, edit.range, edit.text)
  return file.endsWith(".md") ? editSettings(text, edit) : editJson(text, edit)
}
