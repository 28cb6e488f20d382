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

/**
 * @param file its path or its name, which begins the words in a list
 * @param path within the file
 * @returns the path in words: books[2].amazonUrl in a list, hero.heading in a group
 */
export function pathInWords(file: string, path: Path): string {
  const start = typeof path[0] === "number" ? file.slice(file.lastIndexOf("/") + 1).replace(/\.json$/, "") : ""
  return path.reduce<string>((words, step) => {
    if (typeof step === "number") return `${words}[${step}]`
    return words ? `${words}.${step}` : step
  }, start)
}
