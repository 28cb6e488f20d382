import { mkdir, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { escapeAttribute, escapeText } from "../../../language/html"
import { type Block, leaveOutLook, type Section } from "../changelog"
import type { LookChange } from "../proof/tools"
import { commitSubject, type Outcome, type Part, partsOf, secondsOf } from "./summary"

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid; }
`

/**
 * Writes the report as a page that a browser opens from the disk.
 *
 * @param folder for it, where the pictures are
 * @param outcome of the update
 * @param sections what the versions bring
 * @returns the page's path
 */
export async function writePage(folder: string, outcome: Outcome, sections: readonly Section[]): Promise<string> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, "index.html")
  await writeFile(path, pageOf(outcome, sections))
  return path
}

function pageOf(outcome: Outcome, sections: readonly Section[]): string {
  const title = escapeText(commitSubject(outcome))
  const { looks } = outcome.proof
  const pairs = typeof looks === "string" ? [] : looks.changes
  const brought = typeof looks === "string" || pairs.length > 0 ? sections : leaveOutLook(sections)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${brought.map(({ version, blocks }) => `<h2>What ${escapeText(version)} brings</h2>\n${blocks.map(blockOf).join("\n")}`).join("\n")}
<h2>What changes on this site</h2>
${partsOf(outcome).map(partOf).join("\n")}
${pairs.length > 0 ? `<h2>Pictures before and after</h2>\n${pairs.map(pairOf).join("\n")}` : ""}
<p>${escapeText(secondsOf(outcome))}</p>
</main>
</body>
</html>
`
}

const partOf = ({ heading, lines }: Part): string =>
  lines.length === 0 ? `<p>${escapeText(heading)}.</p>` : `<h3>${escapeText(heading)}</h3>\n${listOf(lines)}`

const blockOf = (block: Block): string =>
  block.kind === "list" ? listOf(block.items) : `<p>${escapeText(block.text)}</p>`

const listOf = (lines: readonly string[]): string =>
  `<ul>\n${lines.map((line) => `<li>${escapeText(line)}</li>`).join("\n")}\n</ul>`

function pairOf({ address, width, before, after }: LookChange): string {
  const name = `${address} at ${width} px`
  const figure = (file: string, when: string) =>
    `<figure><figcaption>${when}</figcaption><img src="${escapeAttribute(encodeURIComponent(basename(file)))}" alt="${escapeAttribute(`${name}, ${when.toLowerCase()}`)}" loading="lazy"></figure>`
  return `<h3>${escapeText(name)}</h3>\n<div class="pair">${figure(before, "Before")}${figure(after, "After")}</div>`
}
