/** What a conversion can lose or change, each with its sentence for one and for several. */
const sentences = {
  embed: ["An embedded video or post is a link now.", "embedded videos or posts are links now."],
  recording: ["A recording is a link now.", "recordings are links now."],
  form: ["A form was left out.", "forms were left out."],
  script: ["A script was left out.", "scripts were left out."],
  drawing: [
    "A drawing or formula within the text was left out.",
    "drawings or formulas within the text were left out.",
  ],
  linkLost: [
    "A link whose address does not work on another site is plain words now.",
    "links whose addresses do not work on another site are plain words now.",
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
    "A picture was left out: the source does not say where its file is.",
    "pictures were left out: the source does not say where their files are.",
  ],
} as const

export type Loss = keyof typeof sentences

/** Collects what a conversion loses: many losses of one kind are one sentence. */
export class Losses {
  readonly #counts = new Map<Loss, number>()
  readonly #said = new Set<string>()

  add(loss: Loss): void {
    this.#counts.set(loss, (this.#counts.get(loss) ?? 0) + 1)
  }

  /** @param sentence about something that has no kind here */
  say(sentence: string): void {
    this.#said.add(sentence)
  }

  /** @returns the sentences, each once */
  get notes(): string[] {
    const counted = [...this.#counts].map(([loss, count]) => {
      const [one, several] = sentences[loss]
      return count === 1 ? one : `${count} ${several}`
    })
    return [...this.#said, ...counted]
  }
}
