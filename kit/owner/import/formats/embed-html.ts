import { escapeAttribute, escapeText } from "../../../language/html"

/** @returns the HTML that embeds the address */
export const frame = (address: string): string => `\n\n<iframe src="${escapeAttribute(address)}"></iframe>\n\n`

/** @returns the HTML for a picture with its caption */
export function figure(values: ReadonlyMap<string, string>): string {
  const first = (...keys: readonly string[]) => keys.map((key) => values.get(key)).find((value) => value) ?? ""
  const caption = first("caption", "title", "figcaption", "description")
  const source = first("src", "url", "image_path", "image", "img", "file", "path", "link")
  const alt = escapeAttribute(first("alt"))
  return `\n\n<figure><img src="${escapeAttribute(source)}" alt="${alt}"><figcaption>${escapeText(caption)}</figcaption></figure>\n\n`
}
