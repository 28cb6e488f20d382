import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join, relative } from "node:path"
import type { Change } from "../mutation"
import { withRenewedPolicy } from "./page-policy"

/** Folders that a copy does not need, wherever they are: it uses the project's packages. */
const left = new Set(["node_modules", ".git", ".cache", ".bench", "test-results"])

/** A copy of the project with its built sites, in which things are broken. */
export interface Workshop {
  readonly folder: string
  /**
   * Makes changes in an owner's project.
   *
   * @returns a function that undoes them
   * @throws an Error if there is nothing to change; earlier changes are undone
   */
  change(owner: string, changes: readonly Change[]): () => void
  /** Removes the copy. */
  close(): void
}

/**
 * @param project with built sites: its own, and those of other owners
 * @returns a copy of it in the system's folder for temporary files; the project itself is never changed
 */
export function openWorkshop(project: string): Workshop {
  const folder = mkdtempSync(join(tmpdir(), "mutations-"))
  cpSync(project, folder, {
    recursive: true,
    filter: (source) => !left.has(basename(source)),
  })
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"))
  const placeOf = (owner: string) => (owner === "sample" ? folder : join(folder, ".owners", owner))
  return {
    folder,
    change: (owner, changes) => changeAll(placeOf(owner), changes),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

type Undoing = () => void

function changeAll(place: string, changes: readonly Change[]): Undoing {
  const undoings: Undoing[] = []
  const undo = () => {
    for (const step of undoings.splice(0).reverse()) step()
  }
  try {
    for (const change of changes) undoings.push(...changeOne(place, change))
  } catch (error) {
    undo()
    throw error
  }
  return undo
}

function changeOne(place: string, change: Change): Undoing[] {
  if ("copy" in change) {
    const { copy, folder, to } = change
    return needed(
      filesOf(place, copy, folder).flatMap((path) => put(path, join(place, to, relative(join(place, folder), path)))),
      `All of ${copy} is in ${to} already.`,
    )
  }
  if ("remove" in change) return filesOf(place, change.remove, change.folder).map(remove)
  const { files, folder, from, to } = change
  return needed(
    filesOf(place, files, folder).flatMap((path) => replace(path, from, to)),
    `${from} is not in ${files}.`,
  )
}

function needed<Step>(steps: Step[], complaint: string): Step[] {
  if (steps.length === 0) throw new Error(`${complaint} There is nothing to break.`)
  return steps
}

/** The files that a change names; there is at least one. */
function filesOf(place: string, files: string | RegExp, folder = "."): string[] {
  const root = join(place, folder)
  const paths =
    typeof files === "string"
      ? [files].filter((path) => existsSync(join(root, path)))
      : readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
          .filter((path) => files.test(path))
  return needed(
    paths.map((path) => join(root, path)),
    `There is no file ${files} in ${root}.`,
  )
}

function replace(path: string, from: string | RegExp, to: string): Undoing[] {
  const before = readFileSync(path, "utf8")
  const after = typeof from === "string" ? before.replaceAll(from, () => to) : before.replace(from, to)
  if (after === before) return []
  writeFileSync(path, path.endsWith(".html") ? withRenewedPolicy(before, after) : after)
  return [() => writeFileSync(path, before)]
}

function put(from: string, to: string): Undoing[] {
  if (existsSync(to)) return []
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
  return [() => rmSync(to)]
}

function remove(path: string): Undoing {
  const content = readFileSync(path)
  rmSync(path)
  return () => writeFileSync(path, content)
}
