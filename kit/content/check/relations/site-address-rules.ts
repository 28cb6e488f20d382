import { getIn } from "../../json/unknown"
import { type LocalDiagnostic, warningAt } from "../report/diagnostic"
import type { Content } from "./relation-rules"

/** What `npm run begin` writes while the owner does not know their address yet: a domain that is reserved for examples (RFC 2606). */
export const standIn = "https://www.example.org"

/**
 * @param content of all JSON files
 * @returns a warning about a site's address that only stands in for it, by file path
 */
export function siteAddressDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  if (getIn(content.get("site.json"), "siteUrl") !== standIn) return new Map()
  const message = "This address only stands in for the site’s own."
  const advice = "Write the address that the site will have."
  return new Map([["site.json", [warningAt(["siteUrl"], { code: "address-open", message, advice })]]])
}
