import { parse as parseToml, TomlError } from "smol-toml"
import { parse as parseYaml, YAMLParseError } from "yaml"
import { isGroup, tryJson } from "../../../content/json/edit-json"
import { withLineFeeds } from "../../../content/location/source-text"
import { told } from "../../../content/sentences/sentences"

/** Values by their names, and groups of them. */
export type Settings = Readonly<Record<string, unknown>>

export interface FrontMatter {
  readonly settings: Settings
  readonly body: string
}

/** Thrown for front matter that cannot be read. Its message is half a sentence that says why. */
export class FrontMatterError extends Error {}

/** Front matter between the marks of YAML (Jekyll, Hugo, Astro, Hashnode) or of TOML (Hugo, Zola). */
const marked = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)^\1[ \t]*(?:\n|$)/m

/**
 * @param text of a Markdown file
 * @returns its front matter in YAML, TOML or JSON, and the text below; undefined if it has none
 * @throws FrontMatterError if it cannot be read
 */
export function frontMatter(text: string): FrontMatter | undefined {
  const plain = withLineFeeds(text).replace(/^\ufeff?\s*(?=---|\+\+\+|\{)/, "")
  if (/^\{\s*(?:"|\n|\})/.test(plain)) return inJson(plain)
  if (!/^(?:---|\+\+\+)[ \t]*\n/.test(plain)) return undefined
  const found = plain.startsWith("---") || plain.startsWith("+++") ? marked.exec(plain) : null
  if (found?.index !== 0) throw new FrontMatterError(told("import.front.noEnd"))
  const [whole, mark, written = ""] = found
  const settings = mark === "---" ? fromYaml(written) : fromToml(written)
  return { settings, body: plain.slice(whole.length) }
}

/** @throws FrontMatterError if it is not a group of values */
export function fromYaml(written: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = parseYaml(written, { logLevel: "error", uniqueKeys: false })
    if (read === null || isGroup(read)) return read ?? {}
  } catch (error) {
    if (error instanceof YAMLParseError) throw errorAt(written, error.linePos?.[0].line ?? 0, "YAML")
    // Aliases that multiply without end.
    if (!(error instanceof ReferenceError)) throw error
  }
  throw new FrontMatterError(told("import.front.noGroup"))
}

/** @throws FrontMatterError if it cannot be read */
export function fromToml(written: string): Readonly<Record<string, unknown>> {
  try {
    return parseToml(written)
  } catch (error) {
    if (error instanceof TomlError) throw errorAt(written, error.line, "TOML")
    throw error
  }
}

/** A line of the file, which begins with the mark of the front matter, and the key that it belongs to. */
function errorAt(written: string, line: number, format: string): FrontMatterError {
  const lines = written.split("\n").slice(0, Math.max(line, 1)).reverse()
  const key = lines.map((each) => /^([\w-]+)\s*[:=]/.exec(each)?.[1]).find((each) => each !== undefined)
  return new FrontMatterError(told("import.front.line", { line: String(line + 1), key, format }))
}

/** Hugo's JSON front matter ends with the bracket that closes the first one. */
function inJson(text: string): FrontMatter {
  for (let end = text.indexOf("\n}"); end >= 0; end = text.indexOf("\n}", end + 1)) {
    const settings = tryJson(text.slice(0, end + 2))
    if (isGroup(settings)) return { settings, body: text.slice(end + 2) }
  }
  throw new FrontMatterError(told("import.front.noJson"))
}
