import { toldMistake } from "../../contract/mistakes/first-mistake"
import { leavingOut } from "../../contract/mistakes/remedy"
import { isNewsletterProvider, newsletterProviders } from "../../contract/newsletter/providers"
import { valueIn } from "../../unchecked"
import { errorAt, type Finding, warningAt } from "../report/finding"

/**
 * What is wrong with `newsletter` in site.json beyond the contract: each provider has ids of its own.
 *
 * @param newsletter anything at all
 * @returns the findings in site.json
 */
export function providerFindings(newsletter: unknown): Finding[] {
  const [provider, id] = [valueIn(newsletter, "provider"), valueIn(newsletter, "id")]
  if (!isNewsletterProvider(provider)) return []
  const { name, mistakes } = newsletterProviders[provider]
  const findings: Finding[] = []
  const mistake = typeof id === "string" && id.trim() !== "" ? toldMistake(mistakes, id) : undefined
  if (mistake) findings.push(errorAt(["newsletter", "id"], mistake))
  if (provider !== "other" && valueIn(newsletter, "emailField") !== undefined) {
    const message = `The site already knows the name of this field at ${name}.`
    const complaint = { code: "newsletter-email-field", message, advice: "Remove it.", ...leavingOut }
    findings.push(errorAt(["newsletter", "emailField"], complaint))
  }
  return findings
}

/**
 * The form on the blog's page and the provider in site.json need each other.
 *
 * @param site the content of site.json
 * @param blog the content of pages/blog.json
 * @returns the findings in pages/blog.json
 */
export function formFindings(site: unknown, blog: unknown): Finding[] {
  const [provider, form] = [valueIn(site, "newsletter"), valueIn(blog, "newsletter")]
  if (site === undefined || form === undefined || provider !== undefined) return []
  return [warningAt(["newsletter"], nowhere)]
}

/** @returns the findings in site.json: a provider without a form */
export function unusedProvider(site: unknown, blog: unknown): Finding[] {
  const [provider, form] = [valueIn(site, "newsletter"), valueIn(blog, "newsletter")]
  if (blog === undefined || form !== undefined || provider === undefined) return []
  return [warningAt(["newsletter"], unused)]
}

const nowhere = {
  code: "newsletter-nowhere",
  message: "Nobody can subscribe: site.json names no newsletter provider.",
  advice: 'Add "newsletter" to site.json (data/README.md says how), or remove this form.',
}

const unused = {
  code: "newsletter-unused",
  message: "Nobody can subscribe: the blog page has no newsletter form.",
  advice: 'Add "newsletter" to pages/blog.json, or remove it here.',
}
