import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildSync } from "esbuild"

/**
 * Makes one file of a program for the tests of a file, since its modules one by one take Node three times as long to start.
 *
 * @param source of the program
 * @returns the arguments of Node that start it, and its variables
 */
export function bundled(source: string) {
  const folder = mkdtempSync(join(tmpdir(), "bundled-"))
  const file = join(folder, "program.js")
  beforeAll(() => {
    buildSync({ entryPoints: [source], outfile: file, bundle: true, platform: "node", packages: "external" })
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  return { file, env: { NODE_PATH: join(__dirname, "../../node_modules") } }
}
