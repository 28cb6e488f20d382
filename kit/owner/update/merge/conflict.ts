import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Git } from "../../../content/files/git"

/** Whose version of what both changed is taken. */
export type Side = "mine" | "kit"

/** A file in its three versions: mode and object each; undefined where it does not exist. */
interface Stages {
  readonly base: Stage | undefined
  readonly mine: Stage | undefined
  readonly kit: Stage | undefined
}

interface Stage {
  readonly mode: string
  readonly object: string
}

/** A file that both sides changed in a way that git cannot join. */
export interface Conflict extends Stages {
  readonly path: string
}

/**
 * @param git in the worktree of a merge
 * @returns the conflicts that it left
 */
export async function conflictsIn(git: Git): Promise<readonly Conflict[]> {
  const lines = (await git.bytes(["ls-files", "--unmerged", "-z"])).toString().split("\0").filter(Boolean)
  const byPath = new Map<string, Stages>()
  for (const line of lines) {
    const [, mode = "", object = "", number = "", path = ""] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(line) ?? []
    const known = byPath.get(path) ?? { base: undefined, mine: undefined, kit: undefined }
    byPath.set(path, { ...known, [names[Number(number) - 1] ?? "base"]: { mode, object } })
  }
  return [...byPath].map(([path, stages]) => ({ path, ...stages }))
}

const names = ["base", "mine", "kit"] as const

/** @returns what a decision is known by: the same file with other changes is another conflict */
export const identityOf = ({ path, base, mine, kit }: Conflict): string =>
  [path, ...[base, mine, kit].map((stage) => stage?.object ?? "none")].join(" ")

/** @returns whether the owner deleted the file and the kit changed it: it stays deleted */
export const isDeletedByOwner = ({ base, mine }: Conflict): boolean => base !== undefined && mine === undefined

/** What a conflict becomes: a file, or nothing. */
export type Outcome = Stage | undefined

/**
 * @param git in the worktree of the merge
 * @param conflict to resolve
 * @param side whose lines are taken where both changed the same ones; the other changes of both stay
 * @returns what the file becomes
 */
export async function resolvedStage(git: Git, conflict: Conflict, side: Side): Promise<Outcome> {
  const { base, mine, kit } = conflict
  const taken = conflict[side]
  if (!mine || !kit || !isText(mine) || !isText(kit)) return taken
  // A change of the mode counts on either side, as in a merge without conflict.
  const mode = base && mine.mode === base.mode ? kit.mode : mine.mode
  const files = [mine, base, kit].map((stage) => stage?.object)
  const merged = await mergedText(git, files, side === "mine" ? "--ours" : "--theirs")
  return merged === undefined ? taken && { ...taken, mode } : { mode, object: merged }
}

/** Not a symbolic link, nor another repository. */
const isText = ({ mode }: Stage): boolean => mode.startsWith("100")

/** @returns the object with the lines of both, and of one where they conflict; undefined for files that are no text */
async function mergedText(
  git: Git,
  objects: ReadonlyArray<string | undefined>,
  favour: "--ours" | "--theirs",
): Promise<string | undefined> {
  const contents = await Promise.all(objects.map((object) => contentOf(git, object)))
  if (contents.some(isBinary)) return undefined
  const folder = mkdtempSync(join(tmpdir(), "merge-"))
  try {
    const paths = contents.map((_content, index) => join(folder, String(index)))
    for (const [index, path] of paths.entries()) writeFileSync(path, contents[index] ?? "")
    const text = await git.bytes(["merge-file", "-p", "--quiet", favour, ...paths])
    return (await git.bytes(["hash-object", "-w", "--stdin"], text)).toString().trim()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** How git tells: a zero byte near the beginning. */
const isBinary = (content: Buffer): boolean => content.subarray(0, 8000).includes(0)

/** @returns the bytes of an object; none without one */
export const contentOf = async (git: Git, object: string | undefined): Promise<Buffer> =>
  object === undefined ? Buffer.of() : git.bytes(["cat-file", "blob", object])
