import { posix } from "node:path"
import type { Definition, Image, ImageReference, Parents } from "mdast"
import { unwrittenDescriptions } from "../../contract/posts"
import { diagnose } from "../../contract/rules/diagnose"
import { pictureRules } from "../../contract/rules/texts"
import { type DiagnosticMessage, errorAt, isError, type LocalDiagnostic } from "../../diagnostic/diagnostic"
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
import { saidOf, say } from "../../sentences/sentences"
import { type PictureUse, pictureAdvice, pictureDiagnostics } from "../pictures/picture-rules"
import { textError, textWarning } from "./text-diagnostic"

/** A picture that a text names: its path within data/, and its diagnostics. */
interface PictureInText {
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

/** @returns whether a description is only the place for one */
const isUnwrittenDescription = (alt: string): boolean => [...unwrittenDescriptions.values()].includes(alt.trim())

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
  if (!node.alt?.trim()) diagnostics.push(textError(span, say("picture-description")))
  else if (isUnwrittenDescription(node.alt)) diagnostics.push(textWarning(span, say("description-left")))
  const address = addressIn(addressed, text)
  const broken = diagnose(pictureRules, written)
  const found = broken
    ? [errorAt([], inAddress(pictureAdvice(broken, use, folder.files)))]
    : await pictureDiagnostics(use, folder)
  const said = found.map((each) => (isError(each) ? textError : textWarning)(span, each, address))
  return { target: use.target, diagnostics: [...diagnostics, ...said] }
}

/** The contract's rules suggest a path; Markdown needs it as a percent-encoded address. */
function inAddress(message: DiagnosticMessage): DiagnosticMessage {
  const { fix } = message
  if (!fix || typeof fix.value !== "string" || message.sentence?.isPlain) return message
  return saidOf(message, {}, { ...fix, value: addressOfPath(fix.value) })
}

/** Where a picture may be misplaced, in the words of the message about it. */
const places: Readonly<Record<string, string>> = {
  link: "link",
  linkReference: "link",
  listItem: "list",
  blockquote: "quotation",
  tableCell: "table",
  heading: "heading",
  footnoteDefinition: "footnote",
  emphasis: "italics",
  strong: "bold",
  delete: "struck",
}

/** @returns a message unless the picture is a paragraph of its own, the only place where the site shows one */
function misplacedIn(node: Image | ImageReference, ancestors: readonly Parents[], text: string) {
  const place = ancestors.flatMap(({ type }) => places[type] ?? [])[0]
  const written = text.slice(...Object.values(spanOf(node)))
  if (place !== undefined) return say("picture-in-line.place", { place, written })
  const paragraph = ancestors.at(-1)
  const isAlone = paragraph?.children.every(
    (each) => each === node || (each.type === "text" && each.value.trim() === ""),
  )
  return isAlone ? undefined : say("picture-in-line")
}
