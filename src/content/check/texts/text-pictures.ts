import { posix } from "node:path"
import type { Image, Parents, RootContent } from "mdast"
import { requirementsFor } from "../../../pictures/slots"
import { toldMistake } from "../../contract/mistakes/first-mistake"
import { pictureMistakes } from "../../contract/mistakes/texts"
import { type Piece, parseMarkdown, pieces, startOf } from "../../texts/markdown"
import type { DataFolder } from "../data-folder"
import { pictureFindings } from "../pictures/picture-findings"
import { addressIn } from "./address-in-text"
import { type TextFinding, textError, textWarning } from "./text-finding"

/** A picture that a text names: its path within data/, and what is wrong with it. */
export interface PictureInText {
  readonly target: string
  readonly findings: readonly TextFinding[]
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
  const at = startOf(node)
  const target = posix.join(posix.dirname(file), node.url)
  const findings: TextFinding[] = []
  if (!standsAlone(node, within)) findings.push(textError(at, notAlone))
  if (!node.alt?.trim()) findings.push(textError(at, noDescription))
  const address = addressIn(node, text)
  const mistake = toldMistake(pictureMistakes, node.url)
  if (mistake) return { target, findings: [...findings, textError(at, mistake, address)] }
  const use = { file, path: [], written: node.url, target, requirements: requirementsFor(["text"]) }
  const found = await pictureFindings(use, folder)
  const said = found.map((finding) => (finding.severity === "error" ? textError : textWarning)(at, finding, address))
  return { target, findings: [...findings, ...said] }
}

function standsAlone(node: RootContent, within: readonly Parents[]): boolean {
  const [paragraph, above] = [...within].reverse()
  if (paragraph?.type !== "paragraph" || above?.type !== "root") return false
  return paragraph.children.every((other) => other === node || (other.type === "text" && other.value.trim() === ""))
}

const notAlone = {
  code: "picture-in-line",
  message: "This picture is in the middle of a paragraph.",
  advice: "Leave an empty line before and after it.",
}

const noDescription = {
  code: "picture-description",
  message: "This picture has no description.",
  advice: "Write what it shows between the square brackets: ![what it shows](path).",
}
