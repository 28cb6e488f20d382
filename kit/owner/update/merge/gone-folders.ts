import { posix } from "node:path"
import type { Git } from "../../../content/files/git"
import type { Files } from "./trees"

/**
 * @param git in the project
 * @param began the commit that the owner's site was made from, with its files
 * @param mine the owner's files
 * @param kit the commit of the kit's new version
 * @returns whether the owner deleted a folder that was there in the beginning, under its name of today
 */
export async function goneFolders(
  git: Git,
  began: { readonly commit: string; readonly files: Files },
  mine: Files,
  kit: string,
): Promise<(folder: string) => boolean> {
  const [before, kept] = [foldersIn(began.files.keys()), foldersIn(mine.keys())]
  const gone = new Set([...before].filter((folder) => !kept.has(folder)))
  if (gone.size > 0)
    for (const folder of movedFolders(gone, before, await renamesBetween(git, began.commit, kit))) gone.add(folder)
  return (folder) => gone.has(folder)
}

/**
 * Where the kit has moved folders to. Its files may have been sorted anew: a folder is the former one if most of that one's files are in it, and most of what
 * was moved into it comes from there.
 */
function movedFolders(gone: ReadonlySet<string>, before: ReadonlySet<string>, renames: readonly Rename[]): string[] {
  const topmost = [...gone].filter((folder) => !gone.has(posix.dirname(folder)))
  return topmost.flatMap((folder) => {
    const out = renames.filter(({ from }) => from.startsWith(`${folder}/`))
    return [...foldersIn(out.map(({ to }) => to))].filter((target) => {
      const isInside = ({ to }: Rename) => to.startsWith(`${target}/`)
      const arrived = out.filter(isInside).length
      return !before.has(target) && 2 * arrived > out.length && 2 * arrived > renames.filter(isInside).length
    })
  })
}

/** A file under its former and its new name. */
export interface Rename {
  readonly from: string
  readonly to: string
}

/** @returns the files that git takes for the same in both commits, as a merge does (git's `merge.renameLimit`) */
export async function renamesBetween(git: Git, one: string, other: string): Promise<readonly Rename[]> {
  const told = await git.bytes([
    "diff-tree",
    "-r",
    "-M",
    "-l7000",
    "--name-status",
    "--diff-filter=R",
    "-z",
    one,
    other,
  ])
  const fields = told.toString().split("\0")
  return fields.flatMap((from, index) => (index % 3 === 1 ? [{ from, to: fields[index + 1] ?? "" }] : []))
}

const foldersIn = (paths: Iterable<string>): ReadonlySet<string> => new Set([...paths].flatMap(foldersOf))

/** @returns the folders that a file is in, the outermost first */
export function foldersOf(path: string): readonly string[] {
  const folder = posix.dirname(path)
  return folder === "." ? [] : [...foldersOf(folder), folder]
}
