import { parseUrl } from "../../../language/parse-url"
import { type Field, visit } from "../../contract/field"
import type { DiagnosticMessage } from "../../contract/rules/diagnose"
import { fixTo } from "../../contract/rules/fix"
import { type LocalDiagnostic, warningAt } from "../report/diagnostic"

/** Query parameters with which mailings and advertising track visitors. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs(?:enc|mi)|yclid|twclid|li_fat_id)$/i

/**
 * @param address of a page
 * @returns the address without tracking parameters; undefined if it has none
 */
function withoutTracking(address: string): string | undefined {
  if (!parseUrl(address)) return undefined
  const [before = "", hash] = address.split("#", 2)
  const [path = "", query = ""] = before.split("?", 2)
  const parts = query.split("&")
  const kept = parts.filter((part) => !tracking.test(part.split("=", 1)[0] ?? ""))
  if (kept.length === parts.length) return undefined
  return path + (kept.length > 0 ? `?${kept.join("&")}` : "") + (hash === undefined ? "" : `#${hash}`)
}

/** @returns a diagnostic of an address with tracking parameters */
export function trackingDiagnostic(address: string): DiagnosticMessage[] {
  const clean = withoutTracking(address)
  const message = "This address ends with tracking parameters."
  if (clean === undefined) return []
  return [
    { code: "link-tracking", message, advice: `Write ${clean}.`, ...fixTo(clean, "suggested", "Remove the tracking") },
  ]
}

/**
 * @param field describes a file's content
 * @param content of the file
 * @returns a warning at each address with tracking parameters
 */
export function trackingDiagnostics(field: Field, content: unknown): LocalDiagnostic[] {
  return [...visit(field, content)].flatMap(({ field: { kind }, value, path }) =>
    kind === "link" && typeof value === "string"
      ? trackingDiagnostic(value).map((diagnostic) => warningAt(path, diagnostic))
      : [],
  )
}
