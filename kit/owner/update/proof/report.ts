import { mkdir, readFile, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { spokenLanguage, told } from "../../../content/sentences/sentences"
import { escapeAttribute, escapeText } from "../../../language/html"
import type { LookChange } from "./tools"

/** A heading and the lines under it. A part without lines is left out. */
export interface Part {
  readonly heading: string
  readonly lines: readonly string[]
}

/** @returns a part that is a sentence */
export const sentence = (text: string): Part => ({ heading: "", lines: [text] })

/**
 * @param parts of a report
 * @param most how many lines of each are told
 * @returns the report as plain text
 */
export const reportText = (parts: readonly Part[], most = Number.POSITIVE_INFINITY): string =>
  parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => {
      if (heading === "") return `${lines.join(" ")}.`
      const more = lines.length > most ? [told("update.more", { count: lines.length - most })] : []
      return [`${heading}:`, ...[...lines.slice(0, most), ...more].map((line) => `- ${line}`)].join("\n")
    })
    .join("\n\n")

/** What a report tells. */
export interface Report {
  readonly title: string
  /** What the versions bring. */
  readonly changes: string
  readonly parts: readonly Part[]
  readonly looks: readonly LookChange[]
}

/**
 * Writes the report as a page that a browser opens from the disk.
 *
 * @param folder for it, where the pictures are
 * @param report what it tells
 * @returns the page's path
 */
export async function writeReport(folder: string, { title, changes, parts, looks }: Report): Promise<string> {
  const path = join(folder, "index.html")
  const page = await readFile(join(__dirname, "report.html"), "utf8")
  const texts: Readonly<Record<string, string>> = {
    language: spokenLanguage(),
    title: escapeText(title),
    comes: told("update.comes"),
    changes: escapeText(changes),
    differs: told("update.differs"),
    summary: escapeText(reportText(parts)),
    looks: looks.map(pairOf).join("\n"),
  }
  await mkdir(folder, { recursive: true })
  await writeFile(
    path,
    page.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => texts[name] ?? ""),
  )
  return path
}

function pairOf({ name, before, after }: LookChange): string {
  const figure = (file: string, when: string) =>
    `<figure><figcaption>${when}</figcaption><img src="${encodeURIComponent(basename(file))}" alt="${escapeAttribute(`${name}, ${when}`)}" loading="lazy"></figure>`
  return `<h2>${escapeText(name)}</h2>\n<div class="pair">${figure(before, told("update.before"))}${figure(after, told("update.after"))}</div>`
}
