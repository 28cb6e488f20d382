import { type SentenceKey, told } from "../../../content/sentences/sentences"
import { quoted } from "../format"

/** What a conversion can lose or change. */
type Loss = SentenceKey extends infer Key ? (Key extends `import.loss.${infer Name}` ? Name : never) : never

/** How many characters of a lost piece are shown: enough to find it in the source. */
const maxNamedLength = 200

/** Collects what a conversion loses, and reports all losses of one kind in one sentence. */
export class Losses {
  readonly #found = new Map<Loss, string[]>()

  /**
   * @param loss its kind
   * @param words what was lost, such as the words of a form or the address of a link
   */
  add(loss: Loss, words = ""): void {
    const one = words.replace(/\s+/g, " ").trim()
    const short = one.length > maxNamedLength ? `${one.slice(0, maxNamedLength)}…` : one
    this.#found.set(loss, [...(this.#found.get(loss) ?? []), short])
  }

  /** @returns a sentence for each kind */
  get notes(): string[] {
    return [...this.#found].map(([loss, words]) => {
      const shown = [...new Set(words)].filter((word) => word !== "")
      return told(`import.loss.${loss}`, {
        count: words.length,
        words: shown.length === 0 ? "" : ` (${quoted(...shown)})`,
      })
    })
  }
}
