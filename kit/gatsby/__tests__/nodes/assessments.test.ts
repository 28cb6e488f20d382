import { codeOf } from "../../nodes/assessments"

const question = (...points: number[]) => ({
  answers: points.map((each) => ({ points: each, text: `Answer ${each}` })),
})
const asked = { edition: 1, pillars: [{ questions: [question(3, 0), question(5, 2, 0)] }] }
const code = codeOf("devex-iq", asked)

test("the code of questions has three characters of an address", () => {
  expect(code).toMatch(/^[\w-]{3}$/)
})

test("a corrected word leaves the code as it is", () => {
  const corrected = { answers: question(3, 0).answers.map((answer) => ({ ...answer, text: "Corrected" })) }
  expect(codeOf("devex-iq", { ...asked, pillars: [{ questions: [corrected, question(5, 2, 0)] }] })).toBe(code)
})

test.each([
  ["another edition", codeOf("devex-iq", { ...asked, edition: 2 })],
  ["other points", codeOf("devex-iq", { ...asked, pillars: [{ questions: [question(4, 0), question(5, 2, 0)] }] })],
  [
    "a question more",
    codeOf("devex-iq", { ...asked, pillars: [{ questions: [question(3, 0), question(5, 2, 0), question(1)] }] }),
  ],
  ["another tool", codeOf("team-iq", asked)],
])("%s has another code", (_what, other) => {
  expect(other).not.toBe(code)
})
