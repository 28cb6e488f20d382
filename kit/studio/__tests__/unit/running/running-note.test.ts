import { existsSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import { noteFile, noteRunning, runningStudio } from "../../../server/start/running-note"
import { words } from "../../../words/words"
import { portOf, unusedPort } from "./support/counted-preview"
import { listening } from "./support/listening"

/** @returns the address of a studio, on whose port this page is */
const addressOf = async (page: string) =>
  `http://localhost:${portOf(await listening(createServer((_asked, answer) => answer.end(page))))}/__studio/#token`

test("a folder's studio is known by its address while it runs, to this account alone", async () => {
  const file = join(scratchFolder(), "cache/running.json")
  const address = await addressOf(`<title>${words.window.title}</title>`)
  expect(await runningStudio(file)).toBeUndefined()
  const remove = noteRunning(file, address)
  expect(await runningStudio(file)).toBe(address)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  remove()
  expect(existsSync(file)).toBe(false)
})

test("the studio of a copy that shares node_modules is another one", async () => {
  const [project, copy] = [scratchFolder(), scratchFolder()]
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"))
  noteRunning(noteFile(project), await addressOf(`<title>${words.window.title}</title>`))
  expect(await runningStudio(noteFile(project))).toBeDefined()
  expect(await runningStudio(noteFile(copy))).toBeUndefined()
})

test("a studio that was killed keeps nobody from starting another", async () => {
  const file = join(scratchFolder(), "running.json")
  noteRunning(file, `http://localhost:${await unusedPort()}/__studio/#token`)
  expect(await runningStudio(file)).toBeUndefined()
  // Its process number and port may be another program's by now.
  noteRunning(file, await addressOf("Another"))
  expect(await runningStudio(file)).toBeUndefined()
  writeFileSync(file, '{"pid":')
  expect(await runningStudio(file)).toBeUndefined()
})
