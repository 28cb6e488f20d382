import { posix } from "node:path"
import type { Definition, Image, ImageReference, Parents } from "mdast"
import { diagnose } from "../../contract/rules/diagnose"
import { pictureRules } from "../../contract/rules/texts"
import { type DiagnosticMessage, errorAt, isError, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { fixTo } from "../../diagnostic/fix"
import type { DataFolder } from "../../files/data-folder"
import {
  addressIn,
  addressOfPath,
  definitionsIn,
  parseMarkdown,
  pathOfAddress,
  spanOf,
  walk,
} from "../../markdown/markdown"
import { requirementsFor } from "../../pictures/slots"
import { type PictureUse, pictureAdvice, pictureDiagnostics } from "../pictures/picture-rules"
import { missingDescription } from "../pictures/stale-descriptions"
import { textError, textWarning } from "./text-diagnostic"

/** A picture that a text names: its path within data/, and its diagnostics. */
export interface PictureInText {
  readonly target: string
  readonly diagnostics: readonly LocalDiagnostic[]
}

/**
 * @param file of the text, within data/
 * @param text in Markdown
 * @param folder data/
 * @returns the text's pictures
 */
export async function picturesInText(file: string, text: string, folder: DataFolder): Promise<PictureInText[]> {
  const tree = parseMarkdown(text)
  const addresses = definitionsIn(tree)
  return Promise.all(
    [...walk(tree)].flatMap(({ node, ancestors }) => {
      if (node.type !== "image" && node.type !== "imageReference") return []
      const addressed = node.type === "image" ? node : addresses.get(node.identifier)
      return addressed ? [checkPicture({ node, ancestors, addressed }, file, text, folder)] : []
    }),
  )
}

/** A picture, its ancestors, and the node with its address: itself, or a definition that it refers to. */
interface Shown {
  readonly node: Image | ImageReference
  readonly ancestors: readonly Parents[]
  readonly addressed: Image | Definition
}

async function checkPicture(
  { node, ancestors, addressed }: Shown,
  file: string,
  text: string,
  folder: DataFolder,
): Promise<PictureInText> {
  const span = spanOf(node)
  const written = pathOfAddress(addressed.url)
  const use: PictureUse = {
    file,
    path: [],
    written,
    target: posix.join(posix.dirname(file), written),
    isAddress: true,
    requirements: requirementsFor(["text"]),
  }
  const diagnostics: LocalDiagnostic[] = []
  const misplaced = misplacedIn(node, ancestors, text)
  if (misplaced) diagnostics.push(textError(span, misplaced))
  const left = missingDescription(node.alt ?? "")
  if (!node.alt?.trim()) diagnostics.push(textError(span, noDescription))
  else if (left) diagnostics.push(textWarning(span, left))
  const address = addressIn(addressed, text)
  const broken = diagnose(pictureRules, written)
  const found = broken
    ? [errorAt([], inAddress(pictureAdvice(broken, use, folder.files)))]
    : await pictureDiagnostics(use, folder)
  const said = found.map((each) => (isError(each) ? textError : textWarning)(span, each, address))
  return { target: use.target, diagnostics: [...diagnostics, ...said] }
}

/** A rule of the contract says which path to write; Markdown has an address instead. */
function inAddress({ advice, fix, ...message }: DiagnosticMessage): DiagnosticMessage {
  const path = fix?.value
  if (!fix || typeof path !== "string" || advice !== `Write ${path}.`)
    return { ...message, advice, ...(fix && { fix }) }
  return { ...message, advice: `Write ${addressOfPath(path)}.`, ...fixTo(addressOfPath(path), fix.applicability) }
}

/** What a picture may stand in, in words. */
const places: Readonly<Record<string, string>> = {
  link: "a link",
  linkReference: "a link",
  listItem: "a list",
  blockquote: "a quotation",
  tableCell: "a table",
  heading: "a heading",
  footnoteDefinition: "a footnote",
  emphasis: "italics",
  strong: "bold words",
  delete: "words that are struck through",
}

/** The site shows a picture between two paragraphs, and nowhere else. */
function misplacedIn(node: Image | ImageReference, ancestors: readonly Parents[], text: string) {
  const place = ancestors.flatMap(({ type }) => places[type] ?? [])[0]
  const written = text.slice(...Object.values(spanOf(node)))
  if (place !== undefined)
    return {
      code: "picture-in-line",
      message: `This picture is in ${place}; the site shows pictures only between paragraphs.`,
      advice: `Take it out, and write ${written} at the beginning of a line, with an empty line before and after it.`,
    }
  const paragraph = ancestors.at(-1)
  const isAlone = paragraph?.children.every(
    (each) => each === node || (each.type === "text" && each.value.trim() === ""),
  )
  return isAlone ? undefined : notAlone
}

const notAlone = {
  code: "picture-in-line",
  message: "This picture is inside a paragraph.",
  advice: "Leave an empty line before and after it.",
}

const noDescription = {
  code: "picture-description",
  message: "This picture has no description.",
  advice: "Write what it shows between the square brackets: ![what it shows](path).",
}
