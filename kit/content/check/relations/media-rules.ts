import { mediaTypes } from "../../contract/collections"
import { errorAt, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { wordsOfAppearance } from "../../label-sets/label-sets"
import { asList, valueAt } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { Content } from "./relation-rules"

/**
 * @param content of all JSON files
 * @returns errors for media types without a label, by file path
 */
export function mediaDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const page = content.get("pages/media.json")
  return new Map([
    ["media.json", asList(content.get("media.json")).flatMap((item, index) => missingWord(item, index, page))],
  ])
}

/** The types whose labels every owner's page has. */
const labelledTypes: readonly unknown[] = mediaTypes.slice(0, 3)

function missingWord(item: unknown, index: number, page: unknown): LocalDiagnostic[] {
  const missing = wordsOfAppearance(item).filter(({ path }) => valueAt(page, path) === undefined)
  const [type, lists] = [missing[0]?.path.at(-1), missing.map(({ path }) => path[0])]
  // If the page lacks its three usual labels, that is reported there.
  if (page === undefined || type === undefined || labelledTypes.includes(type)) return []
  const named = lists.map((list) => `"${list}"`).join(", ")
  return [errorAt([index, "type"], say("media-words", { type, lists: named }))]
}
