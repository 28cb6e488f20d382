import { isNewsletterProvider, newsletterProviders } from "../../contract/newsletter-providers"
import { diagnose } from "../../contract/rules/diagnose"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { removal } from "../../diagnostic/fix"
import { getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"

/**
 * Checks `newsletter` in site.json beyond the contract: each provider has its own form of id.
 *
 * @param newsletter of any type
 * @returns the diagnostics in site.json
 */
export function providerDiagnostics(newsletter: unknown): LocalDiagnostic[] {
  const [provider, id] = [getIn(newsletter, "provider"), getIn(newsletter, "id")]
  if (!isNewsletterProvider(provider)) return []
  const { name, rules } = newsletterProviders[provider]
  const diagnostics: LocalDiagnostic[] = []
  const broken = typeof id === "string" && id.trim() !== "" ? diagnose(rules, id) : undefined
  if (broken) diagnostics.push(errorAt(["newsletter", "id"], broken))
  if (provider !== "other" && getIn(newsletter, "emailField") !== undefined) {
    const message = say("newsletter-email-field", { name }, removal)
    diagnostics.push(warningAt(["newsletter", "emailField"], message))
  }
  return diagnostics
}

/**
 * The form on the blog page and the provider in site.json need each other.
 *
 * @param site the content of site.json
 * @param blog the content of pages/blog.json
 * @returns the diagnostics in pages/blog.json
 */
export function formDiagnostics(site: unknown, blog: unknown): LocalDiagnostic[] {
  const [provider, form] = [getIn(site, "newsletter"), getIn(blog, "newsletter")]
  if (site === undefined || form === undefined || provider !== undefined) return []
  return [warningAt(["newsletter"], say("newsletter-nowhere"))]
}

/** @returns a warning in site.json about a provider without a form */
export function unusedProvider(site: unknown, blog: unknown): LocalDiagnostic[] {
  const [provider, form] = [getIn(site, "newsletter"), getIn(blog, "newsletter")]
  if (blog === undefined || form !== undefined || provider === undefined) return []
  return [warningAt(["newsletter"], say("newsletter-unused"))]
}
