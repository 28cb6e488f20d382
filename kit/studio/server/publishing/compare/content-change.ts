import { createHash } from "node:crypto"
import type { Path } from "../../../../content/location/json-path"

interface Common {
  /** Within data/. */
  readonly file: string
  /** The path in the current file; for a removed entry, where it would be restored. */
  readonly path: Path
  /**
   * Equal differences have equal keys, whatever else has changed: the key is derived from the file, the kind, the path at the last commit, and the values
   * before and after. A new entry is identified by its content alone.
   */
  readonly key: string
  /** Whether it concerns the file as a whole. The values are then its text, or a picture's path. */
  readonly isFile: boolean
}

/** One difference from the last commit. */
export type ContentChange = Common &
  (
    | { readonly kind: "changed"; readonly before: unknown; readonly after: unknown }
    | { readonly kind: "added"; readonly after: unknown }
    | { readonly kind: "removed"; readonly before: unknown }
    /** The file's path within data/ has changed: before and after are the paths. Changes in its content are separate. */
    | { readonly kind: "moved"; readonly before: string; readonly after: string }
    /** The order of a list, or of a page's sections, has changed: the names of the kept entries, and for each index the current index of the entry that restores the former order. */
    | {
        readonly kind: "order"
        readonly before: readonly string[]
        readonly after: readonly string[]
        readonly order: readonly number[]
      }
  )

/** @returns a key for a difference, hashed from the values that identify it */
export const keyOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22)

/**
 * Gives interchangeable differences, such as the same entry added twice, distinct keys. When one of them is gone, the others get new keys: taking
 * the first back twice does not take back the second.
 */
export function withKeys<Each extends { readonly change: ContentChange }>(all: readonly Each[]): readonly Each[] {
  const seen = new Map<string, number>()
  return all.map((each) => {
    const { key } = each.change
    const count = all.filter(({ change }) => change.key === key).length
    const number = (seen.get(key) ?? 0) + 1
    seen.set(key, number)
    return count === 1 ? each : { ...each, change: { ...each.change, key: `${key}.${number}of${count}` } }
  })
}
