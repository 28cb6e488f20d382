import { valueAt } from "./json-path"

/**
 * @param content of a file that may break its contract
 * @param keys from the outermost to the innermost
 * @returns the value at these keys; undefined if there is none
 */
export const getIn = (content: unknown, ...keys: readonly string[]): unknown => valueAt(content, keys)

/** @returns the entries of a list; empty for anything else */
export const asList = (content: unknown): readonly unknown[] => (Array.isArray(content) ? content : [])
