import { posix } from "node:path"
import type { FrontMatter, Settings } from "./front-matter"

/** Notion ends the names of pages with an identity. */
const identity = / ([0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** @returns the name of a file without Notion's identity; undefined if it has none */
export function notionName(path: string): string | undefined {
  const stem = posix.basename(path).replace(/\.\w+$/, "")
  return identity.test(stem) ? stem.replace(identity, "") : undefined
}

/** The properties of a page stand below its title, a line each. */
const property = /^([\p{L}][^:\n]{0,40}): (.+)$/u

/**
 * Reads a page of Notion's export in Markdown.
 *
 * @param text of the file
 * @returns its properties as settings, by their names in small letters, and the text below them
 */
export function notionPage(text: string): FrontMatter {
  const [, title = "", rest = text] = /^\ufeff?# ([^\n]*)\n+([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n")) ?? []
  const [head = "", ...others] = rest.split(/\n{2,}/)
  const lines = head.split("\n").map((line) => property.exec(line))
  const properties = lines.flatMap((found) => (found ? [[found[1] ?? "", found[2] ?? ""] as const] : []))
  const isHead =
    title !== "" && properties.length === lines.length && properties.some(([name]) => usual.test(plain(name)))
  const settings = { ...(title === "" ? {} : { title }), ...(isHead ? notionSettings(properties) : {}) }
  return { settings, body: isHead ? others.join("\n\n") : rest }
}

/** Names that a database of texts has. A paragraph may look like a property. */
const usual =
  /^(?:date|created|published?|tags?|topics?|categor|status|slug|url|type|summary|description|author|lastedited|datum|erstellt)/

/** Settings that other programs have too. */
const understood =
  /^(?:title|date|published|publishdate|created|tags?|topics?|categor(?:y|ies)|status|slug|url|summary|description|excerpt|cover|image)$/

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

/** The properties of a page as settings, by their names in small letters; those that no other program has are one setting. */
const notionSettings = (properties: readonly (readonly [name: string, value: string])[]): Settings =>
  known(Object.fromEntries(properties.map(([name, value]) => [plain(name), value])))

/** A checked box, and a state that says so, are what other programs call published. */
function known({ status, published, ...others }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const settings = Object.fromEntries(Object.entries(others).filter(([name]) => understood.test(name)))
  const rest = Object.entries(others).filter(([name]) => !understood.test(name))
  const isDraft = /^(?:no|false|draft|entwurf|in progress|not started|idea|idee)$/i.test(
    (published ?? status ?? "").trim(),
  )
  return {
    ...settings,
    ...(rest.length > 0 ? { properties: rest.map(([name, value]) => `${name}: ${value}`).join("; ") } : {}),
    ...(isDraft ? { draft: "true" } : {}),
    ...(published !== undefined && !/^(?:yes|no|true|false)$/i.test(published) ? { published } : {}),
    ...(status === undefined || isDraft ? {} : { status }),
  }
}
