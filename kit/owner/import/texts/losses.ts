/** What a conversion can lose or change, each with its sentence for one and for several. What was lost is named at the end of the first sentence. */
const sentences = {
  embed: ["An embedded video or post is a link now.", "embedded videos or posts are links now."],
  recording: ["A recording is a link now.", "recordings are links now."],
  recordingLost: [
    "A recording was left out, since nothing says where it is on the web.",
    "recordings were left out, since nothing says where they are on the web.",
  ],
  form: ["A form was left out.", "forms were left out."],
  script: ["A script was left out.", "scripts were left out."],
  drawing: [
    "A drawing or formula within the text was left out.",
    "drawings or formulas within the text were left out.",
  ],
  surroundings: [
    "A part of the page around the text was left out.",
    "parts of the pages around the text were left out.",
  ],
  hidden: ["Words that readers did not see were left out.", "pieces that readers did not see were left out."],
  comment: ["A comment that readers did not see was left out.", "comments that readers did not see were left out."],
  card: ["A card is a link now, without its other words.", "cards are links now, without their other words."],
  contents: ["A table of contents was left out.", "tables of contents were left out."],
  shortcode: ["A shortcode was left out; look at where it was.", "shortcodes were left out; look at where they were."],
  component: ["A component was left out; look at where it was.", "components were left out; look at where they were."],
  program: ["A line of program was left out.", "lines of program were left out."],
  linkLost: [
    "A link whose address does not work on another site is plain words now.",
    "links whose addresses do not work on another site are plain words now.",
  ],
  linkEmpty: ["A link without words was left out.", "links without words were left out."],
  tooltip: [
    "An explanation that appeared over a word was left out.",
    "explanations that appeared over words were left out.",
  ],
  captionLink: [
    "A link in a picture’s caption is plain words now.",
    "links in captions of pictures are plain words now.",
  ],
  notEncrypted: [
    "A link began with http: and begins with https: now. Try it.",
    "links began with http: and begin with https: now. Try them.",
  ],
  undescribed: [
    "A picture has no description in the source. The name of its file stands in its place: describe what the picture shows.",
    "pictures have no description in the source. The names of their files stand in its place: describe what they show.",
  ],
  pictureLink: [
    "A picture was a link; it is a picture alone now.",
    "pictures were links; they are pictures alone now.",
  ],
  pictureMoved: [
    "A picture that was inside a list, a quotation or a table stands after it now.",
    "pictures that were inside a list, a quotation or a table stand after it now.",
  ],
  pictureLost: [
    "A picture was left out: its file is not in the source.",
    "pictures were left out: their files are not in the source.",
  ],
} as const

export type Loss = keyof typeof sentences

/** Collects what a conversion loses: many losses of one kind are one sentence. */
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

  /** @param sentence about something that has no kind here */
  say(sentence: string): void {
    this.#said.add(sentence)
  }

  /** @returns the sentences, each once */
  get notes(): string[] {
    const counted = [...this.#found].map(([loss, words]) => {
      const [one, several] = sentences[loss]
      const sentence = words.length === 1 ? one : `${words.length} ${several}`
      return sentence.replace(/\.(?= |$)/, () => `${named(words)}.`)
    })
    return [...this.#said, ...counted]
  }
}

/** Characters of a piece that are named: who reads them finds it at its source. */
const maxNamedLength = 2000

/** @returns what was lost, each once, as the end of a sentence */
function named(pieces: readonly string[]): string {
  const quoted = [...new Set(pieces)]
    .filter((piece) => piece !== "")
    .map((piece) => `“${piece.length > maxNamedLength ? `${piece.slice(0, maxNamedLength)}…` : piece}”`)
  return quoted.length === 0 ? "" : ` (${quoted.join(", ")})`
}
