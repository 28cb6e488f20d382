import type { Reporter } from "gatsby"
import { isSystemError, systemSentence } from "../content/files/errors"

interface WithReporter {
  readonly reporter: Reporter
}

/**
 * Gatsby compiles gatsby-node.ts into one long line, and prints that line with every error thrown in it.
 *
 * @param what is done, in words that continue "while"
 * @param hook of Gatsby, or a part of one
 * @returns the same; an error of it ends a build in one sentence, and is only told in `develop`
 */
export const withPlainErrors =
  <Args extends WithReporter, Result>(what: string | ((args: Args) => string), hook: (args: Args) => Result) =>
  (args: Args): Result | Promise<undefined> | undefined => {
    const tell = (error: unknown): undefined => {
      const { reporter } = args
      reporter.verbose(error instanceof Error ? (error.stack ?? "") : "")
      reporter.panicOnBuild(sentence(typeof what === "string" ? what : what(args), error))
      return undefined
    }
    try {
      const result = hook(args)
      // If the hook returns a promise, so does this function.
      return result instanceof Promise ? (result.catch(tell) as Promise<undefined>) : result
    } catch (error) {
      return tell(error)
    }
  }

/** Only the first line: libraries append a stack trace or their settings to it. */
function sentence(what: string, error: unknown): string {
  const words = isSystemError(error) ? systemSentence(error) : String(Object(error).message ?? error)
  return `The site was not built. While ${what}: ${words.split("\n")[0]}`
}
