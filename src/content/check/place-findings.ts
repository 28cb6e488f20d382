import { posix } from "node:path"
import type { CheckedFile } from "./check-file"
import type { DataFolder } from "./data-folder"
import { memberOf, nodeAt, offsetInText } from "./json/json-node"
import { positionAt } from "./json/source-text"
import { type Finding, pathInWords } from "./report/finding"
import type { Complaint, Problem, Severity } from "./report/problem"

/** @returns what is wrong with the writing of a file */
export function syntaxProblems(
  { file, source, complaints }: CheckedFile,
  { root }: Pick<DataFolder, "root">,
): Problem[] {
  return complaints.map(({ offset, code, message, advice }) => ({
    severity: "error",
    code,
    message,
    advice,
    path: "",
    at: [],
    file: posix.join(root, file.path),
    ...positionAt(source, offset),
  }))
}

/** @returns a finding with its line and column */
export function problemOf(
  finding: Finding,
  { file, source, root: top }: CheckedFile,
  { root }: Pick<DataFolder, "root">,
): Problem {
  const { severity, code, message, advice, remedy, path, key, index } = finding
  const node = top && nodeAt(top, path)
  const member = node && key !== undefined ? memberOf(node, key) : undefined
  const start = member?.start ?? node?.start ?? 0
  const offset = node && index !== undefined ? offsetInText(source.text, node, index) : start
  const name = posix.basename(file.path, ".json")
  const at = key === undefined ? path : [...path, key]
  return {
    severity,
    code,
    message,
    advice,
    file: posix.join(root, file.path),
    path: pathInWords(name, at),
    at,
    ...(remedy ? { remedy } : {}),
    ...positionAt(source, offset),
  }
}

/** @returns a problem of a file as a whole */
export function wholeFile(file: string, severity: Severity, complaint: Complaint): Problem {
  return { ...complaint, severity, file, line: 1, column: 1, path: "", at: [], lineText: "" }
}
