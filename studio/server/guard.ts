import { randomBytes, timingSafeEqual } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import { words } from "../words"

/** The header in which the studio's own page sends its token. A form cannot send it, and another site may not. */
export const tokenHeader = "x-studio-token"

/** Who may ask. */
export interface Guard {
  readonly port: number
  /** Known to the studio's own page alone. */
  readonly token: string
}

/** @returns a token that nobody can guess */
export const newToken = (): string => randomBytes(24).toString("base64url")

/**
 * @param headers of a request, of which only those of this machine's own browser name this machine as their host: a name that leads here by DNS does not
 * @param guard who may ask
 * @returns why it is refused, or nothing
 */
export function refusalOf(headers: IncomingHttpHeaders, { port }: Guard): string | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]
  if (!hosts.includes(headers.host ?? "")) return words.refusals.otherComputer
  const { origin } = headers
  if (origin !== undefined && origin !== `http://${headers.host}`) return words.refusals.otherSite
  const site = headers["sec-fetch-site"]
  if (site === "cross-site" || site === "same-site") return words.refusals.otherSite
  return undefined
}

/**
 * @param guard who may ask
 * @param token that came with a request that reads or changes content
 * @returns whether it is the one that the studio's own page has
 */
export function isKnown(guard: Guard, token: unknown): boolean {
  const given = Buffer.from(String(token ?? ""))
  const known = Buffer.from(guard.token)
  return given.length === known.length && timingSafeEqual(given, known)
}
