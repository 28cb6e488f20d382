import { mkdir, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
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
      const more = lines.length > most ? [`and ${lines.length - most} more`] : []
      return [`${heading}:`, ...[...lines.slice(0, most), ...more].map((line) => `- ${line}`)].join("\n")
    })
    .join("\n\n")

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
.text { white-space: pre-wrap; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid; }
`

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
  await mkdir(folder, { recursive: true })
  await writeFile(
    path,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
<h2>What comes</h2>
<div class="text">${escapeText(changes)}</div>
<h2>What changes on this site</h2>
<div class="text">${escapeText(reportText(parts))}</div>
${looks.map(pairOf).join("\n")}
</main>
</body>
</html>
`,
  )
  return path
}

function pairOf({ name, before, after }: LookChange): string {
  const figure = (file: string, when: string) =>
    `<figure><figcaption>${when}</figcaption><img src="${encodeURIComponent(basename(file))}" alt="${escapeAttribute(`${name}, ${when.toLowerCase()}`)}" loading="lazy"></figure>`
  return `<h2>${escapeText(name)}</h2>\n<div class="pair">${figure(before, "Before")}${figure(after, "After")}</div>`
}
