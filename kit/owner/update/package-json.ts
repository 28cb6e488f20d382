import { isGroup, type Json } from "../../content/json/edit-json"

/** Both sides have changed the same value. */
class Conflict extends Error {}

/**
 * Merges both sides of package.json by its keys: to git, a package of the owner's and one of the kit's on neighbouring lines are a conflict.
 *
 * @param texts the base, the owner's file and the kit's
 * @returns the owner's file with the kit's changes; undefined if both changed the same key, or a side is not JSON
 */
export function mergedPackage(texts: readonly [began: string, mine: string, kit: string]): string | undefined {
  try {
    const [began, mine, kit] = texts.map((text): Json => JSON.parse(text))
    return `${JSON.stringify(merged(began, mine, kit), null, 2)}\n`
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Conflict) return undefined
    throw error
  }
}

type Value = Json | undefined

function merged(began: Value, mine: Value, kit: Value): Value {
  const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other)
  if (isSame(began, kit) || isSame(mine, kit)) return mine
  if (isSame(began, mine)) return kit
  if (!isGroup(mine) || !isGroup(kit)) throw new Conflict()
  const before = isGroup(began) ? began : {}
  const keys = new Set([...Object.keys(kit), ...Object.keys(mine)])
  // JSON.stringify leaves out what is undefined.
  return Object.fromEntries([...keys].map((key) => [key, merged(before[key], mine[key], kit[key]) as Json]))
}
