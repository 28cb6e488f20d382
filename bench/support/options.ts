import { parseArgs } from "node:util"

const parts = ["speed", "navigation", "pictures"] as const
type Part = (typeof parts)[number]

/** How `npm run bench` was called. */
export interface BenchOptions {
  readonly build: boolean
  /** How often everything is measured. */
  readonly runs: number
  /** Which pages; all if none is named. */
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

/** How `npm run bench:scale` was called. */
export interface ScaleOptions {
  /** How many times the sample's posts. */
  readonly sizes: readonly number[]
  /** How wide the added posts' pictures are at most, in pixels. */
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
      // Wide ones are cut to every width that the pages ask for, which takes hours for 600 posts.
      "picture-width": { type: "string", default: "480" },
    },
  })
  return {
    sizes: listOf(values.sizes).map((size) => wholeNumber("--sizes", size)),
    pictureWidth: wholeNumber("--picture-width", values["picture-width"]),
  }
}

const listOf = (text: string): string[] => text.split(",").map((part) => part.trim())

/** @returns the whole number above 0 that an option is given; anything else is an error */
export function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text)
  throw new Error(`${option} takes whole numbers above 0, not "${text}".`)
}
