import { readFileSync, writeFileSync } from "node:fs"
import { join, posix } from "node:path"
import { build, type Message } from "esbuild"
import type { Git } from "../../../content/files/git"
import { told } from "../../../content/sentences/sentences"
import { textAt } from "../kit-file"
import type { Sides } from "./merge"
import { renamesBetween } from "./trees"

/** A name in the owner's code that leads nowhere since the merge. */
export interface BrokenName {
  /** The file and the line, and what is wrong there. */
  readonly says: string
  /** Corrects the import, where the kit has only moved the file. */
  readonly correct?: () => void
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
  { base, kit }: Sides,
  files: readonly string[],
): Promise<readonly BrokenName[]> {
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith(".d.ts"))
  if (sources.length === 0) return []
  const renames = await renamesBetween(git, base, kit)
  const [before = "", after = ""] = [await textAt(git, base, types), await textAt(git, kit, types)]
  return [
    ...(await unresolvedImports(site, sources)).map((message) => brokenImport(site, message, renames)),
    ...sources.flatMap((file) => goneNames(file, readFileSync(join(site, file), "utf8"), before, after)),
  ]
}

/** Files that esbuild need not read to find imports. */
const assets = [".css", ".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".woff2", ".md"]

/** What esbuild says of these files: imports that lead to no file, or to a name that the file does not have. */
async function unresolvedImports(site: string, files: readonly string[]): Promise<readonly Message[]> {
  try {
    await build({
      absWorkingDir: site,
      entryPoints: [...files],
      bundle: true,
      write: false,
      outdir: "unused",
      format: "esm",
      platform: "node",
      packages: "external",
      loader: Object.fromEntries(assets.map((ending) => [ending, "empty"])),
      logLevel: "silent",
    })
    return []
  } catch (error) {
    const { errors }: { readonly errors?: readonly Message[] } = Object(error)
    if (!errors) throw error
    return errors.filter(({ location }) => files.includes(location?.file ?? ""))
  }
}

function brokenImport(site: string, { text, location }: Message, renames: ReadonlyMap<string, string>): BrokenName {
  const { file = "", line } = location ?? {}
  const [, specifier] = /^Could not resolve "(\.[^"]+)"/.exec(text) ?? []
  if (specifier === undefined) return { says: `${file}:${line} ${text}` }
  const wasAt = [...renames].find(([, to]) => to === file)?.[0] ?? file
  const target = posix.join(posix.dirname(wasAt), specifier)
  const was = [...renames.keys()].find((path) => path === target || withoutEnding(path) === target)
  const now = was && renames.get(was)
  const says = told("update.import", { place: `${file}:${line}`, specifier, now })
  if (now === undefined) return { says }
  const path = posix.relative(posix.dirname(file), was === target ? now : withoutEnding(now))
  return {
    says,
    correct() {
      const [from, to] = [specifier, path.startsWith(".") ? path : `./${path}`]
      const written = readFileSync(join(site, file), "utf8")
      writeFileSync(join(site, file), written.replaceAll(`"${from}"`, `"${to}"`).replaceAll(`'${from}'`, `'${to}'`))
    },
  }
}

/** @returns a path as an import may name it */
const withoutEnding = (path: string): string => path.replace(/(?:\/index)?\.[cm]?[jt]sx?$/, "")

/** The types of GraphQL, which each version has. */
const types = "src/gatsby-types.d.ts"

function goneNames(file: string, text: string, before: string, after: string): readonly BrokenName[] {
  return [...text.matchAll(/graphql`([^`]*)`/g)].flatMap(({ 0: tagged, index }) =>
    [...tagged.replace(/#.*/g, (comment) => " ".repeat(comment.length)).matchAll(/[A-Za-z]\w*/g)].flatMap(
      ({ 0: name, index: at }) => {
        const isKnown = (known: string) => new RegExp(`\\b${name}(?:Fragment)?\\b`).test(known)
        if (!isKnown(before) || isKnown(after)) return []
        const line = text.slice(0, index + at).split("\n").length
        return [{ says: told("update.query", { place: `${file}:${line}`, name }) }]
      },
    ),
  )
}
