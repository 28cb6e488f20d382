import { createServer } from "node:net"
import { errorCode } from "../../../content/files/errors"
import { words } from "../../words/words"

/** The studio's port, unless the variable PORT names another. */
export const defaultPort = 8001

/** The error if the studio cannot start; the message is for the owner. */
export class StartError extends Error {}

/**
 * @param env environment variables
 * @returns the port in PORT, or the default one
 * @throws StartError if PORT is not a port number
 */
export function portIn({ PORT }: Readonly<Record<string, string | undefined>>): number {
  if (PORT === undefined) return defaultPort
  // On the Windows command line, a space before && becomes part of the value.
  const written = PORT.trim()
  const port = /^\d{1,5}$/.test(written) ? Number(written) : 0
  if (port > 0 && port < 65_536) return port
  const what = written === "" ? words.terminal.noPort : words.terminal.wrongPort(written)
  throw new StartError(`${what} ${words.terminal.portAdvice(defaultPort)}`)
}

/**
 * @param error from a server that failed to listen
 * @param port that it tried to listen on
 * @param system whose command line the advice is for
 * @returns a StartError if the port is taken or forbidden; any other error unchanged
 */
export async function listenError(
  error: unknown,
  port: number,
  system: NodeJS.Platform = process.platform,
): Promise<unknown> {
  const code = errorCode(error)
  const other = commandFor(port < 65_535 ? port + 1 : defaultPort, system)
  if (code === "EADDRINUSE")
    return new StartError(
      (await isStudio(port)) ? words.terminal.studioRunning(port, other) : words.terminal.portTaken(port, other),
    )
  if (code === "EACCES") return new StartError(words.terminal.portForbidden(port, commandFor(8002, system)))
  return error
}

const commandFor = (port: number, system: NodeJS.Platform): string =>
  system === "win32" ? `$env:PORT=${port}; npm run edit` : `PORT=${port} npm run edit`

/** @returns whether the server on a port is a studio */
export async function isStudio(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/__studio/`, { signal: AbortSignal.timeout(2000) })
    return (await answer.text()).includes(`<title>${words.window.title}</title>`)
  } catch {
    // It does not speak HTTP, or is slow.
    return false
  }
}

/** @returns an unused port of this machine */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("There is no free port.")),
      )
    })
  })
}
