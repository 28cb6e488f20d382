import { createHash } from "node:crypto"
import { assessmentAddress } from "../../content/contract/site-addresses"
import { formatNumber, type PluralForms } from "../../language/numbers"
import { languageOf, type Resolver, readSingleNode, type SchemaPart } from "../graphql/schema"
import { taggedPlural } from "./content-sources"

/** The part of an assessment that links to its results depend on. */
interface Asked {
  readonly edition: number
  readonly pillars: ReadonlyArray<{
    readonly questions: ReadonlyArray<{ readonly answers: ReadonlyArray<{ readonly points: number }> }>
  }>
}

/**
 * @param id of the tool
 * @param asked the edition of its assessment and the points of all answers; rewording makes no difference
 * @returns three characters (18 bits) that tell its results from those of other assessments and earlier editions
 */
export function codeOf(id: string, { edition, pillars }: Asked): string {
  const points = pillars.map(({ questions }) => questions.map(({ answers }) => answers.map((answer) => answer.points)))
  return createHash("sha256")
    .update(JSON.stringify([id, edition, points]))
    .digest("base64url")
    .slice(0, 3)
}

type Assessment = Parameters<typeof codeOf>[1] & { readonly jsonId: string }

const tool: Resolver<Assessment> = ({ jsonId }, _args, { nodeModel }) =>
  nodeModel.findOne({ type: "ToolsJson", query: { filter: { jsonId: { eq: jsonId } } } })

const service: Resolver<{ readonly service?: string }> = ({ service }, _args, { nodeModel }) =>
  service === undefined
    ? null
    : nodeModel.findOne({ type: "ServicesJson", query: { filter: { jsonId: { eq: service } } } })

const questionCount = ({ pillars }: Assessment): number =>
  pillars.reduce((sum, { questions }) => sum + questions.length, 0)

/** The most points that the questions of a pillar can give. */
const maxPoints = ({ questions }: Assessment["pillars"][number]): number =>
  questions.reduce((sum, { answers }) => sum + Math.max(...answers.map(({ points }) => points)), 0)

/** From 0 to 100, or up to the number of questions or the most points of a pillar if that is higher. */
const numbers: Resolver<Assessment> = async (assessment, _args, context) => {
  const language = await languageOf(context)
  const highest = Math.max(100, questionCount(assessment), ...assessment.pillars.map(maxPoints))
  return Array.from({ length: highest + 1 }, (_, value) => formatNumber(language, value))
}

/** The text for every possible number of open questions, starting with none. */
const openCounts: Resolver<Assessment> = async (assessment, _args, context) => {
  const language = await languageOf(context)
  const { questions } = await readSingleNode<{ questions: { open: PluralForms } }>("AssessmentPageJson", context)
  return Array.from({ length: questionCount(assessment) + 1 }, (_, count) =>
    taggedPlural(questions.open, count, language),
  )
}

const address: Resolver<{ readonly jsonId: string; readonly url?: string }> = async (
  { jsonId, url },
  _args,
  { nodeModel },
) => {
  const assessment = await nodeModel.findOne({ type: "AssessmentsJson", query: { filter: { jsonId: { eq: jsonId } } } })
  // The check ensures that every tool has either an address or an assessment.
  return url ?? (assessment ? assessmentAddress(jsonId) : null)
}

/** The part of an assessment that its advice depends on. */
interface Advised {
  readonly pillars: ReadonlyArray<{ readonly advice: readonly object[] }>
  readonly bands: ReadonlyArray<{ readonly from: number }>
}

/** What a tool's assessment says of the lowest score of the sample result on the tools page. */
const sampleAdvice: Resolver<{ readonly jsonId: string }> = async ({ jsonId }, _args, context) => {
  const query = { filter: { jsonId: { eq: jsonId } } }
  const assessment = (await context.nodeModel.findOne({ type: "AssessmentsJson", query })) as Advised | null
  const { figure } = await readSingleNode<{ figure?: { scores: readonly number[] } | null }>("ToolsPageJson", context)
  if (!assessment || !figure) return null
  const lowest = Math.min(...figure.scores)
  const band = assessment.bands.filter(({ from }) => from <= lowest).length - 1
  const plan = assessment.pillars[figure.scores.indexOf(lowest)]?.advice[band]
  return plan ? { from: assessment.bands[band]?.from, to: (assessment.bands[band + 1]?.from ?? 101) - 1, plan } : null
}

/** The schema of assessments, beyond their contract. */
export const assessmentSchema: SchemaPart = {
  types: `
    type AssessmentsJson implements Node {
      "The tool that it belongs to."
      jsonId: String!
      "Tells its results from those of other questions."
      code: String!
      questionCount: Int!
      tool: ToolsJson
      "From 0 on, in the language of the site."
      numbers: [String!]!
      openCounts: [String!]!
    }
    type AssessmentPillar {
      helpfulService: ServicesJson
    }
    type ToolsJson implements Node {
      "Where it is: elsewhere, or a path of this site."
      address: String
      sampleAdvice: SampleAdvice
    }
    type SampleAdvice {
      "The scores that it is for, from the first to the last."
      from: Int!
      to: Int!
      plan: AssessmentAdvice!
    }
  `,
  resolvers: () => ({
    AssessmentsJson: {
      code: (assessment: Assessment) => codeOf(assessment.jsonId, assessment),
      questionCount,
      tool,
      numbers,
      openCounts,
    },
    AssessmentPillar: { helpfulService: service },
    ToolsJson: { address, sampleAdvice },
  }),
}
