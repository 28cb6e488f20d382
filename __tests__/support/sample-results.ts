import { contentOf, sample } from "../../kit/dev/support/owners"
import { codeOf } from "../../kit/gatsby/nodes/assessments"
import { type Member, type Result, today, writeResult, writeTeam } from "../../src/assessment/coding"
import { unknown } from "../../src/assessment/scoring"

/** The page of the sample's assessment, relative to where the site is served. */
export const assessmentPath = "./tools/devex-iq/"

interface Question {
  readonly text: string
  readonly answers: ReadonlyArray<{ readonly points: number }>
}

interface Assessment {
  readonly edition: number
  readonly pillars: ReadonlyArray<{
    readonly questions: readonly Question[]
    readonly advice: ReadonlyArray<{ readonly title: string }>
  }>
}

/** Read only within tests, since they are listed even where `data/` is another owner's. */
export const asked = () => contentOf<Assessment>(sample, "assessments/devex-iq.json")
export const questions = () => asked().pillars.flatMap((pillar) => pillar.questions)
const code = () => codeOf("devex-iq", asked())

/** A result of today in which the first question has its answer at a given index, the next one at the index after it, and so on, wrapping around. */
export const resultFrom = (first: number): Result => ({
  day: today(),
  answers: questions().map(({ answers }, index) => (first + index) % answers.length),
})

/** The same, from somebody who does not know every third answer. */
export function partOf(first: number): Member {
  const { day, answers } = resultFrom(first)
  return { day, name: "", answers: answers.map((answer, index) => (index % 3 === 2 ? unknown : answer)) }
}

/** The address of a result. */
export const linkTo = (result: Result) => `${assessmentPath}#${writeResult(result, code())}`

/** The address of a comparison, without the people's names. */
export const linkToTeam = (members: readonly Member[]) => `${assessmentPath}#${writeTeam(members, code(), false)}`
