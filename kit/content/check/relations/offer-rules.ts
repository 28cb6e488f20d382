import { errorAt, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { wordsOfOffer } from "../../label-sets/label-sets"
import { asList, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { Content } from "./relation-rules"

/**
 * @param content of all JSON files
 * @returns errors for offers without labels, by file path
 */
export function offerDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const page = content.get("pages/services.json")
  const found = asList(content.get("services.json")).flatMap((service, index) => [
    ...(page === undefined ? [] : missingWords(getIn(service, "offer"), getIn(page, "offer"), index)),
  ])
  return new Map([["services.json", found]])
}

function missingWords(offer: unknown, words: unknown, index: number): LocalDiagnostic[] {
  const needed = wordsOfOffer(offer)
  if (needed.length > 0 && words === undefined) return [errorAt([index], say("offer-words"), { key: "offer" })]
  return needed.flatMap(({ path, part }) => {
    const [label, key] = [String(path.at(-1)), part.at(-1)]
    // The contract reports a missing heading.
    if (key === undefined || getIn(words, label) !== undefined) return []
    return errorAt([index, "offer", ...part.slice(0, -1)], say("offer-words.part", { part: label }), {
      key: String(key),
    })
  })
}
