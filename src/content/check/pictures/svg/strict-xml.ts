const space = "[ \\t\\r\\n]"
const name = "[\\p{L}_][\\p{L}\\p{M}\\p{N}_.·-]*(?::[\\p{L}_][\\p{L}\\p{M}\\p{N}_.·-]*)?"
const reference = "&(?:amp|lt|gt|quot|apos|#\\d{1,7}|#x[\\da-fA-F]{1,6});"
const quoted = (quote: string) => `${quote}[^<&${quote}]*(?:${reference}[^<&${quote}]*)*${quote}`
const attribute = `${space}+${name}${space}*=${space}*(?:${quoted('"')}|${quoted("'")})`

/** The tokens of an XML file, except a document type. */
const pieces = new RegExp(
  [
    `[^<&]+|${reference}`,
    `<${name}(?:${attribute})*${space}*\\/?>`,
    `<\\/${name}${space}*>`,
    "<!--(?!-?>)[^-]*(?:-[^-]+)*-->",
    "<!\\[CDATA\\[[^\\]]*(?:\\](?!\\]>)[^\\]]*)*\\]\\]>",
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
 * @returns the kind of its first fault; undefined if it is well-formed
 */
export function xmlFault(source: string): "encoding" | "doctype" | "instruction" | "form" | undefined {
  const [written = "", encoding = "utf-8"] = declaration.exec(source) ?? []
  const isAscii = () => !/[^\t\r\n\x20-\x7e]/.test(source)
  if (!/^utf-?8$/i.test(encoding) && !(likeAscii.test(encoding) && isAscii())) return "encoding"
  pieces.lastIndex = written.length
  while (pieces.lastIndex < source.length) {
    const at = pieces.lastIndex
    if (pieces.test(source)) continue
    if (/^<!doctype/i.test(source.slice(at, at + 9))) return "doctype"
    return source.startsWith("<?", at) ? "instruction" : "form"
  }
  return undefined
}
