import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { sample } from "../../../dev/support/owners"
import { type Edit, editJson, type Json, NoSuchPath } from "../../json/edit-json"
import { allNodes, parseJson, valueOfNode } from "../../json/json-text"
import { sourceText } from "../../location/source-text"

const file = `{
  "name": "Ada",
  "topics": ["One", "Two"],
  "pages": [
    { "title": "A", "path": "/a/" },
    { "title": "B", "path": "/b/" }
  ],
  "seo": {
    "title": "T"
  }
}
`
const set = (path: Edit["path"], to: Json): Edit => ({ kind: "set", path, to })

test("a key is added behind those that the contract has ahead of it", () => {
  const edit: Edit = { kind: "set", path: ["seo", "description"], to: "D", before: ["title"] }
  expect(editJson(file, edit)).toBe(file.replace('"title": "T"', '"title": "T",\n    "description": "D"'))
})

test("a key that comes first stands first", () => {
  const edit: Edit = { kind: "set", path: ["id"], to: 1, before: [] }
  expect(editJson(file, edit)).toBe(file.replace("{\n", '{\n  "id": 1,\n'))
})

test("a key of a group in one line stays in that line", () => {
  const edit: Edit = { kind: "set", path: ["pages", 0, "menu"], to: true, before: ["title", "path"] }
  expect(editJson(file, edit)).toBe(file.replace('"path": "/a/" }', '"path": "/a/", "menu": true }'))
})

test.each([
  [["name"], file.replace('  "name": "Ada",\n', "")],
  [["seo"], file.replace(',\n  "seo": {\n    "title": "T"\n  }', "")],
  [["topics", 1], file.replace(', "Two"', "")],
  [["pages", 0], file.replace('{ "title": "A", "path": "/a/" },\n    ', "")],
])("%j is taken out with its comma", (path, expected) => {
  expect(editJson(file, { kind: "remove", path })).toBe(expected)
})

test.each([
  ["nothing", set(["pages", 5, "title"], "x")],
  ["a text as if it were a group", set(["name", "first"], "x")],
  ["a place in a group", { kind: "insert", path: ["seo", 0], to: 1 } as const],
])("an edit of %s is refused", (_what, edit) => {
  expect(() => editJson(file, edit)).toThrow(NoSuchPath)
})

const folders = [sample.data, "__tests__/fixtures/polish", "__tests__/fixtures/arabic"]
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFileSync(join(folder, name), "utf8")),
)

/** One of a file's lists with so many entries. */
function listIn(text: string, nth: number, least: number) {
  const { root } = parseJson(sourceText(text))
  const lists = [...(root ? allNodes(root) : [])].flatMap(({ node, path }) =>
    node.kind === "list" && node.items.length >= least ? [{ node, path }] : [],
  )
  return lists[nth % lists.length]
}

/** The same change of the content itself. */
function changed(content: Json, [step, ...rest]: Edit["path"], to: Json): Json {
  if (step === undefined) return to
  if (Array.isArray(content)) return content.map((each, index) => (index === step ? changed(each, rest, to) : each))
  return Object.fromEntries(
    Object.entries(content ?? {}).map(([key, each]) => [key, key === step ? changed(each, rest, to) : each]),
  )
}

test("an emoji is replaced as a whole, although half of it is the same", () => {
  expect(editJson('["😀"]', set([0], "😁"))).toBe('["😁"]')
})

test("a key is moved within its group, with its value and every byte around both", () => {
  const text = '{\n  "slug": "how",\n  "fit": { "a": [1] },\n\n  "sum": {}\n}\n'
  const there = editJson(text, { kind: "move", path: ["sum"], index: 1 })
  expect(there).toBe('{\n  "slug": "how",\n  "sum": {},\n\n  "fit": { "a": [1] }\n}\n')
  expect(editJson(there, { kind: "order", path: [], order: [0, 2, 1] })).toBe(text)
})

test("an entry that is moved there and back leaves every byte as it was", () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(), fc.nat(), (text, nth, from, to) => {
      const found = listIn(text, nth, 2)
      if (!found) return
      const { length } = found.node.items
      const [first, last] = [from % length, to % length]
      const there = editJson(text, { kind: "move", path: [...found.path, first], index: last })
      expect(editJson(there, { kind: "move", path: [...found.path, last], index: first })).toBe(text)
    }),
    { numRuns: runs(200) },
  )
})

test("an entry that is added to any list and taken out again leaves every byte as it was", () => {
  const entry: fc.Arbitrary<Json> = fc.oneof(fc.string(), fc.constant({ title: "T", tags: ["a", "b"], seo: {} }))
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(), entry, (text, nth, at, to) => {
      const found = listIn(text, nth, 1)
      if (!found) return
      const path = [...found.path, at % (found.node.items.length + 1)]
      const added = editJson(text, { kind: "insert", path, to })
      const content = JSON.parse(added)
      expect(path.reduce((value, step) => value[step], content)).toEqual(to)
      expect(editJson(added, { kind: "remove", path })).toBe(text)
    }),
    { numRuns: runs(200) },
  )
})

test.each([
  ["leaves an entry out", ["topics"], [0]],
  ["names an entry twice", ["topics"], [0, 0]],
  ["names an entry that is not there", ["topics"], [1, 2]],
  ["names one too many", ["topics"], [0, 1, 2]],
  ["is about more keys than there are", ["seo"], [0, 1]],
  ["is about a text", ["name"], []],
  ["is about a list that is not there", ["books"], []],
])("an order that %s is refused", (_what, path, order) => {
  expect(() => editJson(file, { kind: "order", path, order })).toThrow(NoSuchPath)
})

test("a list in another order has the same entries, and put back it is the same file", () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.infiniteStream(fc.nat()), (text, nth, random) => {
      const found = listIn(text, nth, 2)
      if (!found) return
      const { path, node } = found
      const drawn = node.items.map((_item, index) => ({ index, by: random.next().value }))
      const order = drawn.sort((one, other) => one.by - other.by).map(({ index }) => index)
      const there = editJson(text, { kind: "order", path, order })
      const entries = valueOfNode(node) as readonly Json[]
      expect(JSON.parse(there)).toEqual(
        changed(
          JSON.parse(text),
          path,
          order.map((index) => entries[index] ?? null),
        ),
      )
      const back = order.map((_index, place) => order.indexOf(place))
      expect(editJson(there, { kind: "order", path, order: back })).toBe(text)
    }),
    { numRuns: runs(200) },
  )
})
