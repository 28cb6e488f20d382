import type { Git } from "../../../content/files/git"
import { editJson, type Json } from "../../../content/json/edit-json"

/** A file that git could not merge, in its three versions: objects, undefined where it does not exist. */
export type Unmerged = Readonly<Partial<Record<"base" | "mine" | "kit", string>>>

type Group = Readonly<Record<string, Json>>

/**
 * Joins both sides of package.json by its keys: to git, a package of the owner's and one of the kit's on neighbouring lines are a conflict.
 *
 * @param git in the worktree of the merge
 * @param versions of package.json
 * @returns the object of the owner's file with the kit's changes; undefined if both changed the same key, or a side is no JSON
 */
export async function mergedPackage(git: Git, { base, mine, kit }: Unmerged): Promise<string | undefined> {
  if (!base || !mine || !kit) return undefined
  const texts = await Promise.all(
    [base, mine, kit].map(async (object) => (await git.bytes(["cat-file", "blob", object])).toString()),
  )
  const [began, owners, kits] = texts.map(groupIn)
  if (!began || !owners || !kits) return undefined
  const edits = editsBetween(began, owners, kits, [])
  if (!edits) return undefined
  const text = edits.reduce((now, edit) => editJson(now, edit), texts[1] ?? "")
  return (await git.bytes(["hash-object", "-w", "--stdin"], text)).toString().trim()
}

function groupIn(text: string): Group | undefined {
  try {
    const value: Json = JSON.parse(text)
    return isGroup(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value)

type Change = Parameters<typeof editJson>[1]

/** The edits that bring the kit's changes to the owner's value; undefined if one of them meets a change of the owner's. */
function editsBetween(base: Group, mine: Group, kit: Group, path: readonly string[]): readonly Change[] | undefined {
  const edits: Change[] = []
  const keys = [...new Set([...Object.keys(base), ...Object.keys(kit)])]
  for (const key of keys) {
    const [began, owners, kits] = [base[key], mine[key], kit[key]]
    const at = [...path, key]
    if (isSame(began, kits) || isSame(owners, kits)) continue
    if (isGroup(owners) && isGroup(kits) && (began === undefined || isGroup(began))) {
      const inner = editsBetween(began ?? {}, owners, kits, at)
      if (!inner) return undefined
      edits.push(...inner)
    } else if (!isSame(began, owners)) return undefined
    else if (kits === undefined) edits.push({ kind: "remove", path: at })
    else
      edits.push({ kind: "set", path: at, to: kits, before: Object.keys(kit).slice(0, Object.keys(kit).indexOf(key)) })
  }
  return edits
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
