import type { EntryContext } from "../../content/check/check-file"
import type { EntryField } from "../../content/contract/field"
import { diagnose } from "../../content/contract/rules/diagnose"
import { webOrEmailLinkRules } from "../../content/contract/rules/links"
import { errorAt, type LocalDiagnostic } from "../../content/diagnostic/diagnostic"
import { asList, asText, getIn } from "../../content/location/json-path"
import { say } from "../../content/sentences/sentences"
import type { Given } from "./content-files"

/** Parts of the United Kingdom in which a company can be registered, as listed in the Companies Act 2006 (s. 9(2)(b)). */
const registers = ["England and Wales", "Wales", "Scotland", "Northern Ireland"] as const

const optional = { kind: "text", required: false } as const

/** Facts that template texts need but no setting of the page holds. One without an answer becomes an open point in the page. */
export const factFields = [
  {
    key: "name",
    label: "Name",
    description: "Who runs the site: your name, or your company’s with its legal form.",
    ...optional,
  },
  {
    key: "company",
    label: "Company",
    description: "The company’s name as it is registered, with Limited or Ltd.",
    ...optional,
  },
  {
    key: "registeredIn",
    label: "Registered in",
    description: "Where the company is registered.",
    ...optional,
    kind: "choice",
    choices: registers,
  },
  {
    key: "companyNumber",
    label: "Company number",
    description: "The company’s number at Companies House.",
    ...optional,
  },
  {
    key: "address",
    label: "Postal address",
    description: "The postal address on one line: street, postcode and town.",
    ...optional,
  },
  { key: "email", label: "Email", description: "The email address that visitors can write to.", ...optional },
  { key: "phone", label: "Phone", description: "The phone number, with the country’s code.", ...optional },
  {
    key: "vatNumber",
    label: "VAT number",
    description: "The VAT number, or the business’s identification number.",
    ...optional,
  },
] as const satisfies readonly EntryField[]

type FactKey = (typeof factFields)[number]["key"]

const keys: readonly string[] = factFields.map(({ key }) => key)

/** @returns whether a key names a fact */
export const isFact = (key: string): key is FactKey => keys.includes(key)

/** @returns the facts that site.json provides */
export function knownFacts({ others }: Pick<EntryContext, "others">): Given {
  const site = others.get("site.json")
  const addresses = [getIn(site, "schedulingUrl"), ...asList(getIn(site, "links")).map((link) => getIn(link, "url"))]
  const email = addresses.find((address) => typeof address === "string" && address.startsWith("mailto:"))
  return Object.fromEntries(
    [
      ["name", getIn(site, "name")],
      ["role", getIn(site, "role")],
      ["email", typeof email === "string" ? email.slice("mailto:".length).replace(/\?.*$/, "") : undefined],
    ].filter(([, value]) => typeof value === "string" && value.trim() !== ""),
  )
}

/** @returns errors about the given facts: an address that no mail can be sent to, a word that is not among the choices */
export function factDiagnostics(facts: Given): LocalDiagnostic[] {
  return factFields.flatMap((field) => {
    const value = asText(facts[field.key] ?? "").trim()
    if (value === "") return []
    if (field.key === "email")
      return diagnose(webOrEmailLinkRules, `mailto:${value}`) ? [errorAt([field.key], noEmail)] : []
    if (!("choices" in field) || field.choices.some((choice) => choice === value)) return []
    const choices = field.choices.join(", ")
    return [errorAt([field.key], { ...say("command.fact", { choices }), code: "page-fact-choice" })]
  })
}

const noEmail = { ...say("command.email"), code: "page-email" }
