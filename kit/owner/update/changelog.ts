import type { Nodes } from "mdast"
import { parseMarkdown, plainWords } from "../../content/markdown/markdown"
import { compareVersions, versionIn } from "../migrate/version"

/** The file that says what each version brings. */
export const changelogFile = "CHANGELOG.md"

/** A part of what a version brings, as plain text: the address of a link is a path within the kit, which nobody can follow elsewhere. */
export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }

/** What one version brings, as its section says. */
export interface Section {
  readonly version: string
  readonly blocks: readonly Block[]
}

/** The section of what has come since the last version. */
const unreleased = "Unreleased"

const heading = /^## +\[?(v?\d+\.\d+\.\d+)\]?.*$/

/**
 * @param text of a changelog
 * @returns its sections that belong to a version, in the file's order
 */
function sectionsOf(text: string): readonly Section[] {
  const parts = text.split(/^(?=## )/m)
  return parts.flatMap((part) => {
    const [first = "", ...lines] = part.split(/\r?\n/)
    const version = first === `## ${unreleased}` ? unreleased : versionIn(heading.exec(first)?.[1] ?? "")
    return version === undefined
      ? []
      : [{ version, blocks: parseMarkdown(lines.join("\n")).children.flatMap(blocksOf) }]
  })
}

function blocksOf(node: Nodes): readonly Block[] {
  if (node.type === "list")
    return [{ kind: "list", items: node.children.flatMap((item) => item.children.flatMap(lines)) }]
  const text = lines(node).join(" ")
  return text === "" ? [] : [{ kind: "paragraph", text }]
}

/** @returns a line for a paragraph or a heading, and one for each item of a list within a list */
function lines(node: Nodes): readonly string[] {
  if (node.type === "list" || node.type === "listItem" || node.type === "blockquote")
    return node.children.flatMap(lines)
  const words = node.type === "code" ? node.value : plainWords(node)
  return words.trim() === "" ? [] : [words.replaceAll(/\s+/g, " ").trim()]
}

/** How a paragraph begins that says how pages may look different. */
const ofLook = "What may look different:"

/** @returns the sections without what they say of the look: for where the pictures of all pages are the same */
export const leaveOutLook = (sections: readonly Section[]): readonly Section[] =>
  sections.map(({ version, blocks }) => ({
    version,
    blocks: blocks.filter((block) => block.kind === "list" || !block.text.startsWith(ofLook)),
  }))

/** How many characters a line in a terminal has. */
const lineLength = 80

/** @returns a section for a terminal */
export function formatSection({ version, blocks }: Section): string {
  const paragraphs = blocks.map((block) =>
    block.kind === "list" ? block.items.map((item) => wrapped(item, "- ")).join("\n") : wrapped(block.text, ""),
  )
  return [version, ...paragraphs].join("\n\n")
}

function wrapped(text: string, mark: string): string {
  const all: string[] = []
  let line = mark
  for (const word of text.split(" ")) {
    const longer = line.trim() === mark.trim() ? line + word : `${line} ${word}`
    if (longer.length <= lineLength || line.trim() === mark.trim()) line = longer
    else {
      all.push(line)
      line = " ".repeat(mark.length) + word
    }
  }
  return [...all, line].join("\n")
}

/**
 * @param text of the newer version's changelog
 * @param from the version that is there, without what it brought; undefined for none
 * @param to the newer version
 * @param isNumbered whether it is a version, not a commit after one, which brings what is not released as well
 * @returns what the versions between bring, newest first
 */
export function sectionsBetween(
  text: string,
  from: string | undefined,
  to: string,
  isNumbered = true,
): readonly Section[] {
  const all = sectionsOf(text)
  const numbered = all
    .filter(({ version }) => version !== unreleased && compareVersions(version, to) <= 0)
    .filter(({ version }) => from === undefined || compareVersions(version, from) > 0)
    .sort((one, other) => compareVersions(other.version, one.version))
  return isNumbered ? numbered : [...all.filter(({ version }) => version === unreleased), ...numbered]
}

/**
 * @param text of the changelog
 * @param version that what is not released becomes
 * @param today the day of the release
 * @returns the changelog with its heading; undefined if nothing is told of it
 */
export function releaseSection(text: string, version: string, today: Date): string | undefined {
  const parts = text.split(/^(?=## )/m)
  const index = parts.findIndex((part) => /^## Unreleased\r?\n/.test(part))
  const told = parts[index]?.replace(/^.*\r?\n/, "")
  if (told === undefined || told.trim() === "") return undefined
  const heading = `## ${version} (${today.toISOString().slice(0, 10)})\n`
  return parts.with(index, heading + told).join("")
}
