import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import { editJson, type Json } from "../../../../content/json/edit-json"
import { withKeys } from "../../../server/publishing/compare/content-change"
import { differences } from "../../../server/publishing/compare/differences"
import { valueChanges } from "../../../server/publishing/compare/value-changes"

const person = (name: string, quote: string) => ({ quote, name, title: "Founder and CEO", company: "Acme" })
const ada = person("Ada", "She found the one thing that kept us from shipping.")
const ben = person("Ben", "Our board asked twice who had written the plan.")
const cleo = person("Cleo", "We hired three leads in a quarter.")

const all = (before: Json, after: Json) =>
  [...differences(before, after)].map(({ back: _back, was: _was, isOneOfMany: _isOneOfMany, ...each }) => each)

test("one testimonial that is removed is one change", () => {
  expect(all([ada, ben, cleo], [ada, cleo])).toEqual([{ kind: "removed", path: [1], before: ben }])
})

test("the sections of a page that follows its file are in another order, which can be taken back", () => {
  const before = { slug: "how", phases: { heading: "A" }, fit: { heading: "B" }, callToAction: {} }
  const after = {
    slug: "how",
    fit: { heading: "B" },
    sum: { heading: "C" },
    phases: { heading: "A" },
    callToAction: {},
  }
  const [order, added, ...others] = valueChanges("pages/engagement.json", before, after)
  expect(order?.change).toMatchObject({
    kind: "order",
    path: [],
    before: ["How it goes", "Who it is for"],
    after: ["Who it is for", "How it goes"],
  })
  expect(added?.change).toMatchObject({ kind: "added", path: ["sum"] })
  expect(others).toEqual([])
  const back = editJson(JSON.stringify(after), order?.edit ?? { kind: "remove", path: [] })
  expect(Object.keys(JSON.parse(back))).toEqual(["slug", "phases", "sum", "fit", "callToAction"])
})

test("one that has another name is a change of its name", () => {
  expect(all([ada, ben], [ada, { ...ben, name: "Benjamin" }])).toEqual([
    { kind: "changed", path: [1, "name"], before: "Ben", after: "Benjamin" },
  ])
})

test("another order is one change, also of entries that have changed", () => {
  expect(all([ada, ben, cleo], [cleo, ada, { ...ben, name: "Benjamin" }])).toEqual([
    {
      kind: "order",
      path: [],
      before: ["Ada", "Benjamin", "Cleo"],
      after: ["Cleo", "Ada", "Benjamin"],
      order: [1, 2, 0],
      indexes: [2, 0, 1],
    },
    { kind: "changed", path: [2, "name"], before: "Ben", after: "Benjamin" },
  ])
})

test("one that is removed and another that is added do not mix", () => {
  const dora = person("Dora", "Nothing of this was ever late.")
  expect(all([ada, ben, cleo], [ada, cleo, dora])).toEqual([
    { kind: "added", path: [2], after: dora },
    { kind: "removed", path: [1], before: ben },
  ])
})

test("a key that has gone, one that is new and one that is null are told apart", () => {
  expect(all({ a: 1, b: null }, { b: 2, toString: "c" })).toEqual([
    { kind: "removed", path: ["a"], before: 1 },
    { kind: "changed", path: ["b"], before: null, after: 2 },
    { kind: "added", path: ["toString"], after: "c" },
  ])
})

test("a file that was made something else is one change", () => {
  expect(all([ada], { ada })).toEqual([{ kind: "changed", path: [], before: [ada], after: { ada } }])
})

const numRuns = runs(400)

const word = fc.constantFrom("Ada", "Ben", "Cleo", "Our board asked twice", "Nothing was late", "x", "")
const entry: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ name: word, quote: word, tags: fc.array(word, { maxLength: 3 }) }) },
  fc.record({ title: word, draft: fc.boolean() }, { requiredKeys: ["title"] }),
  word,
  fc.integer({ min: 0, max: 3 }),
  fc.constant(null),
  fc.array(word, { maxLength: 2 }),
)
const content: fc.Arbitrary<Json> = fc.oneof(
  fc.array(entry, { maxLength: 6 }),
  fc.record({ list: fc.array(entry, { maxLength: 5 }), other: entry }, { requiredKeys: [] }),
)

/** As an owner does it: entries of the list are removed, moved, copied, changed and added. */
const changed = (before: fc.Arbitrary<readonly Json[]>): fc.Arbitrary<readonly [Json, Json]> =>
  before.chain((list) =>
    fc
      .tuple(fc.shuffledSubarray([...list]), fc.array(fc.tuple(fc.nat(6), entry), { maxLength: 3 }))
      .map(([kept, fresh]) => {
        const after = [...kept]
        for (const [index, each] of fresh) after.splice(index, 0, each)
        return [list, after] as const
      }),
  )
const twoStates: fc.Arbitrary<readonly [Json, Json]> = fc.oneof(
  fc.tuple(content, content),
  changed(fc.array(entry, { maxLength: 7 })),
)

const changesOf = (before: Json, after: Json) =>
  withKeys(valueChanges("list.json", before, after)).map(({ edit, change }) => ({ edit, key: change.key }))

test("all changes taken back one after the other, in any order, give the content as it was", () => {
  fc.assert(
    fc.property(twoStates, fc.infiniteStream(fc.nat()), ([before, after], choices) => {
      let text = JSON.stringify(after, null, 2)
      const choice = choices[Symbol.iterator]()
      for (let step = 0; step < 60; step += 1) {
        const left = changesOf(before, JSON.parse(text) as Json)
        const { value = 0 } = choice.next()
        const one = left[value % Math.max(1, left.length)]
        if (!one) break
        text = editJson(text, one.edit)
      }
      expect(JSON.parse(text)).toEqual(before)
    }),
    { numRuns },
  )
})

test("a change that is taken back is gone, and every change has a key of its own", () => {
  fc.assert(
    fc.property(twoStates, fc.nat(), ([before, after], choice) => {
      const found = changesOf(before, after)
      const keys = found.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      const one = found[choice % Math.max(1, found.length)]
      if (!one) return
      const left = changesOf(before, JSON.parse(editJson(JSON.stringify(after), one.edit)) as Json)
      expect(left.map(({ key }) => key)).not.toContain(one.key)
    }),
    { numRuns },
  )
})

test("a change has the same key after an entry was added and another field was changed", () => {
  const renamed = { ...ben, name: "Benjamin" }
  const keys = (after: Json) => changesOf([ada, ben, cleo], after).map(({ key }) => key)
  const [key] = keys([ada, renamed, cleo])
  expect(keys([person("Dora", "New here."), ada, renamed, { ...cleo, company: "Cog" }])).toContain(key)
  expect(keys([ada, { ...ben, name: "Benno" }, cleo])).not.toContain(key)
})
