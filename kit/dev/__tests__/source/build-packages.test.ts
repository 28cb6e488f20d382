import { readFileSync } from "node:fs"
import { posix } from "node:path"
import { importsOf, modules } from "./source-files"

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"))

/** Where the commands begin that a host runs: the build, `npm run check` and `npm run kit -- check:links`. */
const entrances = [
  ...[...modules.keys()].filter((path) => /^gatsby-\w+\.tsx?$|^src\/(?:pages\/|html\.tsx$)/.test(path)),
  "kit/owner/commands/check.ts",
  "kit/dev/check-links.ts",
]

/** Named otherwise than by an import of these modules: as plugins and commands, or by the path of a font's file. */
const named = ["gatsby-plugin-", "gatsby-source-filesystem", "tsx", "@fontsource"]

/** The modules of the project that the entrances lead to. */
function reached(): ReadonlySet<string> {
  const found = new Set(entrances)
  for (const path of found)
    for (const target of importsOf(path).filter((name) => name.startsWith("."))) {
      const module = posix.join(posix.dirname(path), target)
      for (const ending of [".ts", ".tsx", "/index.ts"]) if (modules.has(module + ending)) found.add(module + ending)
    }
  return found
}

const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/")

const needed = new Set([...reached()].flatMap((path) => importsOf(path)).map(packageOf))

test("nothing that a build or the check imports is a package for development only", () => {
  expect(needed.size).toBeGreaterThan(20)
  expect(Object.keys(devDependencies).filter((name) => needed.has(name))).toEqual([])
})

test("every package that is installed for a build is used by one, or by the check", () => {
  const superfluous = Object.keys(dependencies).filter(
    (name) => !needed.has(name) && !named.some((beginning) => name.startsWith(beginning)),
  )
  expect(superfluous).toEqual([])
})
