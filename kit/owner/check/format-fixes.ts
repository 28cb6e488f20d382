import { countDiagnostics, locationOf } from "../../content/check/format-human"
import type { Diagnostic } from "../../content/diagnostic/diagnostic"
import { sanitizeOutput, styled } from "../../content/files/terminal"
import type { AppliedFix } from "../../content/fix/certain-fixes"
import { pathInWords } from "../../content/location/json-path"
import { asTold, told } from "../../content/sentences/sentences"
import { commandTo } from "./formats"

/**
 * @param applied fixes
 * @param options.color whether the terminal shows colours
 * @returns a line for each fix: its place, its subject, before and after; sorted by file and line
 */
export function formatFixes(applied: readonly AppliedFix[], { color }: { color: boolean }): string {
  const lines = inOrder(applied).map(({ diagnostic, before, after }) => {
    const place = pathInWords(diagnostic.file, diagnostic.path) || asTold(diagnostic).message
    return [
      styled(color, "bold", sanitizeOutput(locationOf(diagnostic))),
      sanitizeOutput(`${place}  ${changeInWords({ before, after })}`),
    ].join("  ")
  })
  return lines.map((line) => `${line}\n`).join("")
}

/** @returns a GitHub notice for each fix */
export const formatFixesForGithub = (applied: readonly AppliedFix[]): string =>
  inOrder(applied)
    .map(({ diagnostic, ...change }) =>
      commandTo("notice", diagnostic, `${asTold(diagnostic).message} ${changeInWords(change)}`),
    )
    .join("")

/** @returns the fixes for programs */
export const fixesForPrograms = (applied: readonly AppliedFix[]) =>
  inOrder(applied).map(({ diagnostic: { code, file, range, path, message, fix }, before, after }) => ({
    code,
    file,
    range,
    path,
    message,
    before,
    after,
    edit: fix?.edit,
  }))

/**
 * @param applied fixes
 * @param left what the check still finds
 * @param isDryRun whether nothing was written
 * @returns sentences that say how many fixes there are, and what is left
 */
export function countOfFixes(applied: readonly AppliedFix[], left: readonly Diagnostic[], isDryRun: boolean): string {
  const files = new Set(applied.map(({ diagnostic: { file } }) => file)).size
  return told("command.fixed", {
    isDry: String(isDryRun),
    applied: applied.length,
    files,
    left: left.length > 0 ? countDiagnostics(left) : undefined,
  })
}

const changeInWords = ({ before, after }: Pick<AppliedFix, "before" | "after">): string =>
  after === "" ? told("command.fixed.removed", { before }) : `${before} → ${after}`

/** A file's fixes are found in several rounds; sorted by line, they are easier to follow. */
const inOrder = (applied: readonly AppliedFix[]): readonly AppliedFix[] =>
  [...applied].sort(({ diagnostic: one }, { diagnostic: other }) => {
    if (one.file !== other.file) return one.file < other.file ? -1 : 1
    return one.range.start.line - other.range.start.line || one.range.start.column - other.range.start.column
  })
