import { watch } from "chokidar"
import { checkData } from "../check/check-data"
import type { Diagnostic } from "../check/report/diagnostic"
import { formatHuman } from "../check/report/format-human"

/** Whoever wants to know what is wrong with the content, now and after each change. */
export type Listener = (diagnostics: readonly Diagnostic[]) => void

/** How long a folder has to be quiet: editors write a file in several steps. */
const quiet = 150

let latest: readonly Diagnostic[] = []
const listeners = new Set<Listener>()

/**
 * @param listener called now and after each check
 * @returns how to stop it
 */
export function onContentChecked(listener: Listener): () => void {
  listeners.add(listener)
  listener(latest)
  return () => listeners.delete(listener)
}

/**
 * Checks the content now and whenever something in data/ changes, and says in the terminal what is new.
 *
 * @param say prints a text as it is
 */
export async function watchContent(say: (text: string) => void): Promise<void> {
  const check = async () => {
    const earlier = latest
    latest = await checkData()
    const text = newsInWords(earlier, latest)
    if (text) say(`\n${text}`)
    for (const listener of listeners) listener(latest)
  }
  await check()

  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    // One check after the other, or an older one could have the last word.
    timer = setTimeout(() => {
      running = running
        .then(check)
        .catch((error: unknown) => say(`\nThe content could not be checked: ${String(error)}\n`))
    }, quiet)
  }
  watch("data", { ignoreInitial: true }).on("all", soon)
}

/**
 * @param earlier what was wrong before a change
 * @param now what is wrong after it
 * @returns what is wrong only now, or that the last error is mended; empty if nothing of that kind has happened
 */
export function newsInWords(earlier: readonly Diagnostic[], now: readonly Diagnostic[]): string {
  const known = new Set(earlier.map(withoutRange))
  const fresh = now.filter((diagnostic) => !known.has(withoutRange(diagnostic)))
  if (fresh.length > 0) return formatHuman(fresh, { color: false })
  return earlier.some(isError) && !now.some(isError) ? "The content in data/ has no errors any more.\n" : ""
}

/** An edit above a diagnostic moves it to another line and does not make it another diagnostic. */
const withoutRange = ({ file, path, message }: Diagnostic): string => JSON.stringify([file, path, message])

const isError = ({ severity }: Diagnostic): boolean => severity === "error"

/** @returns the errors in words, for the panel in the browser; empty if there are none */
export function errorsInWords(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError)
  if (errors.length === 0) return ""
  const start = "Until the content in data/ is mended, the page may show what was there before."
  return `${start}\n\n${formatHuman(errors, { color: false })}`
}
