import { words } from "../../words/words"
import { nameOfFile, nameSource } from "./names"
import type { ContentState } from "./state"

/**
 * @param done what was done, in words
 * @param shown the pages that came with it, since they have their first entry
 * @param state for their names
 * @returns the message with these pages
 */
export function withShownPages(done: string, shown: readonly string[] | undefined, state: ContentState): string {
  const names = (shown ?? []).map((page) => nameOfFile(`pages/${page}.json`, nameSource(state)))
  return names.length > 0 ? words.leavingOut.cameBack(done, names) : done
}
