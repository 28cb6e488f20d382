import { createHash } from "node:crypto"
import type { Path } from "../../../../src/content/contract/field"

interface Common {
  /** Within data/. */
  readonly file: string
  /** Where it is in the present file; for an entry that was removed, where it would be put back. */
  readonly path: Path
  /**
   * The same for the same difference, whatever else changes: made of the file, the kind, where it was at the last commit, what it was and what
   * it is. Of what is new only its content counts.
   */
  readonly key: string
  /** Whether it is about the file as a whole: then the values are its text, or of a picture its path. */
  readonly isFile: boolean
}

/** One thing that differs from the last commit. */
export type ContentChange = Common &
  (
    | { readonly kind: "changed"; readonly before: unknown; readonly after: unknown }
    | { readonly kind: "added"; readonly after: unknown }
    | { readonly kind: "removed"; readonly before: unknown }
    /** The file had another path within data/: before and after are the paths. What else has changed in it is a change of its own. */
    | { readonly kind: "moved"; readonly before: string; readonly after: string }
    /** A list's entries stand in another order: the names of those that were there before, and for each of its places the present index of the entry to stand there. */
    | {
        readonly kind: "order"
        readonly before: readonly string[]
        readonly after: readonly string[]
        readonly order: readonly number[]
      }
  )

/** A key for a difference that is told by these values. */
export const keyOf = (...told: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(told)).digest("base64url").slice(0, 22)

/**
 * Of several differences that are one as good as the other, such as the same entry added twice, each has a key of its own. When one of them is
 * gone, the keys of the others are new: to take the first back twice does not take back the second.
 */
export function withKeys<Each extends { readonly key: string }>(all: readonly Each[]): readonly Each[] {
  const counts = new Map<string, number>()
  for (const { key } of all) counts.set(key, (counts.get(key) ?? 0) + 1)
  const seen = new Map<string, number>()
  return all.map((each) => {
    const count = counts.get(each.key) ?? 1
    if (count === 1) return each
    const number = (seen.get(each.key) ?? 0) + 1
    seen.set(each.key, number)
    return { ...each, key: `${each.key}.${number}of${count}` }
  })
}
