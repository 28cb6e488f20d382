import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { dropStaleCache, recordCacheInputs } from "../../patches/build/stale-cache"

const home = process.cwd()
let folder: string

beforeEach(() => {
  folder = scratchFolder()
  process.chdir(folder)
  for (const each of [".cache", "public", "src", "kit/language", "kit/cost", "kit/guard", "kit/content", "kit/gatsby"])
    mkdirSync(each, { recursive: true })
  cpSync(join(home, "src/styles"), "src/styles", { recursive: true })
})

afterEach(() => {
  process.chdir(home)
  delete process.env.gatsby_executing_command
})

test.each([
  ["a build after a build keeps the cache", "build", "build", true],
  ["a build after the preview, which draws no cards, drops it", "develop", "build", false],
  ["the preview after a build keeps it", "build", "develop", true],
  ["the preview after the preview keeps it", "develop", "develop", true],
  ["the studio after the studio keeps it", "studio", "studio", true],
  ["the studio after a build, whose texts do not say where they are written, drops it", "build", "studio", false],
  ["the studio after the preview drops it", "develop", "studio", false],
  ["the preview after the studio drops it", "studio", "develop", false],
  ["a build after the studio drops it", "studio", "build", false],
])("%s", async (_, first, second, isKept) => {
  const [isFirst, isSecond] = [first === "studio", second === "studio"]
  process.env.gatsby_executing_command = isFirst ? "develop" : first
  await recordCacheInputs(isFirst)
  process.env.gatsby_executing_command = isSecond ? "develop" : second
  await dropStaleCache(isSecond)
  expect(existsSync("public")).toBe(isKept)
})

test("a build after the folder has been renamed drops the cache", async () => {
  await recordCacheInputs()
  renameSync(folder, `${folder} renamed`)
  process.chdir(`${folder} renamed`)
  await dropStaleCache()
  expect(existsSync("public")).toBe(false)
  renameSync(`${folder} renamed`, folder)
})
