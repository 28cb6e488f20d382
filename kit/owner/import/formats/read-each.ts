import { setImmediate } from "node:timers/promises"
import { told } from "../../../content/sentences/sentences"
import type { Proposal } from "../candidate"
import { ImportRefusal } from "../format"

/**
 * Reads items one by one, such as the files of a source. An item that cannot be read is reported, and does not keep the others from being read.
 *
 * @param sources what is read
 * @param tell called with the reason for each item that is left out
 * @param read reads one
 * @returns what all of them have
 * @throws ImportRefusal with all reasons if none can be read
 */
export async function readEach<Source, Item>(
  sources: readonly Source[],
  tell: (sentence: string) => void,
  read: (source: Source) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const found: Item[] = []
  const reasons: string[] = []
  for (const source of sources) {
    // Lets the process that reads report progress between two items.
    await setImmediate()
    try {
      found.push(...(await read(source)))
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error
      reasons.push(error.message)
    }
  }
  if (reasons.length > 0 && reasons.length === sources.length) throw new ImportRefusal(reasons.join("\n"))
  for (const reason of reasons) tell(told("import.leftOutFor", { why: reason }))
  return found
}

type MayBeProposal = Proposal | undefined | null

interface Proposing<Item> {
  /** What a message calls it: its path, or its title in quotation marks. */
  readonly nameOf: (item: Item) => string
  /** Makes a proposal: undefined if the item has no text, null if the reason is reported elsewhere. */
  readonly propose: (item: Item) => MayBeProposal | Promise<MayBeProposal>
  /** Says that there is no text. */
  readonly sayEmpty?: (item: Item, name: string) => string
}

/**
 * Turns the items of a source into proposals, one by one. Items that cannot be read or have no text are reported.
 *
 * @param items of the source
 * @param tell called with the reason for each item that is left out
 * @throws ImportRefusal with all reasons if none can be read
 */
export const proposeEach = <Item>(
  items: readonly Item[],
  tell: (sentence: string) => void,
  { nameOf, propose, sayEmpty = (_item, name) => told("import.noWords", { name }) }: Proposing<Item>,
): Promise<Proposal[]> =>
  readEach(items, tell, async (item) => {
    try {
      const proposal = await propose(item)
      if (proposal === undefined) tell(sayEmpty(item, nameOf(item)))
      return proposal ? [proposal] : []
    } catch (error) {
      if (!(error instanceof ImportRefusal) || error.message.startsWith(nameOf(item))) throw error
      throw new ImportRefusal(`${nameOf(item)}: ${error.message}`)
    }
  })
