import type { ReactNode } from "react"
import { words } from "../../../../words/words"
import type { TextKind } from "../link/link-at"
import {
  around,
  bullets,
  code,
  heading,
  htmlList,
  htmlParagraph,
  italics,
  note,
  numbers,
  quotation,
  type TextTool,
} from "./text-tools"

/** A button that writes markup, or removes it. */
interface CodeTool {
  readonly label: string
  readonly sign: ReactNode
  /** As CodeMirror names keys: Mod is Ctrl, and Cmd on a Mac. */
  readonly keys: string
  readonly write: TextTool
}

/** @returns an icon made of lines, on a grid of 16 */
export const lineSign = (path: string): ReactNode => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
)

const { formatting } = words
const { samples } = formatting
const listSign = lineSign("M6 4h8M6 8h8M6 12h8M2 4h1.5M2 8h1.5M2 12h1.5")
const bold = { label: formatting.bold, sign: <b>{formatting.boldSign}</b>, keys: "Mod-b" }
const italic = { label: formatting.italic, sign: <i>{formatting.italicSign}</i>, keys: "Mod-i" }

const tools: Readonly<Record<TextKind, readonly CodeTool[]>> = {
  html: [
    { ...bold, write: around("<strong>", samples.text, "</strong>") },
    { ...italic, write: around("<em>", samples.text, "</em>") },
    { label: formatting.paragraph, sign: "¶", keys: "Mod-Shift-1", write: htmlParagraph(samples.paragraph) },
    { label: formatting.list, sign: listSign, keys: "Mod-Shift-8", write: htmlList(samples.entry) },
  ],
  markdown: [
    { ...bold, write: around("**", samples.text) },
    { ...italic, write: italics(samples.text) },
    { label: formatting.heading, sign: formatting.headingSign, keys: "Mod-Shift-2", write: heading(samples.heading) },
    { label: formatting.list, sign: listSign, keys: "Mod-Shift-8", write: bullets(samples.entry) },
    {
      label: formatting.numbers,
      sign: lineSign("M6 4h8M6 8h8M6 12h8M1.5 3l1-.6V5.6M1.3 10.4h2L1.4 13.6h2"),
      keys: "Mod-Shift-7",
      write: numbers(samples.entry),
    },
    { label: formatting.quote, sign: "“", keys: "Mod-Shift-9", write: quotation(samples.quote) },
    {
      label: formatting.code,
      sign: lineSign("M5 4 1.5 8 5 12M11 4l3.5 4L11 12"),
      keys: "Mod-e",
      write: code(samples.code),
    },
    { label: formatting.note, sign: <sup>1</sup>, keys: "Mod-Alt-f", write: note(samples.note) },
  ],
}

/** The shortcut of the button that asks which picture. */
export const pictureToolKeys = "Mod-Alt-p"

/** @returns the buttons for a kind of text */
export const toolsFor = (kind: TextKind): readonly CodeTool[] => tools[kind]

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** @returns a button's name, with its shortcut */
export function nameWithKeys(label: string, keys: string): string {
  const { mod, shift } = formatting.keys
  const named = keys
    .replace("Mod", isMac ? "⌘" : mod)
    .replace("Shift", shift)
    .replace(/\w$/, (letter) => letter.toUpperCase())
  return `${label} (${named.replaceAll("-", " ")})`
}
