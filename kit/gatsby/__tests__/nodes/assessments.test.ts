import { codeOf } from "../../nodes/assessments"

const question = (...points: number[]) => ({
  answers: points.map((each) => ({ points: each, text: `Answer ${each}` })),
})
const questions = [question(3, 0), question(5, 2, 0)]
const asked = { edition: 1, pillars: [{ questions }] }
const corrected = { answers: question(3, 0).answers.map((answer) => ({ ...answer, text: "Corrected" })) }

test.each([
  [
    "a corrected word leaves the code as it is",
    codeOf("devex-iq", { ...asked, pillars: [{ questions: [corrected, question(5, 2, 0)] }] }),
    true,
  ],
  ["another edition", codeOf("devex-iq", { ...asked, edition: 2 }), false],
  [
    "other points",
    codeOf("devex-iq", { ...asked, pillars: [{ questions: [question(4, 0), question(5, 2, 0)] }] }),
    false,
  ],
  ["a question more", codeOf("devex-iq", { ...asked, pillars: [{ questions: [...questions, question(1)] }] }), false],
  ["another tool", codeOf("team-iq", asked), false],
])("the code of questions is three characters of an address: %s", (_what, code, isSame) => {
  expect(code).toMatch(/^[\w-]{3}$/)
  expect(code === codeOf("devex-iq", asked)).toBe(isSame)
})
