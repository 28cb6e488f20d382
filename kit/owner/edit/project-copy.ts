import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"

const project = join(__dirname, "../../..")

/** The parts of the project that a build reads, except the content. */
const parts = [
  "src",
  "kit/language",
  "kit/cost",
  "kit/guard",
  "kit/content",
  "kit/gatsby",
  // These run before each build and each preview.
  "kit/owner/commands/gatsby.cjs",
  "kit/owner/commands/support/disk-space.cjs",
  "kit/owner/commands/support/folder-name.cjs",
  "kit/owner/commands/support/plain-path.cjs",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
]

/** Gatsby's command, to be run in a copy of the project. */
export const gatsby: string = join(dirname(require.resolve("gatsby/package.json")), "cli.js")

/**
 * Copies the project, without content and tests, to a folder, or updates the copy there. Earlier build results and their cache stay.
 *
 * @param folder of the copy
 * @param others parts of the project that a build does not read
 */
export function copyProject(folder: string, others: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true })
  for (const part of [...parts, ...others]) {
    rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(join(project, part), join(folder, part), { recursive: true, filter: (path) => !path.includes("__tests__") })
  }
  if (!existsSync(join(folder, "node_modules")))
    symlinkSync(join(project, "node_modules"), join(folder, "node_modules"))
}
