import { readFile, writeFile } from "node:fs/promises"
import { checkData } from "../../../../src/content/check/check-data"
import type { Problem } from "../../../../src/content/check/report/problem"
import { type Edit, editJson } from "../../../../src/content/edit/edit-json"
import { editSettings } from "../../../../src/content/edit/edit-settings"

/**
 * Presses the button of every remedy, one after the other, each time with all the mistakes as they were.
 *
 * @param root the folder of the content
 * @param before what the check says of it
 * @returns the remedies that leave their problem, or that bring an error which was not there
 */
export async function badRemedies(root: string, before: readonly Problem[]): Promise<string[]> {
  const bad: string[] = []
  for (const problem of before.filter(({ remedy }) => remedy)) {
    const text = await readFile(problem.file, "utf8")
    await writeFile(problem.file, mended(text, problem))
    const after = await checkData(root)
    await writeFile(problem.file, text)
    const name = `${problem.code} ${problem.path}: ${problem.remedy?.words}`
    if (timesIn(after, problem) >= timesIn(before, problem)) bad.push(`${name} leaves it`)
    const more = after.filter((each) => each.severity === "error" && timesIn(after, each) > timesIn(before, each))
    // Whether a post has a text is asked only once its slug is one: the studio moves the text with it.
    const worse = more.find(({ code }) => !["text-missing", "unknown-file"].includes(code))
    if (worse) bad.push(`${name} brings: ${worse.path} ${worse.message}`)
  }
  return bad
}

function mended(text: string, { file, at: path, remedy }: Problem): string {
  const to = remedy?.to
  if (path.length === 0) return String(to)
  const edit: Edit = to === undefined ? { kind: "remove", path } : { kind: "set", path, to }
  return file.endsWith(".md") ? editSettings(text, edit) : editJson(text, edit)
}

/** How often the same is said, wherever: what stands behind something that was taken out moves up. */
const timesIn = (problems: readonly Problem[], { code, file, message }: Problem): number =>
  problems.filter((each) => each.code === code && each.file === file && each.message === message).length
