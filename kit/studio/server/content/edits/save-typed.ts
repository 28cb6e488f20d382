import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import type { Path } from "../../../../content/location/json-path"
import { isSame } from "../../../model/unsaved-edit"
import type { CheckResult } from "../content-check"
import type { Revision } from "../revision"
import { type FileEdit, isValueEdit } from "./apply-edit"
import type { WordsEdit } from "./words-within"
import type { EditOutcome } from "./write-file"

/** An edit that writes a typed value. */
export interface TypedEdit {
  readonly edit: FileEdit
  /** The value is one that a cascade overwrote: it is restored if it fits now, and dropped otherwise. */
  readonly isRestore?: boolean | undefined
}

/** What became of a typed value. */
export type TypedOutcome =
  | { readonly kind: "written" }
  /** It would break the site. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** It does not fit the file. */
  | { readonly kind: "failed"; readonly reason: string }

/** An edit that adapts another value to a typed one, because a rule joins the two (see `Joint`). */
type CascadeEdit = Extract<FileEdit, { readonly kind: "set" | "remove" }>

/** What became of all values typed into one file. */
export type SaveResult =
  | {
      readonly kind: "saved"
      readonly file: Revision
      /** If anything was written. */
      readonly checkResult?: CheckResult
      /** One for each typed value, in their order. */
      readonly outcomes: readonly TypedOutcome[]
      readonly cascade: readonly CascadeEdit[]
      /** See `EditOutcome`. */
      readonly shown?: readonly string[] | undefined
    }
  /** The file's revision is not the one that the values were typed for; nothing is written. */
  | Extract<EditOutcome, { readonly kind: "changed" }>

/** The file that is written. */
interface Target {
  /** Within data/. */
  readonly file: string
  /** Whether a field is optional in the contract. */
  readonly isOptional: (path: Path) => boolean
  /** Checks the file with the edits, and writes it unless they add errors. */
  readonly write: (edits: readonly FileEdit[]) => Promise<EditOutcome>
  /** The errors that the edits would add. */
  readonly errorsOf: (edits: readonly FileEdit[]) => Promise<readonly Diagnostic[]>
  /** Why an edit does not fit the file; undefined if it does. */
  readonly whyUnfit: (edit: FileEdit) => Promise<string | undefined>
  readonly refreshFile: () => Promise<Revision>
  /** What is highlighted within the texts after the edits of these. */
  readonly wordsWithin: (edits: readonly FileEdit[]) => readonly WordsEdit[]
}

/**
 * Writes a file's typed values in one step, skipping any that would break the site. If only another value rules out a typed one,
 * that value is changed too.
 *
 * @param typed the values
 * @param target the file
 * @returns what became of each
 */
export async function saveTyped(typed: readonly TypedEdit[], target: Target): Promise<SaveResult> {
  const outcomes: TypedOutcome[] = []
  for (const { edit } of typed) {
    const reason = await target.whyUnfit(edit)
    outcomes.push(reason === undefined ? { kind: "written" } : { kind: "failed", reason })
  }
  const accepted = (): readonly Accepted[] =>
    typed.flatMap((each, index) => (outcomes[index]?.kind === "written" ? [{ index, ...each }] : []))
  const refuse = (refused: Refusals) => {
    for (const [index, diagnostics] of refused) outcomes[index] = { kind: "refused", diagnostics }
  }
  const isWanted = () => accepted().some(({ isRestore }) => !isRestore)
  const within = () => target.wordsWithin(accepted().flatMap(({ edit, isRestore }) => (isRestore ? [] : [edit])))
  const isRestored = ({ path }: WordsEdit) => accepted().some(({ edit, isRestore }) => isRestore && isAbout(edit, path))
  const changedWithin = () =>
    within().flatMap((each): CascadeEdit[] =>
      each.isOther && !isRestored(each) ? [{ kind: "set", path: each.path, to: each.to }] : [],
    )
  const left = within()
  for (const [index, { edit, isRestore }] of typed.entries())
    if (isRestore && left.some((words) => isAbout(edit, words.path) && !isBack(edit, words)))
      outcomes[index] = { kind: "refused", diagnostics: [] }
  let cascade: readonly CascadeEdit[] = changedWithin()
  const all = () => [...accepted().map(({ edit }) => edit), ...cascade]

  let outcome = isWanted() ? await target.write(all()) : undefined
  if (outcome?.kind === "refused") {
    for (let errors = outcome.diagnostics; errors.length > 0 && isWanted(); errors = await target.errorsOf(all())) {
      const { refused, more, unexplained } = explain(errors, accepted(), cascade, target)
      cascade = [...cascade.filter(({ path }) => !isIn(more, path)), ...more]
      if (refused.size > 0) refuse(refused)
      else if (more.length === 0) refuse(await blame(accepted(), unexplained, target))
      if (refused.size > 0) cascade = changedWithin()
    }
    // A value may have been refused only because of another that was itself refused, so it is tried again.
    for (const [index, { edit, isRestore }] of typed.length > 1 ? typed.entries() : [])
      if (!isRestore && outcomes[index]?.kind === "refused" && (await target.errorsOf([...all(), edit])).length === 0)
        outcomes[index] = { kind: "written" }
    outcome = isWanted() ? await target.write(all()) : undefined
  }
  if (outcome?.kind === "changed") return outcome
  if (outcome?.kind === "written")
    return {
      kind: "saved",
      file: outcome.file,
      checkResult: outcome.checkResult,
      outcomes,
      cascade,
      shown: outcome.shown,
    }
  // Another file has changed since it was checked.
  refuse(new Map(accepted().map(({ index }) => [index, outcome?.diagnostics ?? []] as const)))
  return { kind: "saved", file: await target.refreshFile(), outcomes, cascade: [] }
}

