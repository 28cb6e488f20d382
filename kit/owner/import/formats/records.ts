import { isGroup } from "../../../content/json/edit-json"

/** @returns the value of a key, in any case and with any signs: people write Cover-Image, cover_image and coverImage */
export function valueAt(record: unknown, key: string): unknown {
  if (!isGroup(record)) return undefined
  if (Object.hasOwn(record, key)) return record[key]
  const found = Object.keys(record).find((each) => plainKey(each) === plainKey(key))
  return found === undefined ? undefined : record[found]
}

const plainKey = (key: string): string => key.toLowerCase().replace(/[-_ ]/g, "")

/** @returns the first text among values of some keys; a path such as cover.image leads into groups */
export function textAt(record: unknown, ...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const text = asText(path.split(".").reduce<unknown>(valueAt, record))
    if (text !== undefined) return text
  }
  return undefined
}

function asText(value: unknown): string | undefined {
  if (Array.isArray(value)) return asText(value[0])
  // smol-toml has a date of its own.
  const text = value instanceof Date ? value.toISOString() : value
  if (typeof text === "number") return String(text)
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined
}
