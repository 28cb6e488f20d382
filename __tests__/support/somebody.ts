import { PassThrough, Writable } from "node:stream"
import { stripVTControlCharacters } from "node:util"

/** The key Enter. */
export const enter = "\r"

/** @returns somebody at a terminal, who waits for each text before they type, and the steps that are left */
export function somebody(steps: ReadonlyArray<readonly [shown: string, typed: string]>) {
  const input = new PassThrough()
  const waiting = [...steps]
  let shown = ""
  const output = new Writable({
    write(chunk, _encoding, done) {
      shown += stripVTControlCharacters(String(chunk))
      const [next] = waiting
      if (next && shown.includes(next[0])) {
        waiting.shift()
        shown = ""
        // The library listens once it has shown the question.
        setImmediate(() => input.write(next[1]))
      }
      done()
    },
  })
  // As a terminal does, it stays open though the library ends it after each question.
  output.end = () => output
  return { terminal: { input, output, signal: new AbortController().signal }, left: waiting }
}
