import { setImmediate } from "node:timers/promises"
import type { Proposal } from "../candidate"
import { ImportRefusal } from "../format"

/**
 * Reads things one by one, such as the files of a source: one that cannot be read is told, and the others are read.
 *
 * @param sources what is read
 * @param tell is told why one is left out
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
    // Who reads apart can say between two of them that it goes on.
    await setImmediate()
    try {
      found.push(...(await read(source)))
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error
      reasons.push(error.message)
    }
  }
  if (reasons.length > 0 && reasons.length === sources.length) throw new ImportRefusal(reasons.join("\n"))
  for (const reason of reasons) tell(`Left out: ${reason}`)
  return found
}

type MayBeProposal = Proposal | undefined | null

interface Proposing<Item> {
  /** What a message calls it: its path, or its title in quotation marks. */
  readonly nameOf: (item: Item) => string
  /** Makes a proposal; undefined if there is no text, null if why there is none is told elsewhere. */
  readonly propose: (item: Item) => MayBeProposal | Promise<MayBeProposal>
  readonly whyEmpty?: (item: Item) => string
}

/**
 * Makes proposals of what a source has, one by one: what cannot be read, and what has no text, is told.
 *
 * @param items of the source
 * @param tell is told why one is left out
 * @throws ImportRefusal with all reasons if none can be read
 */
export const proposeEach = <Item>(
  items: readonly Item[],
  tell: (sentence: string) => void,
  { nameOf, propose, whyEmpty = () => "there is no text in it." }: Proposing<Item>,
): Promise<Proposal[]> =>
  readEach(items, tell, async (item) => {
    try {
      const proposal = await propose(item)
      if (proposal === undefined) tell(`${nameOf(item)} was left out: ${whyEmpty(item)}`)
      return proposal ? [proposal] : []
    } catch (error) {
      if (!(error instanceof ImportRefusal) || error.message.startsWith(nameOf(item))) throw error
      throw new ImportRefusal(`${nameOf(item)}: ${error.message}`)
    }
  })
