import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { posix } from "node:path"

/** Every file of the project that git has, or would take. */
export const files: readonly string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"],
  { encoding: "utf8" },
)
  .trim()
  .split("\n")

/** The modules of the project by path, without what is generated. */
export const modules: ReadonlyMap<string, string> = new Map(
  files
    .filter((path) => /\.tsx?$/.test(path) && path !== "src/gatsby-types.d.ts")
    .map((path) => [path, readFileSync(path, "utf8")]),
)

const imports = /^(?:import|export) (type )?(?:[\w*{},\s]*? from )?"([^"\n]+)"|\b(?:import|resolve)\("([^"\n]+)"\)/gm

/**
 * @param path of a module
 * @param withTypes whether imports of types alone count, which leave nothing in a program
 * @returns the names of all that it imports, as it writes them
 */
export const importsOf = (path: string, withTypes = false): readonly string[] =>
  [...(modules.get(path) ?? "").matchAll(imports)]
    .filter(([, type]) => withTypes || type === undefined)
    .map(([, , named, called]) => named ?? called ?? "")

/** @returns the paths of the project's own modules among what a module imports */
export const importedModules = (path: string, withTypes = false): readonly string[] =>
  importsOf(path, withTypes).flatMap((name) => {
    const target = posix.join(posix.dirname(path), name)
    return [".ts", ".tsx", ""].map((ending) => target + ending).find((module) => modules.has(module)) ?? []
  })
