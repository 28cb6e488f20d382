import { parse as parseYaml, YAMLParseError } from "yaml"
import { isGroup } from "../../../content/json/edit-json"
import { withLineFeeds } from "../../../content/location/source-text"
import { told } from "../../../content/sentences/sentences"

interface FrontMatter {
  readonly settings: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Thrown for front matter that cannot be read. Its message is half a sentence that says why. */
export class FrontMatterError extends Error {}

/** Between the marks of YAML, as Jekyll, Hugo, Astro, Hashnode and Obsidian write it. */
const marked = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m

/**
 * @param text of a file
 * @returns its front matter, and the text below; no settings if it has none
 * @throws FrontMatterError if it cannot be read
 */
export function frontMatter(text: string): FrontMatter {
  const plain = withLineFeeds(text).replace(/^\ufeff?\s*(?=---|\+\+\+)/, "")
  if (/^\+\+\+[ \t]*\n/.test(plain)) throw new FrontMatterError(told("import.front.toml"))
  if (!/^---[ \t]*\n/.test(plain)) return { settings: {}, body: plain }
  const found = marked.exec(plain)
  if (found?.index !== 0) throw new FrontMatterError(told("import.front.noEnd"))
  const [whole, written = ""] = found
  return { settings: settingsIn(written), body: plain.slice(whole.length) }
}

function settingsIn(written: string): FrontMatter["settings"] {
  try {
    const read: unknown = parseYaml(written, { logLevel: "error", uniqueKeys: false })
    if (read === null || isGroup(read)) return read ?? {}
  } catch (error) {
    // The mark of the front matter is the file's first line.
    if (error instanceof YAMLParseError)
      throw new FrontMatterError(told("import.front.line", { line: String((error.linePos?.[0].line ?? 0) + 1) }))
    // Aliases that expand without end.
    if (!(error instanceof ReferenceError)) throw error
  }
  throw new FrontMatterError(told("import.front.noGroup"))
}

/** @returns the first text among values of some keys, however they are written: cover-image, cover_image and coverImage; cover.image is within a group */
export function textAt(settings: FrontMatter["settings"], ...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const text = asText(path.split(".").reduce<unknown>(valueOfKey, settings))
    if (text !== undefined) return text
  }
  return undefined
}

/** @returns all texts among the values of some keys, each of which may be a list, or one text with commas */
export const textsAt = (settings: FrontMatter["settings"], ...keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => {
    const value = valueOfKey(settings, key)
    return Array.isArray(value) ? value.flatMap((each) => asText(each) ?? []) : (asText(value)?.split(",") ?? [])
  })

function valueOfKey(settings: unknown, key: string): unknown {
  if (!isGroup(settings)) return undefined
  const found = Object.keys(settings).find((each) => each.toLowerCase().replace(/[-_ ]/g, "") === key.toLowerCase())
  return found === undefined ? undefined : settings[found]
}

function asText(value: unknown): string | undefined {
  if (Array.isArray(value)) return asText(value[0])
  if (typeof value === "number") return String(value)
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined
}
