import { maxDepth } from "./messages"

const space = "[ \\t\\r\\n]"
const name = "[\\p{L}_][\\p{L}\\p{M}\\p{N}_.·-]*(?::[\\p{L}_][\\p{L}\\p{M}\\p{N}_.·-]*)?"
const reference = "&(?:amp|lt|gt|quot|apos|#\\d{1,7}|#x[\\da-fA-F]{1,6});"
const quoted = (quote: string) => `${quote}[^<&${quote}]*(?:${reference}[^<&${quote}]*)*${quote}`
const attribute = `${space}+${name}${space}*=${space}*(?:${quoted('"')}|${quoted("'")})`

/** The tokens of an XML file, except a document type, comments and CDATA, which may be too long for a regular expression. */
const pieces = new RegExp(
  [
    `[^<&]+|${reference}`,
    `<${name}(?:${attribute})*${space}*\\/?>`,
    `<\\/${name}${space}*>`,
    // Adobe's programs wrap their metadata in xpacket; anything else that begins with <? is a style sheet or unknown.
    `<\\?xpacket(?:${space}[^?>]*)?\\?>`,
  ].join("|"),
  "uy",
)

const declaration = new RegExp(
  `^<\\?xml${space}+version${space}*=${space}*["']1\\.0["'](?:${space}+encoding${space}*=${space}*["']([\\w.-]+)["'])?(?:${space}+standalone${space}*=${space}*["'](?:yes|no)["'])?${space}*\\?>`,
)

/** Encodings with ASCII as a subset and no shift sequences. */
const likeAscii = /^(?:us-ascii|ascii|iso-8859-1|iso-8859-15|windows-1252)$/i

/**
 * Rejects XML that parsers read differently. htmlparser2 tolerates malformed XML, but not as browsers do: at `<!-->` a comment ends for the
 * former and begins for the latter. After this check, both see the same tags.
 *
 * @param source a file's text
 * @returns the kind of its first fault, which may be that it is nested too deeply; undefined if it is well-formed
 */
export function xmlFault(source: string): "encoding" | "doctype" | "instruction" | "form" | "deep" | undefined {
  const [written = "", encoding = "utf-8"] = declaration.exec(source) ?? []
  const isAscii = () => !/[^\t\r\n\x20-\x7e]/.test(source)
  if (!/^utf-?8$/i.test(encoding) && !(likeAscii.test(encoding) && isAscii())) return "encoding"
  pieces.lastIndex = written.length
  let depth = 0
  while (pieces.lastIndex < source.length) {
    const at = pieces.lastIndex
    const end = endOfLong(source, at)
    if (end !== undefined) pieces.lastIndex = end
    else if (pieces.test(source)) {
      const piece = source.slice(at, pieces.lastIndex)
      // The parser takes a time that grows with the square of the depth.
      if (isOpening(piece)) depth += 1
      if (piece.startsWith("</")) depth -= 1
      if (depth > maxDepth) return "deep"
    }
    if (pieces.lastIndex > at) continue
    if (/^<!doctype/i.test(source.slice(at, at + 9))) return "doctype"
    return source.startsWith("<?", at) ? "instruction" : "form"
  }
  return undefined
}

const isOpening = (piece: string): boolean => /^<[^/!?]/.test(piece) && !piece.endsWith("/>")

/** @returns the end of a comment or of CDATA that begins at an offset; undefined if none begins there, or one that is not well-formed */
function endOfLong(source: string, at: number): number | undefined {
  if (source.startsWith("<![CDATA[", at)) {
    const end = source.indexOf("]]>", at + 9)
    return end < 0 ? undefined : end + 3
  }
  if (!source.startsWith("<!--", at) || source.startsWith(">", at + 4) || source.startsWith("->", at + 4))
    return undefined
  const end = source.indexOf("--", at + 4)
  return end >= 0 && source[end + 2] === ">" ? end + 3 : undefined
}
