import { readFileSync } from "node:fs"
import { importedModules, importsOf, modules } from "./source-files"

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"))

/** Where the commands begin that a host runs: the build, `npm run check` and `npm run kit -- check:links`. */
const reached = new Set([
  ...[...modules.keys()].filter((path) => /^gatsby-\w+\.tsx?$|^src\/(?:pages\/|html\.tsx$)/.test(path)),
  "kit/owner/commands/check.ts",
  "kit/dev/check-links.ts",
])
for (const path of reached) for (const module of importedModules(path)) reached.add(module)

const needed = new Set(
  [...reached].flatMap((path) => importsOf(path)).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]),
)

/** Named otherwise than by an import of these modules: as plugins and commands, or by the path of a font's file. */
const named = /^(?:gatsby-plugin-|gatsby-source-filesystem|tsx|@fontsource)/

test("a build and the check import no package that is for development only, and use every other", () => {
  expect(Object.keys(devDependencies).filter((name) => needed.has(name))).toEqual([])
  expect(Object.keys(dependencies).filter((name) => !needed.has(name) && !named.test(name))).toEqual([])
})
