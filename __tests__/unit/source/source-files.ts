import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

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
