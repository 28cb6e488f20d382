import { errorCode } from "../../../src/content/check/error-code"

/** Where the studio is, unless the variable PORT says otherwise. */
const usualPort = 8001

/** Why the studio cannot start, in words for the owner. */
export class StartError extends Error {}

/**
 * @param env the environment's variables
 * @returns the port that PORT names, or the usual one without it
 * @throws StartError if it names none
 */
export function portIn({ PORT }: Readonly<Record<string, string | undefined>>): number {
  if (PORT === undefined) return usualPort
  // In Windows' command line a space in front of && belongs to the value.
  const written = PORT.trim()
  const port = /^\d{1,5}$/.test(written) ? Number(written) : 0
  if (port > 0 && port < 65_536) return port
  const what = written === "" ? "PORT is empty." : `PORT is "${written}", which is not a port.`
  throw new StartError(
    `${what} Write a number from 1 to 65535, such as PORT=8002, or leave PORT out to use ${usualPort}.`,
  )
}

/**
 * @param error with which a server did not listen
 * @param port on which it was to listen
 * @param system whose command line the advice is for
 * @returns the same in words for the owner; any other error as it is
 */
export async function listenError(
  error: unknown,
  port: number,
  system: NodeJS.Platform = process.platform,
): Promise<unknown> {
  const code = errorCode(error)
  const other = `start this one on another port: ${commandFor(port < 65_535 ? port + 1 : usualPort, system)}`
  if (code === "EADDRINUSE")
    return new StartError(
      (await isStudio(port))
        ? `A studio is already running on port ${port}. Its address is in the terminal that started it. End it there with Ctrl-C, or ${other}`
        : `Another program is using port ${port}. End it, or ${other}`,
    )
  if (code === "EACCES")
    return new StartError(`This system does not let you use port ${port}. ${capital(otherAbove(system))}`)
  return error
}

const otherAbove = (system: NodeJS.Platform): string => `choose a port above 1023: ${commandFor(8002, system)}`

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const commandFor = (port: number, system: NodeJS.Platform): string =>
  system === "win32" ? `$env:PORT=${port}; npm run edit` : `PORT=${port} npm run edit`

/** Whether what listens on a port is a studio. */
async function isStudio(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/__studio/`, { signal: AbortSignal.timeout(2000) })
    return (await answer.text()).includes("<title>Studio</title>")
  } catch {
    // It does not speak HTTP, or takes its time.
    return false
  }
}
