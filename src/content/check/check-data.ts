import { posix } from "node:path"
import { contentFile, contentFiles } from "../contract/files"
import { absentFile, type CheckedFile, checkFile, missingFile } from "./check-file"
import { type DataFolder, dataFolder, readBytes } from "./data-folder"
import { memberOf, nodeAt, offsetInText } from "./json/json-node"
import { positionAt } from "./json/source-text"
import { syntax } from "./json/syntax-complaints"
import { isPicture, pictureFindings, picturesIn, unusedPicture } from "./pictures/picture-findings"
import { countFindings } from "./relations/count-findings"
import { relationFindings } from "./relations/relation-findings"
import { leftoverFindings } from "./relations/sample-leftovers"
import { type Finding, pathInWords } from "./report/finding"
import { didYouMean } from "./report/nearest"
import { byPlace, type Complaint, type Problem, type Severity } from "./report/problem"
import { checkTexts } from "./texts/text-files"

/**
 * Checks all content at once.
 *
 * @param root the folder: data, or another that is laid out like it
 * @returns every problem, sorted by place
 */
export async function checkData(root = "data"): Promise<Problem[]> {
  const folder = await dataFolder(root)
  if (!folder) return [missingFolder(root)]
  const checked = await Promise.all(contentFiles.map((file) => load(folder, file)))
  const content = new Map(checked.filter(({ root }) => root).map(({ file, content }) => [file.path, content]))
  const relations = relationFindings(content)
  const [leftovers, counts] = [leftoverFindings(content), countFindings(content)]
  const texts = await checkTexts(folder, content)
  const uses = checked.flatMap(({ file, content }) => picturesIn(file.path, file.field, content))
  const site = content.get("site.json")
  const pictures = await inTurn(uses, (use) => pictureFindings(use, folder, site))
  const problems = checked.flatMap((file) => [
    ...syntaxProblems(file, folder),
    ...[
      ...file.findings,
      ...(relations.get(file.file.path) ?? []),
      ...(leftovers.get(file.file.path) ?? []),
      ...(counts.get(file.file.path) ?? []),
      ...(file.file.path === "posts.json" ? texts.postFindings : []),
      ...uses.flatMap((use, index) => (use.file === file.file.path ? (pictures[index] ?? []) : [])),
    ].map((finding) => problemOf(finding, file, folder)),
  ])
  const all = [...problems, ...texts.problems, ...strangers(folder), ...loops(folder)]
  // Beside an error, a picture that seems unused is likely to be the one that was meant.
  const ready = all.every(({ severity }) => severity === "warning")
  return [...all, ...(ready ? unused(folder, [...uses.map(({ target }) => target), ...texts.pictures]) : [])].sort(
    byPlace,
  )
}

/** @returns the problem that there is nothing to check */
export function missingFolder(root: string): Problem {
  const complaint = {
    code: "folder-missing",
    message: "There is no such folder.",
    advice: "Name the folder with the content.",
  }
  return wholeFile(root, "error", complaint)
}

/** A few at a time: a hundred photographs at once would fill the memory. */
async function inTurn<Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += 8)
    results.push(...(await Promise.all(items.slice(start, start + 8).map(task))))
  return results
}

/** @returns a file of the folder, read and checked by itself */
export async function load(folder: DataFolder, file: (typeof contentFiles)[number]): Promise<CheckedFile> {
  if (folder.files.includes(file.path)) return checkFile(file, await readBytes(folder, file.path))
  const otherCase = folder.files.find((path) => path.toLowerCase() === file.path.toLowerCase())
  if (file.optional && !otherCase) return absentFile(file)
  return missingFile(file, otherCase ? syntax.missingCase(otherCase) : syntax.missing(file.field.kind))
}

/** @returns what is wrong with the writing of a file */
export function syntaxProblems({ file, source, complaints }: CheckedFile, { root }: DataFolder): Problem[] {
  return complaints.map(({ offset, code, message, advice }) => ({
    severity: "error",
    code,
    message,
    advice,
    path: "",
    file: posix.join(root, file.path),
    ...positionAt(source, offset),
  }))
}

/** @returns a finding with its line and column */
export function problemOf(finding: Finding, { file, source, root: top }: CheckedFile, { root }: DataFolder): Problem {
  const { severity, code, message, advice, path, key, index } = finding
  const node = top && nodeAt(top, path)
  const member = node && key !== undefined ? memberOf(node, key) : undefined
  const start = member?.start ?? node?.start ?? 0
  const offset = node && index !== undefined ? offsetInText(source.text, node, index) : start
  const name = posix.basename(file.path, ".json")
  return {
    severity,
    code,
    message,
    advice,
    file: posix.join(root, file.path),
    path: pathInWords(name, key === undefined ? path : [...path, key]),
    ...positionAt(source, offset),
  }
}

/** JSON files that the site does not know: most likely misspelt names. */
function strangers(folder: DataFolder): Problem[] {
  const known = contentFiles.map(({ path }) => path)
  return folder.files
    .filter((path) => /\.json$/i.test(path) && !contentFile(path) && !known.includes(path.toLowerCase()))
    .map((path) => {
      const advice = `Remove it, or move what it holds into a file that the site knows.${didYouMean(path, known)}`
      const complaint = { code: "unknown-file", message: "The site knows no such file.", advice }
      return wholeFile(posix.join(folder.root, path), "error", complaint)
    })
}

function loops({ root, loops }: DataFolder): Problem[] {
  const complaint = {
    code: "folder-loop",
    message: "This link leads back to a folder that it is in, so it never ends.",
    advice: "Remove it.",
  }
  return loops.map((path) => wholeFile(posix.join(root, path), "error", complaint))
}

function unused(folder: DataFolder, pictures: readonly string[]): Problem[] {
  const used = new Set(pictures.map((path) => path.toLowerCase()))
  return folder.files
    .filter((path) => isPicture(path) && !used.has(path.toLowerCase()))
    .map((path) => wholeFile(posix.join(folder.root, path), "warning", unusedPicture))
}

function wholeFile(file: string, severity: Severity, complaint: Complaint): Problem {
  return { ...complaint, severity, file, line: 1, column: 1, path: "", lineText: "" }
}
