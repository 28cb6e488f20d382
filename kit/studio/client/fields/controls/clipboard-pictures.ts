/**
 * Puts the pictures of a clipboard into its HTML: those that it names by an address of this page (Safari), and those from Word, whose HTML names files that no
 * page can read but whose RTF contains the pictures.
 *
 * @param html of the clipboard
 * @param rtf of the clipboard; empty if there is none
 * @returns the HTML with these pictures as data
 */
export async function withPictures(html: string, rtf: string): Promise<string> {
  const addresses = [...new Set(html.match(/blob:[^"'\s>)]+/g))]
  const blobs = await Promise.all(addresses.map(async (address) => [address, await dataOf(address)] as const))
  const whole = blobs.reduce((text, [address, data]) => (data ? text.replaceAll(address, data) : text), html)
  const pictures = picturesInRtf(rtf)
  const files = [...whole.matchAll(/<img\b[^>]*\bsrc=["']?(file:[^"'\s>]+)/gi)].map(([, file = ""]) => file)
  // Files and pictures can be matched only if there are as many of one as of the other.
  if (new Set(files).size !== pictures.length) return whole
  return [...new Set(files)].reduce((text, file, index) => text.replaceAll(file, () => pictures[index] ?? file), whole)
}

/** @returns the pictures of a text in RTF as data, in order: PNG and JPEG, which are written in hexadecimal digits */
export function picturesInRtf(rtf: string): readonly string[] {
  return [...rtf.matchAll(/\{\\pict\b((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(([, group = ""]) => {
    const type = group.includes("\\pngblip") ? "png" : group.includes("\\jpegblip") ? "jpeg" : undefined
    const digits = group.replace(/\{[^{}]*\}|\\[a-z]+-?\d*|\s/gi, "")
    if (!type || !/^(?:[\da-f]{2})+$/i.test(digits)) return []
    const bytes = (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    return [`data:image/${type};base64,${btoa(bytes.join(""))}`]
  })
}

/** @returns a picture as data; undefined if it is not there */
async function dataOf(address: string): Promise<string | undefined> {
  const blob = await fetch(address)
    .then((answer) => answer.blob())
    .catch(() => undefined)
  if (!blob?.type.startsWith("image/")) return undefined
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(String(reader.result)))
    reader.addEventListener("error", () => resolve(undefined))
    reader.readAsDataURL(blob)
  })
}
