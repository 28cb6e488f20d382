import { randomBytes, timingSafeEqual } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import { words } from "../words"

/** The header in which the studio's own page sends its token. Forms cannot send it, and other sites may not. */
export const tokenHeader = "x-studio-token"

/** Who may send requests. */
export interface Guard {
  readonly port: number
  /** Known only to the studio's own page. */
  readonly token: string
}

/** @returns a random token of 24 bytes, as base64url */
export const newToken = (): string => randomBytes(24).toString("base64url")

/**
 * Refuses requests from other computers and other sites. The host must be a loopback name, so DNS rebinding does not pass.
 *
 * @param headers of a request
 * @param guard with the studio's port
 * @returns why it is refused; undefined if it is not
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
 * Compares in constant time.
 *
 * @param guard with the known token
 * @param token of a request that reads or changes content
 * @returns whether it is the token of the studio's own page
 */
export function isKnown(guard: Guard, token: unknown): boolean {
  const given = Buffer.from(String(token ?? ""))
  const known = Buffer.from(guard.token)
  return given.length === known.length && timingSafeEqual(given, known)
}
