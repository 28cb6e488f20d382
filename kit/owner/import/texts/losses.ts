import { type SentenceKey, told } from "../../../content/sentences/sentences"
import { quoted } from "../format"
/** What a conversion can lose or change. Each has a sentence in the singular and in the plural. */
export type Loss = SentenceKey extends infer Key ? (Key extends `import.loss.${infer Name}` ? Name : never) : never

/** Collects what a conversion loses, and reports all losses of one kind in one sentence. */
export class Losses {
  readonly #found = new Map<Loss, string[]>()
  readonly #said = new Set<string>()

  /**
   * @param loss its kind
   * @param words what was lost, such as the words of a form or the address of a link
   */
  add(loss: Loss, words = ""): void {
    const known = this.#found.get(loss)
    const one = words.replace(/\s+/g, " ").trim()
    if (known) known.push(one)
    else this.#found.set(loss, [one])
  }

  /** @param sentence about a loss that is none of the kinds */
  say(sentence: string): void {
    this.#said.add(sentence)
  }

  /** @returns the sentences, each once */
  get notes(): string[] {
    const counted = [...this.#found].map(([loss, words]) =>
      told(`import.loss.${loss}`, { count: words.length, words: named(words) }),
    )
    return [...this.#said, ...counted]
  }
}

/** How many characters of a lost piece are shown, which is enough to find it in the source. */
const maxNamedLength = 2000

/** @returns the lost pieces without duplicates, as the end of a sentence */
function named(pieces: readonly string[]): string {
  const shown = [...new Set(pieces)]
    .filter((piece) => piece !== "")
    .map((piece) => (piece.length > maxNamedLength ? `${piece.slice(0, maxNamedLength)}…` : piece))
  return shown.length === 0 ? "" : ` (${quoted(...shown)})`
}
