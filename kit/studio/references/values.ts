import { readCustomPage } from "../../content/check/read-custom-page"
import { customPageSlug } from "../../content/contract/data-paths"
import { type Field, fieldAt, walkValues } from "../../content/contract/field"
import { contentFile, customPageFile } from "../../content/contract/files"
import { Memo } from "../../content/files/memo"
import { type JsonNode, nodeAt, offsetInText, parseJson, valueOfNode } from "../../content/json/json-text"
import type { Path } from "../../content/location/json-path"
import { plainText, type Span, sourceText } from "../../content/location/source-text"

/**
 * @param file within data/
 * @param path within it; list indexes need not exist
 * @returns the contract's field there; undefined if there is none
 */
export function fieldIn(file: string, path: Path): Field | undefined {
  const contract = customPageSlug(file) === undefined ? contentFile(file) : customPageFile(file)
  return contract && fieldAt(contract.field, path)
}

/** A text of a JSON file or of a custom page's front matter. */
export interface TextValue {
  readonly field: Field
  readonly path: Path
  readonly value: string
  /** Maps a part of the value to the file's text; undefined if it is not written there as it is. */
  readonly spanOf: (part: Span) => Span | undefined
  /** Text to put in place of a part of the value, as the file writes it. */
  readonly written: (text: string) => string
}

/** The texts of each file as it was read last: a rename asks for those of all files several times. */
const known = new Memo<string, readonly TextValue[]>((one, other) => one === other)

/**
 * @param file within data/
 * @param text of the file
 * @returns its texts that the contract knows; none for a file without fields, or one that cannot be read
 */
export const textValues = (file: string, text: string): readonly TextValue[] =>
  known.of(file, text, () => valuesOf(file, text))

function valuesOf(file: string, text: string): readonly TextValue[] {
  if (customPageSlug(file) !== undefined) return settingValues(file, text)
  const contract = contentFile(file)
  const root = contract && parseJson(sourceText(text), contract.field.kind).root
  if (!root) return []
  return textsIn(contract.field, root, (node, { start, end }) => ({
    start: offsetInText(text, node, start),
    end: offsetInText(text, node, end),
  })).map((value) => ({ ...value, written: (given) => JSON.stringify(given).slice(1, -1) }))
}

function settingValues(file: string, text: string): readonly TextValue[] {
  const { plain, original } = plainText(text)
  const { file: contract, root } = readCustomPage(file, Buffer.from(plain))
  if (!root) return []
  const found = textsIn(contract.field, root, (node, { start, end }, value) => {
    // A value with escapes, or on several lines, differs from how the file writes it.
    const at = plain.slice(node.start, node.end).indexOf(value)
    return at < 0 ? undefined : { start: original(node.start + at + start), end: original(node.start + at + end) }
  })
  return found.map((value) => ({ ...value, written: (given) => given }))
}

function textsIn(
  field: Field,
  root: JsonNode,
  spanOf: (node: JsonNode, part: Span, value: string) => Span | undefined,
): ReadonlyArray<Omit<TextValue, "written">> {
  return [...walkValues(field, valueOfNode(root))].flatMap(({ field: own, value, path }) =>
    typeof value === "string" && !own.keys
      ? [{ field: own, path, value, spanOf: (part: Span) => spanOf(nodeAt(root, path), part, value) }]
      : [],
  )
}
