/**
 * @param content of a file that may break its contract
 * @param path of a value in it
 * @returns the value at the path; undefined if there is none
 */
export const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined,
    content,
  )

/**
 * @param file path or name of the file; if the file is a list, the result starts with its name
 * @param path within the file
 * @returns the path as text: books[2].amazonUrl in a list, hero.heading in a group
 */
export function pathInWords(file: string, path: Path): string {
  const start = typeof path[0] === "number" ? file.slice(file.lastIndexOf("/") + 1).replace(/\.json$/, "") : ""
  return path.reduce<string>((words, step) => {
    if (typeof step === "number") return `${words}[${step}]`
    return words ? `${words}.${step}` : step
  }, start)
}

/**
 * @param content of a file that may break its contract
 * @param keys from the outermost to the innermost
 * @returns the value at these keys; undefined if there is none
 */
export const getIn = (content: unknown, ...keys: readonly string[]): unknown => valueAt(content, keys)

/** @returns any value of content as text. `String` throws for an object whose key toString is not a function. */
export const asText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value)

/** @returns the entries of a list; empty for anything else */
export const asList = (content: unknown): readonly unknown[] => (Array.isArray(content) ? content : [])

/**
 * @param key such as longDescription
 * @returns the key in words, such as Long description; a final Url is dropped
 */
export function keyInWords(key: string): string {
  const words = key.replace(/(?<=.)Url$/, "").replace(/(?<=.)\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Keys and indexes that lead to a value, from the root of its file. */
export type Path = ReadonlyArray<string | number>
