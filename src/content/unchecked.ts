import { valueAt } from "./contract/json-path"

/**
 * @param content anything at all: of a file that may break its contract
 * @param keys from the outermost to the innermost
 * @returns what stands there, or undefined
 */
export const valueIn = (content: unknown, ...keys: readonly string[]): unknown => valueAt(content, keys)

/** @returns the entries of a list; none if it is something else */
export const listOf = (content: unknown): readonly unknown[] => (Array.isArray(content) ? content : [])
