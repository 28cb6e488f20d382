import type { ReactNode } from "react"
import { words } from "../../../words/words"

/** A button that writes markup around the selection. */
export interface CodeTool {
  readonly label: string
  readonly sign: ReactNode
  readonly write: (selected: string) => string
}

const around =
  (before: string, after: string, empty: string) =>
  (selected: string): string =>
    before + (selected || empty) + after

const eachLine =
  (before: string, empty: string) =>
  (selected: string): string =>
    (selected || empty)
      .split("\n")
      .map((line) => before + line)
      .join("\n")

const list = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M6 4h8M6 8h8M6 12h8M2 4h1.5M2 8h1.5M2 12h1.5" />
  </svg>
)
const link = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M7 4.5 8.5 3a3 3 0 0 1 4.3 4.3L11 9M9 11.5 7.5 13a3 3 0 0 1-4.3-4.3L5 7M6 10l4-4" />
  </svg>
)

const { formatting } = words
const { samples } = formatting

const tools = {
  html: [
    {
      label: formatting.bold,
      sign: <b>{formatting.boldSign}</b>,
      write: around("<strong>", "</strong>", samples.text),
    },
    { label: formatting.italic, sign: <i>{formatting.italicSign}</i>, write: around("<em>", "</em>", samples.text) },
    { label: formatting.paragraph, sign: "¶", write: around("<p>", "</p>", samples.paragraph) },
    {
      label: formatting.list,
      sign: list,
      write: (selected: string) =>
        `<ul>${(selected || samples.entry)
          .split("\n")
          .map((line) => `<li>${line}</li>`)
          .join("")}</ul>`,
    },
    { label: formatting.link, sign: link, write: around('<a href="https://">', "</a>", samples.text) },
  ],
  markdown: [
    { label: formatting.bold, sign: <b>{formatting.boldSign}</b>, write: around("**", "**", samples.text) },
    { label: formatting.italic, sign: <i>{formatting.italicSign}</i>, write: around("_", "_", samples.text) },
    { label: formatting.heading, sign: formatting.headingSign, write: eachLine("## ", samples.heading) },
    { label: formatting.list, sign: list, write: eachLine("- ", samples.entry) },
    { label: formatting.quote, sign: "“", write: eachLine("> ", samples.quote) },
    { label: formatting.link, sign: link, write: around("[", "](https://)", samples.text) },
  ],
} as const

/**
 * @param picture in Markdown
 * @param before the text before it
 * @param after the text after it
 * @returns the picture with line breaks that make it its own paragraph: a picture inside another would break the site
 */
export function asParagraph(picture: string, before: string, after: string): string {
  const breaksFor = (gap: string, isEdge: boolean) =>
    isEdge ? "" : "\n".repeat(Math.max(0, 3 - gap.split("\n").length))
  const gapBefore = /\s*$/.exec(before)?.[0] ?? ""
  const gapAfter = /^\s*/.exec(after)?.[0] ?? ""
  return breaksFor(gapBefore, gapBefore === before) + picture + breaksFor(gapAfter, gapAfter === after)
}

/** @returns the buttons for a kind of text */
export const toolsFor = (kind: keyof typeof tools): readonly CodeTool[] => tools[kind]
