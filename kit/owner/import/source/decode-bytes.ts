import { isUtf8 } from "node:buffer"

/** How many bytes are examined to recognize UTF-16 without a byte order mark. */
const looked = 4096

/**
 * Decodes a text of another program: UTF-8, UTF-16, or failing both, the encoding of Windows or of old Macs.
 *
 * @param bytes of the text
 * @returns the text, without a byte order mark
 */
export function decodeBytes(bytes: Buffer): string {
  const encoding = encodingOf(bytes)
  return encoding === "windows-1252" ? fromWindows(bytes) : new TextDecoder(encoding).decode(bytes)
}

/** What Windows-1252 has in place of the control characters 80 to 9F of Latin-1 (https://encoding.spec.whatwg.org/#windows-1252). */
const windows = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"

/** Up to version 22, Node's TextDecoder decodes Windows-1252 as Latin-1 (https://github.com/nodejs/node/issues/56542). */
const fromWindows = (bytes: Buffer): string =>
  bytes.toString("latin1").replace(/[\x80-\x9f]/g, (sign) => windows[sign.charCodeAt(0) - 0x80] ?? sign)

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh"

function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  return unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? "utf-8" : isOfOldMac(bytes) ? "macintosh" : "windows-1252")
}

/** What Excel calls CSV (Macintosh) ends its lines as no other system does. */
const isOfOldMac = (bytes: Buffer): boolean => bytes.includes("\r") && !bytes.includes("\n")

/** In UTF-16, every other byte of text in Latin letters is zero. In the other two encodings, no byte of a text is. */
function unmarkedUtf16(bytes: Buffer): Encoding | undefined {
  const start = bytes.subarray(0, looked)
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = start.length / 5
  if (odd > many && even === 0) return "utf-16le"
  return even > many && odd === 0 ? "utf-16be" : undefined
}
