import fc from "fast-check"
import { type Edit, editJson, type Json } from "../../../../content/json/edit-json"
import {
  assignIds,
  createIdGenerator,
  deserialize,
  type EntryPath,
  entryIdsOf,
  entryPathOf,
  pathKey,
  pathOf,
  reassignIds,
  reassignIdsAfterEdit,
  serialize,
  type ValueWithIds,
} from "../../../model/entry-ids"

const list: EntryPath = ["books"]
const book = (title: string, pages = 100) => ({ title, pages, topics: [`${title}, first`, `${title}, second`] })
const [ada, ben, cleo] = [book("Ada"), book("Ben"), book("Cleo")]

/** Three books, known for the first time. */
function setUp(...books: readonly Json[]) {
  const newId = createIdGenerator(1)
  const first = assignIds({ books: books.length > 0 ? books : [ada, ben, cleo] }, newId)
  /** The books that another program has saved. */
  const again = (before: ValueWithIds, ...now: readonly Json[]) => reassignIds(before, { books: now }, newId)
  const after = (before: ValueWithIds, edit: Edit) =>
    reassignIdsAfterEdit(before, edit, JSON.parse(editJson(JSON.stringify(before.value), edit)), newId)
  return { first, again, after }
}
const idsIn = ({ entries }: ValueWithIds) => entryIdsOf(entries, list)

test("every entry has a number of its own, and so have those in it", () => {
  const { first } = setUp()
  const all = [...idsIn(first), ...idsIn(first).flatMap((id) => entryIdsOf(first.entries, [...list, id, "topics"]))]
  expect(new Set(all).size).toBe(9)
})

test("a path by positions leads to an entry, and back to where it stands", () => {
  const { first } = setUp()
  const path = entryPathOf(first.entries, ["books", 1, "topics", 0])
  expect(path && pathOf(first.entries, path)).toEqual(["books", 1, "topics", 0])
})

test("a key that is not there yet has a path, and a position that is not there has none", () => {
  const { first } = setUp()
  expect(entryPathOf(first.entries, ["books", 1, "subtitle"])).toEqual([...list, idsIn(first)[1], "subtitle"])
  expect(entryPathOf(first.entries, ["books", 3])).toBeUndefined()
  expect(entryPathOf(first.entries, ["films", 0])).toBeUndefined()
})

test("an entry that comes back is the same one, and so are those in it", () => {
  const { first, again } = setUp()
  const topic = entryPathOf(first.entries, ["books", 1, "topics", 1]) ?? []
  const back = again(again(first, ada, cleo), ada, cleo, { ...ben, pages: 120 })
  expect(idsIn(back)[2]).toBe(idsIn(first)[1])
  expect(pathOf(back.entries, topic)).toEqual(["books", 2, "topics", 1])
})

test("an entry that comes back in another list is another one", () => {
  const newId = createIdGenerator(1)
  const first = assignIds({ books: [ada], films: [] }, newId)
  const moved = reassignIds(reassignIds(first, { books: [], films: [] }, newId), { books: [], films: [ada] }, newId)
  expect(entryIdsOf(moved.entries, ["films"])).not.toEqual(idsIn(first))
})

test("no number is given twice, whatever has gone", () => {
  const { first, again } = setUp(ada, ben)
  const now = again(again(first, ada), ada, book("Dora", 1), book("Eve", 2))
  expect(new Set([...idsIn(first), ...idsIn(now)]).size).toBe(4)
})

test("the two hundred entries that went last are known when they come back", () => {
  const many = Array.from({ length: 201 }, (_each, index) => `Text ${index}`)
  const { first, again } = setUp(...many)
  const back = again(again(first), ...many)
  const same = idsIn(back).filter((id, index) => id === idsIn(first)[index])
  expect(same).toHaveLength(200)
})

test.each<[string, Edit, ReadonlyArray<number | undefined>]>([
  ["put in order", { kind: "order", path: ["books"], order: [2, 0, 1] }, [2, 0, 1]],
  ["changed", { kind: "set", path: ["books", 1, "title"], to: "Benjamin" }, [0, 1, 2]],
])("of entries that look the same the one is %s that was meant", (_what, edit, former) => {
  const { first, after } = setUp(ada, ada, ada)
  const ids = idsIn(first)
  const now = idsIn(after(first, edit))
  expect(now.map((id) => ids.indexOf(id))).toEqual(former.map((index) => index ?? -1))
})

test("an entry that was removed by an edit is the same one when that is undone", () => {
  const { first, after, again } = setUp()
  const back = again(after(first, { kind: "remove", path: ["books", 0] }), ada, ben, cleo)
  expect(idsIn(back)).toEqual(idsIn(first))
})

test("where a file has become something else than the edit makes of it, its entries are looked for", () => {
  const { first } = setUp()
  const value = { books: [cleo, ada] }
  const now = reassignIdsAfterEdit(
    first,
    { kind: "remove", path: ["books", 0] },
    { books: [cleo, ada, ben, ada] },
    createIdGenerator(100),
  )
  expect(idsIn(now).slice(0, 3)).toEqual([2, 0, 1].map((index) => idsIn(first)[index]))
  expect(idsIn(reassignIds(now, value, createIdGenerator(200)))).toEqual([2, 0].map((index) => idsIn(first)[index]))
})

test("the name of a path tells entries from keys", () => {
  const { first } = setUp()
  const [id] = idsIn(first)
  expect(pathKey([...list, id ?? "", "title"])).toBe(`books.#${id}.title`)
  expect(pathKey([...list, String(id), "title"])).not.toBe(pathKey([...list, id ?? "", "title"]))
})

test("what is kept over a reload leads to the same entries", () => {
  const { first } = setUp()
  const kept: unknown = JSON.parse(JSON.stringify(serialize(first.entries)))
  expect(kept).toEqual(serialize(deserialize(serialize(first.entries))))
  const topic = entryPathOf(first.entries, ["books", 2, "topics", 0]) ?? []
  expect(pathOf(deserialize(serialize(first.entries)), topic)).toEqual(["books", 2, "topics", 0])
})

const edit: fc.Arbitrary<(count: number) => Edit | undefined> = fc
  .record({ kind: fc.constantFrom("insert", "remove", "move", "set"), one: fc.nat(9), other: fc.nat(9) })
  .map(({ kind, one, other }) => (count): Edit | undefined => {
    if (kind === "insert") return { kind, path: ["books", one % (count + 1)], to: `Text ${other}` }
    if (count === 0) return undefined
    const path = ["books", one % count]
    if (kind === "move") return { kind, path, index: other % count }
    return kind === "set" ? { kind, path, to: `Text ${other}` } : { kind: "remove", path }
  })

test("whatever is added, removed and moved here, each of many equal texts stays the one that it was", () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
      const { first, after } = setUp("Text 0", "Text 0", "Text 1", "Text 0")
      let now = first
      let expected: ReadonlyArray<number | undefined> = idsIn(first)
      for (const make of edits) {
        const one = make(expected.length)
        if (!one || one.kind === "set" || one.kind === "order") continue
        const index = Number(one.path.at(-1))
        const moved = expected[index]
        if (one.kind === "insert") expected = expected.toSpliced(index, 0, undefined)
        else if (one.kind === "remove") expected = expected.toSpliced(index, 1)
        else expected = expected.toSpliced(index, 1).toSpliced(one.index, 0, moved)
        now = after(now, one)
        const ids = idsIn(now)
        expect(ids).toHaveLength(expected.length)
        for (const [at, id] of expected.entries()) if (id !== undefined) expect(ids[at]).toBe(id)
        expected = ids
      }
    }),
  )
})
