import { relative } from "node:path"
import type { Reporter } from "gatsby"
import gatsbyReporter from "gatsby-cli/lib/reporter"
import { onLogAction } from "gatsby-cli/lib/reporter/redux"
import { isSystemError, systemSentence } from "../../../content/files/errors"
import { isBuild } from "../../command"

interface WithReporter {
  readonly reporter: Reporter
}

/**
 * Gatsby compiles gatsby-node.ts into one long line, and prints it with an error that is thrown there.
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
      // Of a hook that returns a promise, this is one too.
      return result instanceof Promise ? (result.catch(tell) as Promise<undefined>) : result
    } catch (error) {
      return tell(error)
    }
  }

/** The first line alone: libraries append the stack, or the values of their settings. */
function sentence(what: string | undefined, error: unknown): string {
  const [said = ""] = wordsOf(error).split("\n")
  return `The site was not built. ${what === undefined ? "" : `While ${what}: `}${said}`
}

function wordsOf(error: unknown): string {
  if (isSystemError(error)) return systemSentence(error)
  const said = String(Object(error).message ?? error)
  return said === endedProcess ? "a process of the build was ended, perhaps for want of memory." : said
}

/** What Gatsby says when a process of its own has ended. */
const endedProcess = "Worker exited before finishing task"

/** An error as Gatsby reports it: its number, and what its words are made of. */
interface Reported {
  readonly id?: string
  readonly context?: Readonly<Record<string, unknown>>
  readonly error?: unknown
  /** The source, which Gatsby puts beside the context or into it. */
  readonly filePath?: unknown
}

type Step = (context: NonNullable<Reported["context"]>) => string

const making: Step = ({ errorPath }) => `making ${errorPath ? `the page ${errorPath}` : "the pages"}`
const reading: Step = ({ urlPath }) => `reading the content${urlPath ? ` of the page ${urlPath}` : ""}`
const running: Step = ({ pluginName, api }) => `running ${api} of ${pluginName}`

/**
 * What was being done, by the number of Gatsby's report (gatsby-cli, structured-errors/error-map.js): what Gatsby prints with these is a stack of compiled
 * files, and a page of a query. What it says of a source that cannot be compiled, with file and line, is left to it.
 */
const steps: ReadonlyMap<string, Step> = new Map([
  ["95312", making],
  ["95313", making],
  ["85901", reading],
  ["85924", reading],
  ["85925", reading],
  ["85928", () => "reading the content of the pages"],
  ["11321", running],
  ["11330", running],
])

/** What Gatsby says once more when another process of its own has said why. */
const again = "85928"
/** What precedes the report of a page that failed, with its data. */
const preface = "Truncated page data information"

/** An error in one sentence, which is empty if another says it, and what else is known of it. */
interface Plain {
  readonly sentence: string
  readonly details: string
}

/** @returns undefined if Gatsby's own words are plain */
function plainOf(report: unknown, error: unknown, isReported: boolean): Plain | undefined {
  if (typeof report === "string" && report.startsWith(preface)) return { sentence: "", details: report }
  // Nobody has caught it.
  const thrown = report instanceof Error ? report : error
  if (thrown instanceof Error) return { sentence: sentence(undefined, thrown), details: String(thrown.stack) }
  const { id = "", context = {}, error: cause, filePath = context.filePath }: Reported = Object(report)
  const step = steps.get(id)
  if (!step) return undefined
  const said = cause ?? context.sourceMessage ?? `${context.undefinedGlobal} is not defined`
  return {
    sentence: id === again && isReported ? "" : sentence(`${step(context)}${inFile(filePath)}`, said),
    details: String(Object(cause).stack ?? JSON.stringify(context)),
  }
}

const inFile = (path: unknown): string => (typeof path === "string" ? ` in ${relative(process.cwd(), path)}` : "")

/**
 * Reports each of Gatsby's own errors in one sentence, in a build: those of resolvers, of pages that are rendered, of hooks, and what nobody has caught. The rest
 * is told with `--verbose`.
 *
 * @param reporter Gatsby's, which every process of a build has
 */
export function reportPlainErrors(reporter: Pick<typeof gatsbyReporter, "error" | "verbose"> = gatsbyReporter): void {
  const { error: tell } = reporter
  const said = new Set<string>()
  /** Whether an error was reported, by this process or one that it has started. */
  let isReported = false
  onLogAction(({ payload }) => {
    isReported ||= Object(payload).level === "ERROR"
  })
  reporter.error = (report, error, plugin) => {
    if (Array.isArray(report)) return report.flatMap((each) => reporter.error(each))
    const plain = isBuild() ? plainOf(report, error, isReported || said.size > 0) : undefined
    if (plain === undefined) return tell(report, error, plugin)
    reporter.verbose(plain.details)
    // Each entry of a page may fail for the same reason.
    if (plain.sentence === "" || said.has(plain.sentence)) return []
    said.add(plain.sentence)
    return tell(plain.sentence)
  }
}
