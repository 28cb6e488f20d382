import fc from "fast-check"
import { byPillar, gainsOf, lowestOf, scoreOf, unanswered, unknown } from "../../../src/assessment/scoring"

/** Questions with points, at least one of them above zero, and an answer to each, which may be none. */
const questions = fc.array(
  fc
    .array(fc.nat(100), { minLength: 1, maxLength: 6 })
    .filter((points) => points.some((each) => each > 0))
    .chain((points) => fc.record({ points: fc.constant(points), answer: anyAnswer(points.length) })),
  { minLength: 1, maxLength: 30 },
)
const anyAnswer = (count: number) => fc.oneof(fc.nat(count - 1), fc.constantFrom(unknown, unanswered))
const pointsOf = (all: ReadonlyArray<{ points: number[] }>) => all.map(({ points }) => points)
const answersOf = (all: ReadonlyArray<{ answer: number }>) => all.map(({ answer }) => answer)

const [tens, uneven] = [
  Array(2).fill([10, 0]),
  [
    [10, 4],
    [0, 7],
  ],
]

test.each([
  ["the best answers give a hundred", uneven, [0, 1], { value: 100, reach: 100 }],
  [
    "a question counts for what its best answer is worth",
    [
      [30, 0],
      [10, 0],
    ],
    [0, 1],
    { value: 75, reach: 75 },
  ],
  ["who has answered nothing has nothing, and could have all", uneven, [], { value: 0, reach: 100 }],
  ["“I do not know” gives no points, and says what it could give", tens, [0, unknown], { value: 50, reach: 100 }],
  ["an open question gives none either", tens, [0, unanswered], { value: 50, reach: 100 }],
])("%s", (_what, points, answers, score) => {
  expect(scoreOf(points, answers)).toEqual(score)
})

test("scores lie between 0 and 100, and what could be is never less than what is", () => {
  fc.assert(
    fc.property(questions, (all) => {
      const { value, reach } = scoreOf(pointsOf(all), answersOf(all))
      expect(value).toBeGreaterThanOrEqual(0)
      expect(reach).toBeGreaterThanOrEqual(value)
      expect(reach).toBeLessThanOrEqual(100)
      expect(Number.isInteger(value) && Number.isInteger(reach)).toBe(true)
    }),
  )
})

test("an answer with more points never lowers a score", () => {
  fc.assert(
    fc.property(questions, fc.nat(), fc.nat(), (all, nth, which) => {
      const place = nth % all.length
      const points = all[place]?.points ?? []
      const before = answersOf(all)
      const better = which % points.length
      fc.pre((points[better] ?? 0) >= (points[before[place] ?? unanswered] ?? 0))
      const after = before.map((answer, index) => (index === place ? better : answer))
      expect(scoreOf(pointsOf(all), after).value).toBeGreaterThanOrEqual(scoreOf(pointsOf(all), before).value)
    }),
  )
})

test.each([
  [
    "the pillar to begin with has the lowest score",
    [
      [40, 90],
      [39, 100],
      [60, 60],
    ],
    1,
  ],
  [
    "of equal scores it is the one that could come to least",
    [
      [40, 90],
      [40, 50],
    ],
    1,
  ],
  [
    "of these the first",
    [
      [40, 50],
      [40, 50],
    ],
    0,
  ],
  [
    "a pillar of which nothing is known is not begun with",
    [
      [0, 100],
      [40, 50],
    ],
    1,
  ],
  ["where nothing is known at all, there is none to begin with", [[0, 100]], undefined],
])("%s", (_what, scores, lowest) => {
  expect(lowestOf(scores.map(([value = 0, reach = 0]) => ({ value, reach })))).toBe(lowest)
})

test("what would move a score most is the best answer to the question that lost most", () => {
  expect(
    gainsOf(
      [
        [10, 0],
        [5, 30],
        [10, 9],
      ],
      [1, 0, 0],
    ),
  ).toEqual([
    { question: 1, answer: 1, points: 50 },
    { question: 0, answer: 0, points: 20 },
  ])
})

test("at most three things would move it, the most first, and none of them nothing", () => {
  fc.assert(
    fc.property(questions, (all) => {
      const gains = gainsOf(pointsOf(all), answersOf(all)).map(({ points }) => points)
      expect(gains.length).toBeLessThanOrEqual(3)
      expect(gains.every((points) => points > 0)).toBe(true)
      expect(gains).toEqual([...gains].sort((a, b) => b - a))
    }),
  )
})

test("the answers of all questions are cut into those of each pillar", () => {
  expect(byPillar([["a", "b"], ["c"]], [1, 2, 3])).toEqual([[1, 2], [3]])
})
