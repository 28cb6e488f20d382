import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { changesSince } from "../../../studio/server/publishing/changes"
import { sample } from "../../support/owners"
import { figure, table } from "../../support/table"
import { median } from "../support/median"

const times = 15
const pictures = 300
/** Random, because two pictures rarely have the same size to the byte. */
const bytes = () => 150_000 + Math.round(Math.random() * 100_000)

/**
 * Measures how long it takes to find the changes when many pictures have changed since the last commit.
 *
 * @param folder for a repository with the sample's content and its pictures; may be missing
 * @returns a table in Markdown: medians in milliseconds, and the number of git processes
 */
export async function changesSpeed(folder: string): Promise<string> {
  const data = join(folder, "data")
  cpSync(sample.data, data, { recursive: true })
  mkdirSync(join(data, "images/many"))
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" })
  const change = () => {
    for (let number = 0; number < pictures; number += 1)
      writeFileSync(join(data, `images/many/${number}.png`), randomBytes(bytes()))
  }
  change()
  git("init", "--quiet")
  git("add", ".")
  git("-c", "user.name=Bench", "-c", "user.email=bench@bench.example", "commit", "--no-gpg-sign", "-m", "Content")
  change()
  const books = join(data, "books.json")
  writeFileSync(books, readFileSync(books, "utf8").replace('"title": "', '"title": "My '))
  const all: number[] = []
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    const found = await changesSince(data)
    all.push(performance.now() - start)
    if (found?.length !== pictures + 1) throw new Error(`There are ${found?.length} changes.`)
  }
  return table(
    ["Asked", "Answered in", "git processes"],
    [[`what has changed, with ${pictures} pictures`, `${figure(median(all))} ms`, `${await processes(folder, data)}`]],
  )
}

/** Counted by git itself. */
async function processes(folder: string, data: string): Promise<number> {
  const trace = join(folder, "trace")
  process.env.GIT_TRACE2_EVENT = trace
  try {
    await changesSince(data)
    return readFileSync(trace, "utf8").match(/"event":"start"/g)?.length ?? 0
  } finally {
    delete process.env.GIT_TRACE2_EVENT
    rmSync(trace, { force: true })
  }
}
