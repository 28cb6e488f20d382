import fc from "fast-check"
import {
  dateOf,
  maxMembers,
  maxNameLength,
  nameInLink,
  readLink,
  writeResult,
  writeTeam,
} from "../../../src/assessment/coding"
import { unanswered, unknown } from "../../../src/assessment/scoring"

const code = "aB3"
const [question, anyDay] = [
  fc.integer({ min: 1, max: 6 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      answer: fc.oneof(fc.nat(count - 1), fc.constantFrom(unknown, unanswered)),
    }),
  ),
  fc.nat(200_000),
]
const questions = fc.array(question, { minLength: 1, maxLength: 200 })
const asked = (all: ReadonlyArray<{ count: number }>) => ({ code, counts: all.map(({ count }) => count) })
const result = (all: ReadonlyArray<{ answer: number }>, day: number) => ({
  day,
  answers: all.map(({ answer }) => answer),
})

test("a link gives back the answers and the day", () => {
  fc.assert(
    fc.property(questions, anyDay, (all, day) => {
      const link = `https://example.org/tools/iq/#${writeResult(result(all, day), code)}`
      expect(readLink(link, asked(all))).toEqual([{ ...result(all, day), name: "" }])
    }),
  )
})

test("a result of 200 questions has at most 200 characters", () => {
  const answers = Array.from({ length: 200 }, () => unanswered)
  expect(`#${writeResult({ day: 250_000, answers }, code)}`.length).toBeLessThanOrEqual(200)
})

/** Any text: also a longer one, and one with halves of surrogate pairs. */
const anyName = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 60 }),
  fc.nat(50).map((length) => `${"a".repeat(length)}😀👩‍👩‍👧`),
)
const memberNames = fc.array(anyName, { minLength: 1, maxLength: maxMembers })

test("a team’s link gives back everybody’s answers and, if wanted, names in any script", () => {
  fc.assert(
    fc.property(questions, memberNames, (all, called) => {
      const members = called.map((name, day) => ({ ...result(all, day), name }))
      const kept = members.map((each) => ({ ...each, name: nameInLink(each.name) }))
      expect(readLink(`#${writeTeam(members, code, true)}`, asked(all))).toEqual(kept)
      expect(readLink(`#${writeTeam(members, code, false)}`, asked(all))).toEqual(
        members.map((each) => ({ ...each, name: "" })),
      )
    }),
  )
})

test("a name of 39 letters and an emoji is kept whole, and of a longer one whole letters", () => {
  const linked = (name: string) => {
    const found = readLink(`#${writeTeam([{ day: 1, answers: [0], name }], code, true)}`, { code, counts: [2] })
    return typeof found === "object" ? found[0]?.name : found
  }
  const letters = "a".repeat(maxNameLength - 1)
  expect(linked(`${letters}😀`)).toBe(`${letters}😀`)
  expect(linked(`${letters}😀b`)).toBe(`${letters}😀`)
  expect(linked(`${letters}\ud83d`)).toBe(`${letters}\ufffd`)
})

test("no text makes reading fail", () => {
  const begun = fc.constantFrom("", "#", "#r1=", "#t1=", `#r1=${code}`, `#t1=${code}`)
  fc.assert(
    fc.property(begun, fc.string({ unit: "binary" }), (start, text) => {
      expect(() => readLink(start + text, { code, counts: [3, 4] })).not.toThrow()
    }),
  )
})

test("a team’s link that was changed anywhere never fails, and what is read of it can be written again", () => {
  const changes = fc.array(fc.tuple(fc.nat(200), fc.constantFrom(..."%~.#A0", "%ED%A0%80", "%F0%9F", "\ud83d", "")))
  fc.assert(
    fc.property(memberNames, changes, fc.boolean(), (called, changed, isSealed) => {
      const members = called.map((name, day) => ({ day, answers: [0, 1], name }))
      let text = writeTeam(members, code, true)
      for (const [place, put] of changed) text = text.slice(0, place) + put + text.slice(place + 1)
      // With a matching check, the rest is read.
      if (isSealed) text = writeTeam([], text.slice(3, -2), true)
      const found = readLink(`#${text}`, { code, counts: [3, 4] })
      if (typeof found !== "object") return
      expect(readLink(`#${writeTeam(found, code, true)}`, { code, counts: [3, 4] })).toEqual(found)
    }),
  )
})

const link = writeResult({ day: 2518, answers: [0, 3, unknown, unanswered, 1] }, code)
const five = { code, counts: [4, 4, 4, 4, 4] }

test("a link in which any character was changed is not a result", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: link.length - 1 }), fc.constantFrom(..."ABCxyz019-_"), (place, character) => {
      fc.pre(link[place] !== character)
      const changed = link.slice(0, place) + character + link.slice(place + 1)
      expect(["damaged", "old"]).toContain(readLink(`#${changed}`, five))
    }),
  )
})

test("a link that is cut off is damaged, wherever it ends", () => {
  for (let length = 3; length < link.length; length++)
    expect(readLink(`#${link.slice(0, length)}`, five)).toBe("damaged")
})

test.each([
  ["made by a later form of the page", link.replace("r1", "r2"), "version"],
  ["of other questions", writeResult({ day: 1, answers: [0, 0, 0, 0, 0] }, "zzz"), "old"],
  [
    "with more answers than there are questions",
    writeResult({ day: 1, answers: [0, 0, 0, 0, 0, 0, 0] }, code),
    "damaged",
  ],
  ["with an answer that no question has", writeResult({ day: 1, answers: [5, 0, 0, 0, 0] }, code), "damaged"],
])("a link %s says so", (_what, text, mistake) => {
  expect(readLink(`#${text}`, five)).toBe(mistake)
})

test.each(["", "#testing", "https://example.org/", "r1"])("%j is not a link to a result", (text) => {
  expect(readLink(text, five)).toBeUndefined()
})

test("spaces around a pasted link do no harm", () => {
  expect(readLink(`  https://example.org/tools/iq/#${link}\n`, five)).toHaveLength(1)
})

test("days are counted from the first of January 2020", () => {
  expect(dateOf(31).toISOString()).toBe("2020-02-01T00:00:00.000Z")
})
