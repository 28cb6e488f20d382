import { execFileSync } from "node:child_process"
import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { contentFiles } from "../../../content/contract/files"
import type { Edit } from "../../../content/json/edit-json"
import { diagnosticsIn } from "../../../studio/server/content/diagnostics"
import { diskAt } from "../../../studio/server/content/disk"
import { applyEdit } from "../../../studio/server/content/edits/apply-edit"
import { checkEdit } from "../../../studio/server/content/edits/check-edit"
import { writeCrowded } from "../../owners/crowded"
import { figure, table } from "../../support/table"
import { median } from "../support/median"

const times = 15

/**
 * Measures the studio's checks while an owner types, with a hundred of everything.
 *
 * @param data a folder for a repository, which gets that content
 * @returns a table in Markdown: medians in milliseconds
 */
export async function studioSpeed(data: string): Promise<string> {
  writeCrowded(data)
  commit(data)
  const largest = await largestIn(data)
  const first = await milliseconds(() => diagnosticsIn(data))
  // A warm-up, which compiles the code.
  await checks(data, largest, [0, "title"])
  const rows: ReadonlyArray<readonly [asked: string, time: number]> = [
    ["the first check", first],
    ["the check after an edit of site.json", await checks(data, "site.json", ["name"])],
    [`the check after an edit of ${largest}`, await checks(data, largest, [0, "title"])],
    [`the judgement of an edit of ${largest} by itself`, await judgements(data, largest, [0, "title"])],
  ]
  return table(
    ["Asked", "Answered in"],
    rows.map(([asked, time]) => [asked, `${figure(time)} ms`]),
  )
}

/** Like an owner's content, which the check compares with the last commit. */
function commit(data: string): void {
  const git = (...args: string[]) => execFileSync("git", ["-C", data, ...args], { stdio: "ignore" })
  git("init", "--quiet")
  git("add", ".")
  git("-c", "user.name=Bench", "-c", "user.email=bench@bench.example", "commit", "--no-gpg-sign", "-m", "Content")
}

/** @returns the largest collection */
async function largestIn(data: string): Promise<string> {
  const collections = contentFiles.filter(({ field }) => field.items).map(({ path }) => path)
  const sizes = await Promise.all(
    collections.map(async (path) => ({ path, size: (await stat(join(data, path))).size })),
  )
  return sizes.reduce((one, other) => (other.size > one.size ? other : one)).path
}

async function checks(data: string, file: string, path: Edit["path"]): Promise<number> {
  const before = await readFile(join(data, file))
  return medianOf(async (edit) => {
    const overlay = new Map([[file, await applyEdit(file, before, edit, diskAt(data).read)]])
    return milliseconds(() => diagnosticsIn(data, overlay))
  }, path)
}

const judgements = (data: string, file: string, path: Edit["path"]): Promise<number> =>
  medianOf((edit) => milliseconds(() => checkEdit(data, file, [edit])), path)

/** Each edit differs: for identical bytes the check would have everything cached. */
async function medianOf(measure: (edit: Edit) => Promise<number>, path: Edit["path"]): Promise<number> {
  const all: number[] = []
  for (let time = 0; time < times; time += 1)
    all.push(await measure({ kind: "set", path, to: `Another text, the ${time}th` }))
  return median(all)
}

async function milliseconds(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await task()
  return performance.now() - start
}
