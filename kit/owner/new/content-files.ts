import { assessmentDiagnostics } from "../../content/check/assessments/assessment-rules"
import { checkContent, type EntryContext, fieldsIn } from "../../content/check/check-file"
import { assessmentPath } from "../../content/contract/data-paths"
import type { EntryField } from "../../content/contract/field"
import { type ContentFile, contentFile } from "../../content/contract/files"
import type { LocalDiagnostic } from "../../content/diagnostic/diagnostic"
import { type Json, newJson } from "../../content/json/edit-json"
import { asList, asText, getIn } from "../../content/location/json-path"
import { told } from "../../content/sentences/sentences"
import { closestMatch } from "../../language/closest-match"
import { slugOf } from "../../language/slug"
import { wordsFor } from "../new-site-texts/new-site-texts"

/** Answers by the keys of their fields. */
export type Given = Readonly<Record<string, unknown>>

/** A kind of content that is a file of its own, not an entry in a list. */
export interface FileForm {
  /** Every field that can be given. */
  readonly fields: readonly EntryField[]
  /** The fields whose values it sets itself, whatever was answered. */
  supplies?(given: Given): readonly string[]
  /** Adds to the answers the values that the form supplies. */
  complete?(given: Given, beside: EntryContext): Given
  /** The diagnostics of all answers, or of a single one, with paths within them. */
  diagnostics(given: Given, beside: EntryContext): LocalDiagnostic[]
  /** An entry that the file needs in another collection, unless it is there already. */
  companion?(
    given: Given,
    beside: EntryContext,
  ): { readonly kind: string; readonly values: ReadonlyMap<string, Json> } | undefined
  /** The privacy policy with what the answers say of its open points. */
  privacy?(text: string, given: Given): string
  /** The file's path within data/. */
  path(given: Given): string
  /** The file's text, with the indentation and line breaks of a neighbour's text. */
  text(given: Given, beside: EntryContext, neighbour: string): string
  /** Advice if the file already exists. */
  another(): string
  /** The next step for the owner. */
  next(file: string): string
}

/** All assessments have the same contract, so the id does not matter. */
const assessment = contentFile(assessmentPath("new")) as ContentFile

/** An assessment with a question for each feature of its tool and three bands, with open points for its texts. */
export const assessmentForm: FileForm = {
  fields: [
    {
      key: "id",
      kind: "anchor",
      label: "Tool",
      description: "The id of its tool in data/tools.json; a tool that is not there yet is added.",
      hint: "The tool that it is for, by the last part of that tool’s address. A tool that is not there yet is added.",
      required: true,
    },
    ...fieldsIn(assessment.field).filter(({ key }) => ["heading", "intro"].includes(key)),
  ],
  diagnostics: (given, beside) => {
    const content = assessmentContent(given.id, given.heading, given.intro, beside)
    const { diagnostics } = checkContent(assessment, content)
    const path = assessmentPath(String(given.id))
    const related = assessmentDiagnostics(new Map([...beside.others, [path, content]]), []).get(path) ?? []
    // An unknown tool is added, unless its id looks like a typo of an existing one.
    const isSlip = closestMatch(String(given.id), toolIds(beside)) !== undefined
    const aboutId = related
      .filter(({ code }) => code === "assessment-tool" && isSlip)
      .map((each) => ({ ...each, path: ["id"] }))
    const others = related.filter(({ code }) => !["assessment-tool", "assessment-begun"].includes(code))
    // Each answer is judged on its own, so errors about an id that is not given yet are left out, and so are those about seo, which repeats the other answers.
    return [...diagnostics, ...("id" in given ? aboutId : []), ...others].filter(({ path: [key] }) => key !== "seo")
  },
  companion: ({ id, heading, intro }, beside) => {
    if (toolIds(beside).includes(String(id))) return undefined
    const tool = { id: String(id), title: String(heading), description: String(intro) }
    return { kind: "tool", values: new Map(Object.entries(tool)) }
  },
  path: ({ id }) => assessmentPath(String(id)),
  text: ({ id, heading, intro }, beside, neighbour) =>
    newJson(assessmentContent(id, String(heading), String(intro), beside), neighbour),
  another: () => told("command.another.assessment"),
  next: (file) => told("command.next.assessment", { file }),
}

const toolIds = ({ others }: EntryContext): readonly string[] =>
  asList(others.get("tools.json")).map((tool) => asText(getIn(tool, "id") ?? ""))

/** Accepts undefined answers, because each is judged before the others are given. */
function assessmentContent<Words>(id: unknown, heading: Words, intro: Words, { others, language }: EntryContext) {
  const tool = asList(others.get("tools.json")).find((each) => getIn(each, "id") === id)
  const features = asList(getIn(tool, "features")).map((feature) => asText(feature).split(": ", 1)[0] ?? "")
  return {
    seo: { title: heading, description: intro },
    edition: 1,
    heading,
    intro,
    pillars: (features.length > 0 ? features : [asText(getIn(tool, "title") ?? heading ?? id)]).map((name, index) =>
      pillar(name, index, language),
    ),
    bands: [
      { name: "0–44", from: 0 },
      { name: "45–74", from: 45 },
      { name: "75–100", from: 75 },
    ],
  }
}

function pillar(name: string, index: number, language: string | undefined) {
  const { assessment: open } = wordsFor(language)
  return {
    id: slugOf(name, language) || `part-${index + 1}`,
    name,
    about: open.about,
    questions: [
      {
        text: open.question,
        why: open.why,
        answers: [
          { text: open.best, points: 10 },
          { text: open.middle, points: 6 },
          { text: open.least, points: 0 },
        ],
      },
    ],
    advice: [1, 2, 3].map(() => ({
      title: open.advice,
      steps: [{ title: open.step, text: open.how }],
    })),
  }
}
