import { type Edit, editJson, type Json } from "../../json/edit-json"

const file = `{
  "pages": [
    { "title": "A", "path": "/a/" },
    { "title": "B", "path": "/b/" }
  ]
}
`
const set = (path: Edit["path"], to: Json): Edit => ({ kind: "set", path, to })
const insert = (path: Edit["path"], to: Json): Edit => ({ kind: "insert", path, to })

test.each([
  ["without spaces", '[{"a":1},{"a":2}]', '[{"a":1},{"a":2},{"a":3}]'],
  ["with spaces", '[{"a": 1}, {"a": 2}]', '[{"a": 1}, {"a": 2}, {"a": 3}]'],
  ["with spaces inside the brackets", '[ { "a": 1 } ]', '[ { "a": 1 }, { "a": 3 } ]'],
])("an entry of a file in one line %s is written so too", (_how, before, after) => {
  expect(editJson(before, insert([9], { a: 3 }))).toBe(after)
})

test("a second short text stands beside the first, behind a space as everywhere", () => {
  expect(editJson('{\n  "topics": ["One"]\n}\n', insert(["topics", 1], "Two"))).toBe(
    '{\n  "topics": ["One", "Two"]\n}\n',
  )
})

test("the first short text of a list stands in the list’s line", () => {
  expect(editJson('{\n  "topics": []\n}\n', insert(["topics", 0], "One"))).toBe('{\n  "topics": ["One"]\n}\n')
})

test("the first key of a group that is within a line stays in that line", () => {
  expect(editJson('{\n  "a": { "b": {} }\n}', set(["a", "b", "c"], 1))).toBe('{\n  "a": { "b": { "c": 1 } }\n}')
})

test("a group in one line stays in one line when it is another", () => {
  expect(editJson(file, set(["pages", 1], { title: "C", path: "/c/" }))).toBe(
    file.replace('{ "title": "B", "path": "/b/" }', '{ "title": "C", "path": "/c/" }'),
  )
})

test("a list and its key that are longer than a hundred characters together get a line for each", () => {
  const [short, long] = ["x".repeat(40), "x".repeat(41)]
  const lists = (name: string) => [
    editJson(`{\n  "${name}": 1\n}`, set([name], [short, short])),
    editJson(`{\n  "${name}": 1\n}`, set([name], [short, long])),
  ]
  expect(lists("abcdef").map((text) => text.split("\n").length)).toEqual([3, 6])
})

test.each([
  ["\n", "  "],
  ["\r\n", "\t"],
  ["\r", "    "],
])(
  "an entry that is put into a list within a list has its neighbours’ indentation, with %j and %j",
  (lineBreak, unit) => {
    const lines = (...titles: string[]) => JSON.stringify([{ items: titles.map((title) => ({ title })) }], null, unit)
    const written = (...titles: string[]) => lines(...titles).replaceAll("\n", lineBreak)
    expect(editJson(written("A", "C"), insert([0, "items", 1], { title: "B" }))).toBe(written("A", "B", "C"))
    expect(editJson(written(), insert([0, "items", 0], { title: "A" }))).toBe(written("A"))
  },
)

test("what is deeper than its neighbours is indented by as much as they are", () => {
  const before = '[\n      {\n        "a": 1\n      }\n]'
  expect(editJson(before, set([0, "b"], { c: 1 }))).toBe(
    '[\n      {\n        "b": {\n          "c": 1\n        },\n        "a": 1\n      }\n]',
  )
})

test("an entry is as deep as the others, however far the list itself is indented", () => {
  const entry = (number: number) => `      {\n        "a": ${number}\n      }`
  expect(editJson(`[\n${entry(1)}\n]`, insert([1], { a: 2 }))).toBe(`[\n${entry(1)},\n${entry(2)}\n]`)
})

test("entries whose brackets share a line stay so, at the top too", () => {
  const entry = (title: string) => `{\n  "title": "${title}"\n}`
  const before = `[${entry("B")}, ${entry("C")}]`
  expect(editJson(before, insert([0], { title: "A" }))).toBe(`[${entry("A")}, ${entry("B")}, ${entry("C")}]`)
})

test.each([
  [0, '[\n  "New"\n, "A"\n, "B"\n]'],
  [1, '[\n  "A"\n, "New"\n, "B"\n]'],
  [2, '[\n  "A"\n, "B"\n, "New"\n]'],
])("where commas begin the lines, that of the new entry %d does too", (place, after) => {
  expect(editJson('[\n  "A"\n, "B"\n]', insert([place], "New"))).toBe(after)
})

test("a blank line between entries comes before a new one too", () => {
  const entry = (number: number) => `  {\n    "a": ${number}\n  }`
  expect(editJson(`[\n${entry(1)},\n\n${entry(2)}\n]`, insert([2], { a: 3 }))).toBe(
    `[\n${entry(1)},\n\n${entry(2)},\n\n${entry(3)}\n]`,
  )
})

test("entries of one line each are followed by one of several", () => {
  expect(editJson(file, insert(["pages", 2], { title: "C", path: "/c/" }))).toContain(
    '"/b/" },\n    {\n      "title": "C",\n      "path": "/c/"\n    }\n',
  )
})

test("where a comma begins the line of a group, its keys are indented as those of the first", () => {
  const entry = (number: number) => `{\n    "a": ${number}\n  }`
  const before = `[\n  ${entry(1)}\n, ${entry(2)}\n]`
  expect(editJson(before, insert([2], { a: 3 }))).toBe(before.replace(/\n\]$/, `\n, ${entry(3)}\n]`))
})

test.each([
  ["a comma is missing", '["A"\n "B"]', '["A"\n "B", "New"]'],
  ["there is a comment", '["A", // and, then\n "B"]', '["A", // and, then\n "B", "New"]'],
])("where %s, an entry is added and nothing is repeated", (_what, before, after) => {
  expect(editJson(before, insert([2], "New"))).toBe(after)
})

const tabbed = '{\r\n\t"name": "Ada"\r\n}\r\n'

test.each([
  ["[]", tabbed, '[\r\n\t{\r\n\t\t"a": 1\r\n\t}\r\n]'],
  ["[\n]\n", tabbed, '[\n\t{\n\t\t"a": 1\n\t}\n]\n'],
  ["[ ]", '{"name":"Ada"}', '[\n  {\n    "a": 1\n  }\n]'],
  ["[]\n", undefined, '[\n  {\n    "a": 1\n  }\n]\n'],
])("what is missing in an empty file %j comes from its neighbour %j", (before, neighbour, after) => {
  expect(editJson(before, insert([0], { a: 1 }), neighbour)).toBe(after)
})

test("a file with lines of its own does not ask its neighbour", () => {
  expect(editJson(file, insert(["pages", 2], { title: "C" }), tabbed)).toBe(
    editJson(file, insert(["pages", 2], { title: "C" })),
  )
})
