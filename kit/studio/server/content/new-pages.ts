import type { EntryField } from "../../../content/contract/field"
import { asList, getIn } from "../../../content/json/json-path"
import { fieldsOf } from "../../../owner/new/fields"
import type { Kind } from "../../../owner/new/kinds"
import { knownFacts } from "../../../owner/new/page-facts"
import { type PageTemplateId, pageTemplates, templateIds } from "../../../owner/new/page-templates"
import { openTarget, servicesOf } from "../../../owner/new/target"
import { kindOf, translateField } from "./new-things"

/** A question of a template, with what the content knows already. */
export interface PageQuestion extends EntryField {
  readonly known?: string
}

/** A template of custom pages, with what it asks. */
export interface NewPage {
  readonly template: PageTemplateId
  readonly questions: readonly PageQuestion[]
}

/**
 * @param root the folder of the content
 * @returns the templates of custom pages, with the questions that they have for this content
 * @throws Refusal if the content cannot be read
 */
export async function newPages(root: string): Promise<readonly NewPage[]> {
  const kind: Kind | undefined = kindOf("page")
  if (!kind) throw new Error("npm run new adds no pages.")
  const target = await openTarget(root, kind)
  const known = knownFacts(target)
  const services = asList(target.others.get("services.json"))
  const names = Object.fromEntries(services.map((each) => [getIn(each, "id"), String(getIn(each, "title") ?? "")]))
  const ids = servicesOf(target)
  const question = (asked: EntryField): readonly PageQuestion[] => {
    const field = translateField(asked, kind)
    const said = known[field.key]
    const all = { ...field, ...(typeof said === "string" ? { known: said } : {}) }
    if (field.key !== "service") return [all]
    // Without services there is none to choose.
    return ids.length > 0 ? [{ ...all, kind: "choice", choices: ids, choiceNotes: names }] : []
  }
  return templateIds.map((template) => ({
    template,
    questions: pageTemplates[template].asks.flatMap((key) =>
      fieldsOf(kind).flatMap((field) => (field.key === key ? question(field) : [])),
    ),
  }))
}
