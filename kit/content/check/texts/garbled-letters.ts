import type { DiagnosticMessage } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { say } from "../../sentences/sentences"

/** The characters of Windows' Western encoding for the bytes 0x80 to 0x9f. */
const western = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"

/** What é, ü, £ and curly quotes become when UTF-8 is read in that encoding. */
const garbled = new RegExp(`[ÂÃ][\\u00a0-\\u00bf${western}]|â[€‚][\\u00a0-\\u00bf${western}]`, "g")

const byteOf = (letter: string): number => {
  const place = western.indexOf(letter)
  return place < 0 ? letter.charCodeAt(0) : 0x80 + place
}

const restored = (found: string): string => new TextDecoder().decode(Uint8Array.from([...found].map(byteOf)))

/** @returns a diagnostic if the text was saved or copied in the wrong encoding */
export function garbledDiagnostic(text: string): DiagnosticMessage[] {
  const [found] = text.match(garbled) ?? []
  if (found === undefined) return []
  const right = text.replace(garbled, restored)
  return [say("garbled-letters", { found, right: restored(found) }, replacement(right, "suggested"))]
}
