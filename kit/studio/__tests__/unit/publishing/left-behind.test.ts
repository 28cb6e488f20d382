import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { removeStaleTemporary, temporaryName } from "../../../../owner/files/write-file"
import { changesSince } from "../../../server/publishing/changes"
import { commitContent, finishPublication, recordUnfinishedCommit } from "../../../server/publishing/commit-content"
import { repositoryAt } from "../../../server/publishing/repository"
import { site } from "./support/new-site"

const commit = () => commitContent(site.data, "Mine", { withWarnings: true })

/** Leaves the repository as a publication does that is killed between its commit and the index. */
async function killedMidway(): Promise<void> {
  const state = await repositoryAt(site.data)
  if (state.kind !== "ready") throw new Error(state.message)
  const former = readFileSync(state.repository.index)
  site.change()
  await commit()
  await recordUnfinishedCommit(state.repository, site.git("rev-parse", "HEAD^{tree}").trim())
  writeFileSync(state.repository.index, former)
  expect(site.git("status", "--porcelain")).toBe("MM data/books.json\n")
}

test("a publication that was killed before the index was brought up to date is ended at the next start", async () => {
  await killedMidway()
  await finishPublication(site.data)
  expect(site.git("status", "--porcelain")).toBe("")
})

test("what the owner has committed since is left alone", async () => {
  await killedMidway()
  site.git("commit", "--quiet", "--message=By hand")
  const status = site.git("status", "--porcelain")
  await finishPublication(site.data)
  expect(site.git("status", "--porcelain")).toBe(status)
})

test("a name with a line break is an error of the check when content is published, and can be taken out of it", async () => {
  site.write("images/a\nb.png", "")
  expect(await commit()).toMatchObject({
    kind: "diagnostics",
    diagnostics: [expect.objectContaining({ code: "file-name" })],
  })
  site.write("a\nb.md", "text")
  site.commitAll("With a line break")
  expect((await changesSince(site.data))?.length).toBe(0)
})

test("temporary files of processes that are no more are removed, and no others", async () => {
  const gone = spawnSync(process.execPath, ["--version"]).pid
  const left = temporaryName("0123").replace(String(process.pid), String(gone))
  const mine = temporaryName("4567")
  mkdirSync(join(site.data, "images/own"))
  const former = ".new-0123456789ab.tmp"
  for (const name of [`images/own/${left}`, `images/own/${mine}`, former, ".new-words.tmp"]) {
    site.write(name, "left")
    utimesSync(join(site.data, name), 1, 1)
  }
  // Version 1.1 named no process: what is of today may be in use.
  const young = ".new-ba9876543210.tmp"
  site.write(young, "in use")
  await removeStaleTemporary(site.data, true)
  expect([former, young].map((name) => existsSync(join(site.data, name)))).toEqual([false, true])
  expect([left, mine].map((name) => existsSync(join(site.data, "images/own", name)))).toEqual([false, true])
  expect(existsSync(join(site.data, ".new-words.tmp"))).toBe(true)
})
