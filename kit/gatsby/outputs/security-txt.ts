import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { addressOn, type PublishedSite } from "./published-site"

const path = ".well-known/security.txt"

/** A reader must not rely on an expired contact, and the file may be valid for a year at most (RFC 9116, 2.5.5). Each build renews it. */
const days = 364

/**
 * @param published the site's data
 * @param now time of the build
 * @returns security.txt (RFC 9116), which says where to report a vulnerability; undefined if the owner gives no contact for it
 */
export function securityText(published: PublishedSite, now: Date): string | undefined {
  const { securityContact, language } = published.siteJson
  if (!securityContact) return undefined
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + days)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${addressOn(published)(`/${path}`)}`,
    "",
  ].join("\n")
}

/** Writes security.txt into the finished site, if the owner gives a contact. */
export async function writeSecurityText(published: PublishedSite): Promise<void> {
  const text = securityText(published, new Date())
  if (!text) return
  await mkdir(join("public", ".well-known"), { recursive: true })
  await writeFile(join("public", path), text)
}
