import { Refusal } from "../../content/files/errors"

/** Called when a part of an update begins, and again with its seconds when it has ended. */
type TellPart = (part: string, seconds?: number) => void

/** Runs a part of an update under its name. */
export type TimePart = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** @returns a function that runs the parts of an update and reports each of them */
export const timing =
  (tell: TellPart): TimePart =>
  async (name, work) => {
    const start = performance.now()
    tell(name)
    try {
      return await work()
    } finally {
      tell(name, (performance.now() - start) / 1000)
    }
  }

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

/** The trial waits in `.update/site` for the owner to fix something there. Nothing of the site was changed. */
export class Waiting extends Refusal {}
