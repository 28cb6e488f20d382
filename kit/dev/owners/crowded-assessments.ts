import { hardText } from "./hard-texts"

/** Counts all texts, so that no two answers are the same. */
let texts = 0

function text(length: number): string {
  texts += 1
  return hardText(texts, length)
}

const points = [60, 41, 23, 11, 4, 0]

const question = () => ({
  text: text(160),
  why: text(300),
  answers: points.map((each) => ({ text: text(60), points: each })),
})

const advice = () => ({
  title: text(80),
  text: text(300),
  steps: [1, 2, 3].map(() => ({ title: text(80), text: text(300), when: text(80) })),
  done: text(180),
})

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index))

const around = () => ({
  seo: { title: text(60), description: text(160) },
  edition: 999,
  heading: text(110),
  intro: text(360),
})

/** The largest assessment that the contract allows: eight parts with 200 questions of six answers each, and every optional field. */
const large = () => ({
  ...around(),
  facts: times(6, () => ({ term: text(40), text: text(40) })),
  pillars: times(8, (index) => ({
    id: `part-${index + 1}`,
    name: text(40),
    about: text(180),
    service: `entry-${index + 1}`,
    questions: times(25, question),
    advice: times(3, advice),
  })),
  bands: [
    { name: text(40), from: 0, to: 33 },
    { name: text(40), from: 34, to: 66 },
    { name: text(40), from: 67, to: 100 },
  ],
  sources: times(3, (index) => ({ text: text(130), url: `https://elsewhere.example/source/${index}` })),
})

/** The smallest: one question with two answers, and no optional field. */
const small = () => ({
  ...around(),
  pillars: [
    {
      id: "part",
      name: "Part",
      about: "One thing.",
      questions: [
        {
          text: "Yes?",
          why: "Why not.",
          answers: [
            { text: "Yes", points: 1 },
            { text: "No", points: 0 },
          ],
        },
      ],
      advice: [{ title: "Do it", steps: [{ title: "Begin", text: "Go on." }] }],
    },
  ],
  bands: [{ name: "All", from: 0, to: 100 }],
})

/**
 * @param ids of two tools
 * @returns an assessment for each, by its path in data/
 */
export function crowdedAssessments([first, second]: readonly [string, string]): ReadonlyMap<string, object> {
  texts = 0
  return new Map([
    [`assessments/${first}.json`, large()],
    [`assessments/${second}.json`, small()],
  ])
}