interface Accepted extends TypedEdit {
  readonly index: number
}

type Refusals = ReadonlyMap<number, readonly Diagnostic[]>

/** Sorts errors into typed values to refuse, other values to change, and errors with no known cause. */
function explain(
  errors: readonly Diagnostic[],
  accepted: readonly Accepted[],
  cascade: readonly CascadeEdit[],
  target: Target,
) {
  const refused = new Map<number, readonly Diagnostic[]>()
  const more: CascadeEdit[] = []
  const unexplained: Diagnostic[] = []
  const isTyped = (path: Path) => accepted.some(({ edit }) => isAbout(edit, path))
  for (const error of errors) {
    const own = error.file === target.file ? accepted.filter(({ edit }) => isAbout(edit, error.path)) : []
    const restores = own.filter(({ isRestore }) => isRestore)
    const { leads, follows = [] } = error.joint ?? {}
    if (own.length > 0 && restores.length === 0 && leads && !isTyped(leads.path) && !isIn(cascade, leads.path))
      more.push({ kind: "set", ...leads })
    else if (own.length > 0)
      for (const { index } of restores.length > 0 ? restores : own)
        refused.set(index, [...(refused.get(index) ?? []), error])
    else {
      const follower = follows.some((path) => isTyped(path) || isIn(cascade, path))
        ? followed(error, cascade, target)
        : undefined
      if (follower) more.push(follower)
      else unexplained.push(error)
    }
  }
  return { refused, more, unexplained }
}

/** Whether what highlighted words were stands in their text again, around what is left of them. */
const isBack = (edit: FileEdit, { to, text }: WordsEdit): boolean =>
  isValueEdit(edit) &&
  edit.kind === "set" &&
  typeof edit.to === "string" &&
  text.includes(edit.to) &&
  edit.to.includes(to.trim())

/**
 * The edit of a value that must fit a typed one: its fix; without one, or if the fix was not enough, its removal, if it is optional. Highlighted words of which
 * nothing is left have no fix: others would be guessed.
 */
function followed(
  { code, path, fix }: Diagnostic,
  cascade: readonly CascadeEdit[],
  target: Target,
): CascadeEdit | undefined {
  const before = cascade.find((each) => isSame(each.path, path))
  const edit = fix?.edit
  if (!before && edit?.kind === "set" && code !== "not-in-text") return { kind: "set", path, to: edit.to }
  return before?.kind !== "remove" && target.isOptional(path) ? { kind: "remove", path } : undefined
}

/** The typed values to blame for errors elsewhere: any restored ones, else those that cause such errors on their own, else all. */
async function blame(accepted: readonly Accepted[], errors: readonly Diagnostic[], target: Target): Promise<Refusals> {
  const restores = accepted.filter(({ isRestore }) => isRestore)
  if (restores.length > 0) return new Map(restores.map(({ index }) => [index, errors] as const))
  const all = new Map(accepted.map(({ index }) => [index, errors] as const))
  if (all.size === 1) return all
  const alone = new Map<number, readonly Diagnostic[]>()
  for (const { index, edit } of accepted) {
    const found = await target.errorsOf([edit])
    if (found.some((error) => errors.some(({ code, path }) => code === error.code && isSame(path, error.path))))
      alone.set(index, found)
  }
  return alone.size > 0 ? alone : all
}

/** Whether an edit changes what is at a path, or a part of it, or what it is a part of. */
function isAbout(edit: FileEdit, path: Path): boolean {
  if (!isValueEdit(edit)) return path.length === 0
  const common = Math.min(edit.path.length, path.length)
  return common > 0 && isSame(edit.path.slice(0, common), path.slice(0, common))
}

const isIn = (cascade: readonly CascadeEdit[], path: Path): boolean => cascade.some((each) => isSame(each.path, path))
