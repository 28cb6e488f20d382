import { Refusal } from "../../content/files/errors"

/** What is told of a part of an update: that it begins, how long it took, or that it failed. */
export type PartNews =
  | { readonly kind: "begun" | "failed"; readonly name: string }
  | { readonly kind: "done"; readonly name: string; readonly seconds: number }

/** The seconds of each part of an update. */
export class Clock {
  private readonly parts: Array<{ readonly name: string; readonly seconds: number }> = []

  /** @param tell called as each part begins and ends */
  constructor(private readonly tell: (news: PartNews) => void) {}

  /**
   * @param name of the part
   * @param work what is done
   * @returns its result
   */
  async time<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const start = performance.now()
    this.tell({ kind: "begun", name })
    try {
      const result = await work()
      const seconds = (performance.now() - start) / 1000
      this.parts.push({ name, seconds })
      this.tell({ kind: "done", name, seconds })
      return result
    } catch (error) {
      this.tell({ kind: "failed", name })
      throw error
    }
  }

  /** @returns the parts so far, in their order */
  all(): ReadonlyArray<{ readonly name: string; readonly seconds: number }> {
    return this.parts
  }
}

/** @returns what tells of the parts in a terminal, a line each */
export const partsInLines =
  (write: (text: string) => void) =>
  (news: PartNews): void => {
    if (news.kind === "begun") write(`  ${news.name} …`)
    else write(news.kind === "done" ? ` ${news.seconds.toFixed(1)} s\n` : "\n")
  }

/** No versions can be had from where they were looked for. */
export class WrongSource extends Refusal {}

/** There are files that differ from the last commit. Nothing has been changed when it is thrown. */
export class Uncommitted extends Refusal {
  /** @param changed a line for each file, as git status writes it in its short form */
  constructor(
    message: string,
    readonly changed: readonly string[],
  ) {
    super(message)
  }
}

/** The trial waits in `.update/site` for the owner to mend something there. Nothing of the site was changed. */
export class Waiting extends Refusal {
  /** @param files those to mend, as far as they are known */
  constructor(
    message: string,
    readonly files: readonly string[] = [],
  ) {
    super(message)
  }
}
