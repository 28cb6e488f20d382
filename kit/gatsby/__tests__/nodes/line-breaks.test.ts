import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { edit, withChange, write } from "../../../content/__tests__/support/changed-data"
import { checkData } from "../../../content/check/check-data"
import { readCustomPage } from "../../../content/check/read-custom-page"
import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { decodeText } from "../../../content/files/decode"
import { CheckMemo } from "../../../content/files/memo"
import { withLineFeeds } from "../../../content/location/source-text"
import { parseMarkdown } from "../../../content/markdown/markdown"
import { splitFrontMatter } from "../../../content/markdown/settings"
import { textParts } from "../../nodes/text-parts"

const lineBreaks = [
  ["Windows", "\r\n"],
  ["old Macs", "\r"],
] as const

/** Gives all texts of a folder different line breaks, and those in Markdown a byte order mark. */
async function convert(root: string, lineBreak: string, mark = ""): Promise<void> {
  for (const name of await readdir(root, { recursive: true })) {
    if (!/\.(?:json|md|svg)$/.test(name)) continue
    const text = withLineFeeds(await readFile(join(root, name), "utf8")).replaceAll("\n", lineBreak)
    await writeFile(join(root, name), (name.endsWith(".md") ? mark : "") + text)
  }
}

/** Each message with its place; a fix that is a whole text has Unix line breaks, which an edit turns into those of the file. */
const said = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ lineText: _, ...diagnostic }) => diagnostic)

async function sameInBoth(root: string, lineBreak: string, mark: string): Promise<void> {
  // Pictures stay as they are.
  const memo = new CheckMemo()
  const before = said(await checkData(root, { memo }))
  await convert(root, lineBreak, mark)
  expect(said(await checkData(root, { memo }))).toEqual(before)
}

/** A text with what the check looks for in lines, across lines, and at their ends. */
const errors = `Words with a [link](/boks/) and
one more [link](/books) on the next line, and a note[^1].

• pasted
• from elsewhere

| A | B |
| 1 | 2 |

#### Too deep

<b>HTML</b> and [nothing][there] and ^[a note
over lines].

![](images/none.png)
Not alone.

[to a page
over lines](/bo oks/)

~~~javascrip
const open = true
`

const own = `---
title: Prices
description: "What it costs."
service: none
figures:
  - figure: 1
    text: day
---

${errors}`

test.each(lineBreaks)(
  "the check finds the same errors in texts with the line breaks of %s",
  async (_whose, lineBreak) => {
    await withChange(
      async (root) => {
        await write("posts/a-small-database.md", errors)(root)
        await write("pages/privacy.md", "---\ntitle: Privacy\n---\nText.\n")(root)
        await write("pages/terms.md", "\n\n")(root)
        await write("pages/own/prices.md", own)(root)
        await edit("books.json", '"title": ', '"titel": ')(root).catch(() => undefined)
      },
      async (root) => {
        const codes = new Set((await checkData(root)).map(({ code }) => code))
        expect(codes.size).toBeGreaterThan(10)
        await sameInBoth(root, lineBreak, "\ufeff")
      },
    )
  },
)

test("a JSON file that is broken off in a line is the same error with any line breaks", async () => {
  for (const [, lineBreak] of lineBreaks)
    await withChange(write("books.json", '[\n  { "title": "One\n" }\n  { "title": Two }\n]\n'), (root) =>
      sameInBoth(root, lineBreak, ""),
    )
})

const page = `---
title: "Stopping six"
description: >-
  Of nine
  projects.
# What stood there.
figures:
  - figure: "6"
    text: Stopped
---

## One

Some words
and more, with a [link](/books/).

- a point
- another

\`\`\`js
const a = 1

const b = 2
\`\`\`

| A | B |
| --- | --- |
| 1 | 2 |
`

const htmlOf = (bytes: Buffer) =>
  textParts(parseMarkdown(splitFrontMatter(decodeText(bytes).source.text).body), {
    opensInNewTab: "opens in a new tab",
    footnotes: "Notes",
    backToText: "Back",
    pathPrefix: "",
  })

test.each([
  ["Windows", "\r\n", ""],
  ["Windows and a byte order mark", "\r\n", "\ufeff"],
  ["old Macs", "\r", ""],
])(
  "a page of one’s own with the line breaks of %s has the same settings and the same HTML",
  (_whose, lineBreak, mark) => {
    const [unix, other] = [page, mark + page.replaceAll("\n", lineBreak)].map((text) => {
      const bytes = Buffer.from(text)
      const { content, diagnostics, body } = readCustomPage("pages/own/stopping.md", bytes)
      return { content, diagnostics, body, html: htmlOf(bytes) }
    })
    expect(other).toEqual(unix)
    expect(other?.content).toMatchObject({ title: "Stopping six", description: "Of nine projects." })
    expect(other?.html.length).toBeGreaterThan(0)
  },
)
