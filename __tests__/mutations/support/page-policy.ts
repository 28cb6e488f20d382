import { createHash } from "node:crypto"

/** An inline script or style of a page, with its text. */
const inline = /<(style|script)\b[^>]*>(.*?)<\/\1>/gs

const hash = (text: string): string => createHash("sha256").update(text).digest("base64")

const textsIn = (html: string): string[] => [...html.matchAll(inline)].map(([, , text = ""]) => text)

/**
 * Makes a page's policy allow its changed styles and scripts, as a build would: with the old hashes the browser would block them all, and any test would see
 * that.
 *
 * @param before the page as it was
 * @param after the same page with other texts in its styles or scripts; for added or removed elements the policy stays as it is
 * @returns the changed page with the hashes of its texts
 */
export function withRenewedPolicy(before: string, after: string): string {
  const [old, present] = [textsIn(before), textsIn(after)]
  if (old.length !== present.length) return after
  return old.reduce(
    (html, text, index) => html.replaceAll(`'sha256-${hash(text)}'`, `'sha256-${hash(present[index] ?? "")}'`),
    after,
  )
}
