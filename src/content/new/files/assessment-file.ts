import { assessmentDiagnostics } from "../../check/assessments/assessment-rules"
import { checkContent } from "../../check/check-file"
import { fieldsIn, type Surroundings } from "../../check/entries"
import { assessmentPath } from "../../contract/assessments/assessment"
import { begun } from "../../contract/assessments/begun"
import { type ContentFile, contentFile } from "../../contract/files"
import { slugOf } from "../../contract/rules/texts"
import { newJson } from "../../edit/new-json"
import { listOf, valueIn } from "../../unchecked"
import type { FileForm } from "./file-form"

/** The contract is the same for every assessment, whatever its tool. */
const assessment = contentFile(assessmentPath("new")) as ContentFile

/** An assessment of one question for each feature of its tool, and of three bands, whose texts are to be written. */
export const assessmentForm: FileForm = {
  fields: [
    { key: "id", kind: "anchor", description: "The id of its tool, from data/tools.json.", required: true },
    ...fieldsIn(assessment.field).filter(({ key }) => ["heading", "intro"].includes(key)),
  ],
  diagnostics: (given, beside) => {
    const content = contentOf(given.id, given.heading, given.intro, beside)
    const { diagnostics } = checkContent(assessment, content)
    const path = assessmentPath(String(given.id))
    const related = assessmentDiagnostics(new Map([...beside.others, [path, content]])).get(path) ?? []
    const aboutId = related.filter(({ code }) => code === "assessment-tool").map((each) => ({ ...each, path: ["id"] }))
    const others = related.filter(({ code }) => !["assessment-tool", "assessment-begun"].includes(code))
    // One answer is judged by itself: what is missing beside it is asked for still.
    return [...diagnostics, ...("id" in given ? aboutId : []), ...others].filter(({ path: [key] }) => key !== "seo")
  },
  path: ({ id }) => assessmentPath(String(id)),
  text: ({ id, heading, intro }, beside, neighbour) =>
    newJson(contentOf(id, String(heading), String(intro), beside), neighbour),
  another: "Edit that file, or name another tool.",
  next: (file) => `Write its questions in ${file}. npm run check names the texts that are still to be written.`,
}

/** One answer is judged before the others are given. */
function contentOf<Words>(id: unknown, heading: Words, intro: Words, { others }: Surroundings) {
  const tool = listOf(others.get("tools.json")).find((each) => valueIn(each, "id") === id)
  const features = listOf(valueIn(tool, "features")).map((feature) => String(feature).split(": ", 1)[0] ?? "")
  return {
    seo: { title: heading, description: intro },
    edition: 1,
    heading,
    intro,
    pillars: (features.length > 0 ? features : [String(valueIn(tool, "title") ?? id)]).map(pillar),
    bands: [
      { name: "0–44", from: 0, to: 44 },
      { name: "45–74", from: 45, to: 74 },
      { name: "75–100", from: 75, to: 100 },
    ],
  }
}

const pillar = (name: string, index: number) => ({
  id: slugOf(name) || `part-${index + 1}`,
  name,
  about: begun.about,
  questions: [
    {
      text: begun.question,
      why: begun.why,
      answers: [
        { text: begun.best, points: 10 },
        { text: begun.middle, points: 6 },
        { text: begun.least, points: 0 },
      ],
    },
  ],
  advice: [1, 2, 3].map(() => ({ title: begun.advice, steps: [{ title: begun.step, text: begun.how }] })),
})
