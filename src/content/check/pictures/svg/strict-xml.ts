const space = "[ \\t\\r\\n]"
const name = "[\\p{L}_][\\p{L}\\p{M}\\p{N}_.·-]*(?::[\\p{L}_][\\p{L}\\p{M}\\p{N}_.·-]*)?"
const reference = "&(?:amp|lt|gt|quot|apos|#\\d{1,7}|#x[\\da-fA-F]{1,6});"
const quoted = (quote: string) => `${quote}[^<&${quote}]*(?:${reference}[^<&${quote}]*)*${quote}`
const attribute = `${space}+${name}${space}*=${space}*(?:${quoted('"')}|${quoted("'")})`

/** The pieces that a file of XML consists of; a document type is not among them. */
const pieces = new RegExp(
  [
    `[^<&]+|${reference}`,
    `<${name}(?:${attribute})*${space}*\\/?>`,
    `<\\/${name}${space}*>`,
    "<!--(?!-?>)[^-]*(?:-[^-]+)*-->",
    "<!\\[CDATA\\[[^\\]]*(?:\\](?!\\]>)[^\\]]*)*\\]\\]>",
    // What else begins with <? is a style sheet or unknown; a packet is how Adobe's programs wrap their metadata.
    `<\\?xpacket(?:${space}[^?>]*)?\\?>`,
  ].join("|"),
  "uy",
)

const declaration = new RegExp(
  `^<\\?xml${space}+version${space}*=${space}*["']1\\.0["'](?:${space}+encoding${space}*=${space}*["']([\\w.-]+)["'])?(?:${space}+standalone${space}*=${space}*["'](?:yes|no)["'])?${space}*\\?>`,
)

/** Encodings in which the signs of ASCII are the same and nothing switches to others. */
const likeAscii = /^(?:us-ascii|ascii|iso-8859-1|iso-8859-15|windows-1252)$/i

/**
 * Why a text is not XML that every reader reads alike. htmlparser2 forgives what is not well-formed, and not in the way of browsers: in
 * `<!-->` a comment ends for the one and begins for the others. After this, both see the same tags.
 *
 * @param source a file's text
 * @returns what is wrong with it; nothing if it is made of XML's own pieces alone
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
