import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { removeRouteAnnouncer } from "../../../src/gatsby/no-route-announcer"

const files = ["navigation.js", "static-entry.js", "ssr-develop-static-entry.js"]
const runtime = join(dirname(require.resolve("gatsby/package.json")), "cache-dir")
let cache: string

/** As Gatsby does when it starts: its runtime is copied into the project. */
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), "cache-"))
  for (const file of files) await cp(join(runtime, file), join(cache, file))
})

afterEach(() => rm(cache, { recursive: true }))

test("Gatsby's announcer is rendered nowhere any more", async () => {
  await removeRouteAnnouncer(cache)
  for (const file of files) {
    expect(await readFile(join(cache, file), "utf8")).not.toMatch(
      /<RouteAnnouncer|<div \{\.\.\.RouteAnnouncerProps\} \/>/,
    )
  }
})

test("a Gatsby that has it elsewhere stops the build", async () => {
  await writeFile(join(cache, "navigation.js"), "// all new")
  await expect(removeRouteAnnouncer(cache)).rejects.toThrow(
    'navigation.js has not just one place with "<RouteAnnouncer',
  )
})
