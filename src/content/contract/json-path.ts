import type { Path } from "./field"

/**
 * @param content anything at all: of a file that may break its contract
 * @param path of a value in it
 * @returns what stands there; undefined if there is nothing
 */
export const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined,
    content,
  )
