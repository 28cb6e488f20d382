import { isoDay } from "../../../language/dates"
import { type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { getIn } from "../../location/json-path"
import type { Content } from "./relation-rules"

/**
 * @param content of all JSON files
 * @param today as 2026-11-10, in UTC
 * @returns a warning about an availability whose day has passed, by file path
 */
export function availabilityDiagnostics(
  content: Content,
  today: string = new Date().toISOString().slice(0, 10),
): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const from = getIn(content.get("site.json"), "availability", "from")
  if (typeof from !== "string" || !isoDay.test(from) || from >= today) return new Map()
  const message = "This day has passed, but visitors still see it as your next free date."
  const advice = 'Write the next one and its text, or remove "availability".'
  return new Map([
    ["site.json", [warningAt(["availability", "from"], { code: "availability-stale", message, advice })]],
  ])
}
