import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { serveStaticQueries } from "../../patches/preview/static-queries"

const built = scratchFolder("file")
const file = join(built, "page-data/sq/d/123.json")
mkdirSync(join(built, "page-data/sq/d"), { recursive: true })

/** What the development server answers; undefined if it leaves the answer to Gatsby. */
function asked(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const response = { setHeader: () => undefined, end: resolve } as unknown as ServerResponse
    serveStaticQueries(
      { get: (_path, answer) => answer({ path: "/page-data/sq/d/123.json" }, response, () => resolve(undefined)) },
      built,
    )
  })
}

test("a result that is half written is served when it is whole", async () => {
  writeFileSync(file, '{ "data": { "site')
  const answer = asked()
  setTimeout(() => writeFileSync(file, '{ "data": { "site": 1 } }'), 200)
  expect(await answer).toBe('{ "data": { "site": 1 } }')
})

test("a result that does not exist is left to Gatsby", async () => {
  rmSync(file)
  expect(await asked()).toBeUndefined()
}, 10_000)
