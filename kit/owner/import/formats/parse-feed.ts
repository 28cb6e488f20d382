import { told } from "../../../content/sentences/sentences"
import { ImportRefusal } from "../format"

/**
 * @param text of a feed
 * @param path of its file, for messages
 * @param end the tag that ends it
 * @param parse reads it
 * @returns what was read
 * @throws ImportRefusal if it is not whole, cannot be read, or declares entities
 */
export function parseFeed<Feed>(text: string, path: string, end: string, parse: (text: string) => Feed): Feed {
  // With entities of its own, a feed can turn a few bytes into gigabytes. No feed needs any.
  if (/<!ENTITY/i.test(text)) throw new ImportRefusal(told("import.feed.entities", { path }))
  if (!text.includes(end)) throw new ImportRefusal(told("import.feed.cut", { path }))
  try {
    return parse(text)
  } catch {
    throw new ImportRefusal(told("import.feed.none", { path }))
  }
}
