import { PassThrough, Writable } from "node:stream"
import { stripVTControlCharacters } from "node:util"

/** The key Enter. */
export const enter = "\r"

/** What is shown, and what is typed or done then. */
export type TerminalStep = readonly [shown: string, typed: string | (() => void)]

/**
 * @param steps what somebody does at a terminal: for each, they wait until its text is shown
 * @returns the terminal, all that was seen on it, and the steps that are left
 */
export function scriptedTerminal(steps: readonly TerminalStep[]) {
  const input = new PassThrough()
  const left = [...steps]
  let shown = ""
  let all = ""
  const output = new Writable({
    write(chunk, _encoding, done) {
      const text = stripVTControlCharacters(String(chunk))
      shown += text
      all += text
      const [next] = left
      if (next && shown.includes(next[0])) {
        left.shift()
        shown = ""
        // The library listens once it has shown the question.
        setImmediate(() => (typeof next[1] === "string" ? input.write(next[1]) : next[1]()))
      }
      done()
    },
  })
  // As a terminal does, it stays open though the library ends it after each question.
  output.end = () => output
  return { terminal: { input, output, signal: new AbortController().signal }, seen: () => all, left }
}
