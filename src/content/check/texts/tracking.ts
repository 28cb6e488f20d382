import { type Field, visit } from "../../contract/field"
import type { DiagnosticMessage } from "../../contract/rules/diagnose"
import { fixTo } from "../../contract/rules/fix"
import { type LocalDiagnostic, warningAt } from "../report/diagnostic"

/** What mailings and advertising put behind an address to follow those who use it. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs(?:enc|mi)|yclid|twclid|li_fat_id)$/i

/**
 * @param address of a page
 * @returns the address without what only follows visitors; nothing if it has none of that
 */
function withoutTracking(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const [before = "", hash] = address.split("#", 2)
  const [path = "", query = ""] = before.split("?", 2)
  const parts = query.split("&")
  const kept = parts.filter((part) => !tracking.test(part.split("=", 1)[0] ?? ""))
  if (kept.length === parts.length) return undefined
  return path + (kept.length > 0 ? `?${kept.join("&")}` : "") + (hash === undefined ? "" : `#${hash}`)
}

/** @returns what to say of an address that follows visitors, if it does */
export function trackingDiagnostic(address: string): DiagnosticMessage[] {
  const clean = withoutTracking(address)
  const message = "This address ends with tracking parameters."
  if (clean === undefined) return []
  return [
    { code: "link-tracking", message, advice: `Write ${clean}.`, ...fixTo(clean, "certain", "Remove the tracking") },
  ]
}

/**
 * @param field what a file's content should be
 * @param content of the file
 * @returns a warning at each address that follows visitors
 */
export function trackingDiagnostics(field: Field, content: unknown): LocalDiagnostic[] {
  return [...visit(field, content)].flatMap(({ field: { kind }, value, path }) =>
    kind === "link" && typeof value === "string"
      ? trackingDiagnostic(value).map((diagnostic) => warningAt(path, diagnostic))
      : [],
  )
}
