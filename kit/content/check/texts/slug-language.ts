import { slugOf } from "../../../language/slug"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { valueAt } from "../../location/json-path"
import { saidOf } from "../../sentences/sentences"

/**
 * The contract's rules only see the slug, but what to write instead depends on the language of the site.
 *
 * @param diagnostic about a slug or an id; others are returned as they are
 * @param value the slug or id
 * @param language of the site
 * @returns the diagnostic, which now suggests a slug that suits this language
 */
export function slugAdvice<About extends DiagnosticMessage>(
  diagnostic: About,
  value: unknown,
  language: string | undefined,
): About {
  const { code, sentence, fix } = diagnostic
  if (!/^(?:slug|id)-/.test(code) || typeof value !== "string") return diagnostic
  const [plain, slug] = [slugOf(value), slugOf(value, language)]
  if (slug === plain || (sentence?.values.slug ?? "") !== plain) return diagnostic
  return { ...diagnostic, ...saidOf(diagnostic, { slug }, fix && { ...fix, value: slug }) }
}

/** @returns the diagnostics of a file's content, with suggested slugs that suit the language of the site */
export const withSlugAdvice = (
  language: string | undefined,
  content: unknown,
  diagnostics: readonly LocalDiagnostic[],
): LocalDiagnostic[] => diagnostics.map((each) => slugAdvice(each, valueAt(content, each.path), language))
