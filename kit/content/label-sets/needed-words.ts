import { mediaTypes } from "../contract/collections"
import { asList, getIn } from "../json/unknown"
import type { SmallWord } from "./small-word"

/** The parts of an offer that have a label of their own. */
const labelled = ["length", "from", "includes"] as const

/** @returns the places of the small words that an offer of a service cannot do without */
export const wordsOfOffer = (offer: unknown): readonly SmallWord[] =>
  typeof offer === "object" && offer !== null
    ? ["heading", ...labelled.filter((part) => getIn(offer, part) !== undefined)].map((key) => ({
        file: "pages/services.json",
        path: ["offer", key],
      }))
    : []

/** @returns the same for an appearance in the media: the words for its type */
export function wordsOfAppearance(item: unknown): readonly SmallWord[] {
  const type = mediaTypes.find((each) => each === getIn(item, "type"))
  return type ? ["types", "actions"].map((list) => ({ file: "pages/media.json", path: [list, type] })) : []
}

/**
 * @param file of a list, within data/
 * @param content of the file
 * @returns the places of the small words in other files that its entries cannot do without
 */
export function neededWords(file: string, content: unknown): readonly SmallWord[] {
  if (file === "services.json") return asList(content).flatMap((service) => wordsOfOffer(getIn(service, "offer")))
  if (file === "media.json") return asList(content).flatMap(wordsOfAppearance)
  return []
}
