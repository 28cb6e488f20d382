import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { mendWholeLoads } from "../../../src/gatsby/whole-loads"

const runtime = join(dirname(require.resolve("gatsby/package.json")), "cache-dir")
let cache: string
const router = () => join(cache, "navigation.js")
const wayBack = () => join(cache, "ensure-resources.js")

/** As Gatsby does when it starts: its runtime is copied into the project. */
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), "cache-"))
  await cp(join(runtime, "navigation.js"), router())
  await cp(join(runtime, "ensure-resources.js"), wayBack())
})

afterEach(() => rm(cache, { recursive: true }))

test("the browser gets a link whole, and the router leaves it alone then", async () => {
  await mendWholeLoads(cache)
  const code = await readFile(router(), "utf8")
  expect(code).not.toMatch(/window\.location = pathname$/m)
  expect(code).not.toMatch(/\{ pathname \}\)/)
  expect(code).toMatch(/clearTimeout\(timeoutId\)\s+return\s+\}\s+\}\s+reachNavigate/)
})

test("the way back asks too whether the site is still the same", async () => {
  await mendWholeLoads(cache)
  expect(await readFile(wayBack(), "utf8")).toContain("=== window.___webpackCompilationHash")
})

test("a Gatsby whose router is another one stops the build", async () => {
  await writeFile(router(), "// all new")
  await expect(mendWholeLoads(cache)).rejects.toThrow("navigation.js has not just one place with")
})
