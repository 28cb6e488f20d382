import { createHmac, randomBytes } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import { isSecret, untrustedClientIn } from "../../guard/guard"
import { words } from "../words/words"

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

/** @returns why a request from another computer or another site is refused; undefined if the request is allowed */
export function refusalOf(headers: IncomingHttpHeaders, guard: Guard): string | undefined {
  const client = untrustedClientIn(headers, guard)
  if (client === undefined) return undefined
  return client === "computer" ? words.refusals.otherComputer : words.refusals.otherSite
}

/**
 * @param guard with the known token
 * @param token of a request that reads or changes content
 * @returns whether it is the token of the studio's own page
 */
export const hasValidToken = (guard: Guard, token: unknown): boolean => isSecret(guard.token, token)

/** @returns a secret derived from the token, from which the token cannot be recovered */
const derived = ({ token }: Guard, use: string): string => createHmac("sha256", token).update(use).digest("base64url")

/**
 * @returns a ticket with which a browser may come to the studio's page from a local file of the owner's, which the browser treats as another site; whoever
 * knows it knows the token
 */
export const ticketOf = (guard: Guard): string => derived(guard, "ticket")

/** @returns why a request for the studio's page is refused; undefined if it is allowed, as one from elsewhere is with a ticket */
export function pageRefusal(headers: IncomingHttpHeaders, guard: Guard, ticket: unknown): string | undefined {
  return refusalOf(isSecret(ticketOf(guard), ticket) ? { ...headers, "sec-fetch-site": undefined } : headers, guard)
}

/** @returns the key that the studio sends to the preview, which serves nobody else */
export const previewKeyOf = (guard: Guard): string => derived(guard, "preview")

/**
 * A frame, its scripts and its pictures cannot send headers, so a cookie proves that the studio was opened in this browser. It does not hold the token, since
 * browsers send a host's cookies to all its ports.
 *
 * @returns the cookie, for the header Set-Cookie
 */
export const browserCookie = (guard: Guard): string => `${browserKey(guard)}; Path=/; HttpOnly; SameSite=Strict`

/** @returns whether a request comes from a browser in which the studio was opened */
export const isOpenIn = (guard: Guard, { cookie = "" }: IncomingHttpHeaders): boolean =>
  cookie.split(/;\s*/).some((each) => isSecret(browserKey(guard), each))

const browserKey = (guard: Guard): string => `studio-${guard.port}=${derived(guard, "browser")}`
