import { posix } from "node:path"
import type { Image, Parents, RootContent } from "mdast"
import { requirementsFor } from "../../../pictures/slots"
import { diagnose } from "../../contract/rules/diagnose"
import { pictureRules } from "../../contract/rules/texts"
import { type Piece, parseMarkdown, pieces, spanOf } from "../../texts/markdown"
import type { DataFolder } from "../data-folder"
import { pictureDiagnostics } from "../pictures/picture-rules"
import { isError, type LocalDiagnostic } from "../report/diagnostic"
import { addressIn } from "./address-in-text"
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
  const images = [...pieces(parseMarkdown(text))].filter(isImage)
  return Promise.all(images.map((image) => judge(image, file, text, folder)))
}

const isImage = (piece: Piece): piece is Piece & { node: Image } => piece.node.type === "image"

async function judge(
  { node, within }: Piece & { node: Image },
  file: string,
  text: string,
  folder: DataFolder,
): Promise<PictureInText> {
  const span = spanOf(node)
  const target = posix.join(posix.dirname(file), node.url)
  const diagnostics: LocalDiagnostic[] = []
  if (!standsAlone(node, within)) diagnostics.push(textError(span, notAlone))
  if (!node.alt?.trim()) diagnostics.push(textError(span, noDescription))
  const address = addressIn(node, text)
  const broken = diagnose(pictureRules, node.url)
  if (broken) return { target, diagnostics: [...diagnostics, textError(span, broken, address)] }
  const use = { file, path: [], written: node.url, target, requirements: requirementsFor(["text"]) }
  const found = await pictureDiagnostics(use, folder)
  const said = found.map((each) => (isError(each) ? textError : textWarning)(span, each, address))
  return { target, diagnostics: [...diagnostics, ...said] }
}

function standsAlone(node: RootContent, within: readonly Parents[]): boolean {
  const [paragraph, above] = [...within].reverse()
  if (paragraph?.type !== "paragraph" || above?.type !== "root") return false
  return paragraph.children.every((other) => other === node || (other.type === "text" && other.value.trim() === ""))
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
