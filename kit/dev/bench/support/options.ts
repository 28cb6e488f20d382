import { parseArgs } from "node:util"

const parts = ["speed", "navigation", "pictures"] as const
type Part = (typeof parts)[number]

/** The options of `npm run kit -- bench`. */
export interface BenchOptions {
  readonly build: boolean
  /** How often to measure everything. */
  readonly runs: number
  /** The pages to measure; all if none is given. */
  readonly routes: readonly string[] | undefined
  readonly parts: readonly Part[]
}

/**
 * @param args of the command line
 * @throws an Error that says what is wrong with them
 */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      "no-build": { type: "boolean", default: false },
      runs: { type: "string", default: "5" },
      routes: { type: "string" },
      only: { type: "string", default: parts.join(",") },
    },
  })
  const only = listOf(values.only)
  const chosen = parts.filter((part) => only.includes(part))
  if (chosen.length !== only.length) throw new Error(`--only takes ${parts.join(", ")}, with commas between them.`)
  return {
    build: !values["no-build"],
    runs: wholeNumber("--runs", values.runs),
    routes: values.routes === undefined ? undefined : listOf(values.routes),
    parts: chosen,
  }
}

/** The options of `npm run kit -- bench:scale`. */
export interface ScaleOptions {
  /** Multiples of the sample's posts. */
  readonly sizes: readonly number[]
  /** The maximum width of the added posts' pictures, in pixels. */
  readonly pictureWidth: number
}

/**
 * @param args of the command line
 * @throws an Error that says what is wrong with them
 */
export function scaleOptions(args: readonly string[]): ScaleOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: "string", default: "1,10,100" },
      // Wide ones are resized to every width that the pages need, which takes hours for 600 posts.
      "picture-width": { type: "string", default: "480" },
    },
  })
  return {
    sizes: listOf(values.sizes).map((size) => wholeNumber("--sizes", size)),
    pictureWidth: wholeNumber("--picture-width", values["picture-width"]),
  }
}

const listOf = (text: string): string[] => text.split(",").map((part) => part.trim())

/**
 * @returns the option's value, a whole number above 0
 * @throws an Error for any other value
 */
export function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text)
  throw new Error(`${option} takes whole numbers above 0, not "${text}".`)
}
