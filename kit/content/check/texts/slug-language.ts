import type { DiagnosticMessage } from "../../contract/rules/diagnose"
import { fixTo } from "../../contract/rules/fix"
import { slugOf } from "../../contract/rules/slug"
import { adviceFor } from "../../contract/rules/texts"
import { valueAt } from "../../json/json-path"
import { getIn } from "../../json/unknown"
import type { LocalDiagnostic } from "../report/diagnostic"

/** @returns the language in the content of site.json, as written; undefined if it is no text */
export function languageIn(site: unknown): string | undefined {
  const language = getIn(site, "language")
  return typeof language === "string" ? language : undefined
}

/**
 * The contract's rules know a slug alone. What to write instead depends on the language of the site.
 *
 * @param diagnostic about a slug or an id; others are returned as they are
 * @param value that it is about
 * @param language of the site
 * @returns the diagnostic, advising the slug in this language
 */
export function slugAdvice<About extends DiagnosticMessage>(
  diagnostic: About,
  value: unknown,
  language: string | undefined,
): About {
  if (!/^(?:slug|id)-/.test(diagnostic.code) || typeof value !== "string") return diagnostic
  const [plain, slug] = [slugOf(value), slugOf(value, language)]
  if (slug === plain || diagnostic.advice !== adviceFor(plain)) return diagnostic
  const { fix } = diagnostic
  return { ...diagnostic, advice: adviceFor(slug), ...(fix ? fixTo(slug, fix.applicability) : {}) }
}

/** @returns the diagnostics of a content, those about slugs in the language of the site */
export const slugsIn = (
  language: string | undefined,
  content: unknown,
  diagnostics: readonly LocalDiagnostic[],
): LocalDiagnostic[] => diagnostics.map((each) => slugAdvice(each, valueAt(content, each.path), language))
