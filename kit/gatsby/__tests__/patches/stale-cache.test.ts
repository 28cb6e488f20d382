import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { dropStaleCache, recordCacheInputs } from "../../patches/build/stale-cache"

const home = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stale-"))
  process.chdir(folder)
  for (const each of [".cache", "public", "src", "kit/language", "kit/cost", "kit/guard", "kit/content", "kit/gatsby"])
    mkdirSync(each, { recursive: true })
  cpSync(join(home, "src/styles"), "src/styles", { recursive: true })
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
  delete process.env.gatsby_executing_command
})

test.each([
  ["a build after a build keeps the cache", "build", "build", true],
  ["a build after the preview, which draws no cards, drops it", "develop", "build", false],
  ["the preview after a build keeps it", "build", "develop", true],
  ["the preview after the preview keeps it", "develop", "develop", true],
])("%s", async (_, first, second, isKept) => {
  process.env.gatsby_executing_command = first
  await recordCacheInputs()
  process.env.gatsby_executing_command = second
  await dropStaleCache()
  expect(existsSync("public")).toBe(isKept)
})
