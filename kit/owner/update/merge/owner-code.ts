import { readFileSync, writeFileSync } from "node:fs"
import { join, posix } from "node:path"
import { build, type Message } from "esbuild"
import type { Git } from "../../../content/files/git"
import { textAt } from "../kit-file"
import { type Rename, renamesBetween } from "./gone-folders"
import type { Sides } from "./merge"
import { filesOf } from "./trees"

/** A name in the owner's code that leads nowhere since the merge. */
export interface BrokenName {
  readonly file: string
  readonly line: number
  /** What is wrong, in words. */
  readonly says: string
  /** The import to write in its place, where the kit has only moved the file. */
  readonly rewrite?: { readonly from: string; readonly to: string }
}

/**
 * Finds what no longer fits, in a second: before packages are installed or anything is built.
 *
 * @param git in the project
 * @param site the folder of the merged site
 * @param sides the commits of the merge
 * @param files those of the site that are not as the kit has them
 * @returns imports of the owner's files that lead nowhere, and names in their queries that GraphQL had and has no more
 */
export async function brokenNames(
  git: Git,
  site: string,
  sides: Sides,
  files: readonly string[],
): Promise<readonly BrokenName[]> {
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith(".d.ts"))
  if (sources.length === 0) return []
  const [renames, base] = [await renamesBetween(git, sides.base, sides.kit), await filesOf(git, sides.base)]
  const unresolved = (await unresolvedImports(site, sources)).map((message) => brokenImport(message, renames, base))
  const [before = "", after = ""] = [await textAt(git, sides.base, types), await textAt(git, sides.kit, types)]
  return [
    ...unresolved,
    ...sources.flatMap((file) => goneFields(file, readFileSync(join(site, file), "utf8"), before, after)),
  ]
}

/** What esbuild says of these files: imports that lead to no file, or to a name that the file does not have. */
async function unresolvedImports(site: string, files: readonly string[]): Promise<readonly Message[]> {
  const loaders = ["css", "svg", "png", "jpg", "jpeg", "webp", "avif", "woff2", "md"].map((name) => [
    `.${name}`,
    "empty",
  ])
  const result = await build({
    absWorkingDir: site,
    entryPoints: [...files],
    bundle: true,
    write: false,
    outdir: "unused",
    format: "esm",
    platform: "node",
    packages: "external",
    loader: Object.fromEntries(loaders),
    logLevel: "silent",
  }).then(
    () => [],
    (error: { readonly errors?: readonly Message[] }) => {
      if (!error.errors) throw error
      return error.errors
    },
  )
  return result.filter(({ location }) => files.includes(location?.file ?? ""))
}

function brokenImport(
  { text, location }: Message,
  renames: readonly Rename[],
  base: ReadonlyMap<string, string>,
): BrokenName {
  const { file, line } = location ?? { file: "", line: 0 }
  const [, specifier] = /^Could not resolve "(\.[^"]+)"/.exec(text) ?? []
  if (specifier === undefined) return { file, line, says: `${file}:${line} ${text}` }
  const former = renames.find(({ to }) => to === file)?.from ?? file
  const target = posix.join(posix.dirname(former), specifier)
  const ending = endings.find((each) => base.has(target + each))
  const now = ending === undefined ? undefined : renames.find(({ from }) => from === target + ending)?.to
  if (now === undefined || ending === undefined)
    return { file, line, says: `${file}:${line} imports ${specifier}, which is not there` }
  const path = posix.relative(posix.dirname(file), ending === "" ? now : now.replace(/(?:\/index)?\.[^./]+$/, ""))
  const to = path.startsWith(".") ? path : `./${path}`
  return {
    file,
    line,
    says: `${file}:${line} imports ${specifier}, which is ${now} now`,
    rewrite: { from: specifier, to },
  }
}

const endings = ["", ".ts", ".tsx", ".js", ".jsx", ".cjs", ".mjs", ".css", "/index.ts", "/index.tsx", "/index.js"]

/**
 * Writes imports anew that lead to files under their former names.
 *
 * @param site the folder of the merged site
 * @param broken names that have something to write in their place
 */
export function rewriteImports(site: string, broken: readonly BrokenName[]): void {
  for (const { file, rewrite } of broken) {
    if (!rewrite) continue
    const path = join(site, file)
    const { from, to } = rewrite
    writeFileSync(
      path,
      readFileSync(path, "utf8").replaceAll(`"${from}"`, `"${to}"`).replaceAll(`'${from}'`, `'${to}'`),
    )
  }
}

/** The types of GraphQL, which each version has. */
const types = "src/gatsby-types.d.ts"

function goneFields(file: string, text: string, before: string, after: string): readonly BrokenName[] {
  return [...text.matchAll(/graphql`([^`]*)`/g)].flatMap(({ 1: query = "", index }) =>
    [...query.replace(/#.*/g, (comment) => " ".repeat(comment.length)).matchAll(/[A-Za-z]\w*/g)].flatMap(
      ({ 0: name, index: at }) => {
        const isKnown = (known: string) => new RegExp(`\\b${name}(?:Fragment)?\\b`).test(known)
        if (!isKnown(before) || isKnown(after)) return []
        const line = text.slice(0, index + "graphql`".length + at).split("\n").length
        return [{ file, line, says: `${file}:${line} asks for ${name}, which GraphQL does not have any more` }]
      },
    ),
  )
}
