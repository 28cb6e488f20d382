import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { buildSync } from "esbuild"

/**
 * Bundles a program into one file for the tests of a file, since starting from separate modules takes Node three times as long.
 *
 * @param source of the program
 * @param beside files that its modules look for beside themselves
 * @returns the file, and the variables with which it finds its packages
 */
export function bundle(source: string, ...beside: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "bundled-"))
  const file = join(folder, "program.js")
  beforeAll(() => {
    for (const each of beside) copyFileSync(each, join(folder, basename(each)))
    buildSync({ entryPoints: [source], outfile: file, bundle: true, platform: "node", packages: "external" })
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  return { file, env: { NODE_PATH: join(__dirname, "../../node_modules") } }
}
