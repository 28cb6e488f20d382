import fc from "fast-check"
import { areDisjoint, editSpans, editTextSpans, NoSuchPath } from "../../json/edit-json"

test("in a JSON file everything beside the words keeps its bytes, also within their text", () => {
  const text = '{\r\n\t"a" : "caf\\u00e9 old \\/ \\"old\\"",\r\n\t"old": ["old", 1]\r\n}\r\n'
  const changed = editSpans(text, [
    [["old", 0], [{ start: 0, end: 3, to: 'n"w' }]],
    [
      ["a"],
      [
        { start: 5, end: 8, to: "new" },
        { start: 12, end: 15, to: "né" },
      ],
    ],
  ])
  expect(changed).toBe('{\r\n\t"a" : "caf\\u00e9 new \\/ \\"né\\"",\r\n\t"old": ["n\\"w", 1]\r\n}\r\n')
})

test("of two equal keys the one that counts is changed", () => {
  expect(editSpans('{"a": "old", "a": "old"}', [[["a"], [{ start: 0, end: 3, to: "new" }]]])).toBe(
    '{"a": "old", "a": "new"}',
  )
})

test.each([
  ["no JSON", "{", ["a"]],
  ["no such key", '{"b": "old"}', ["a"]],
  ["no text", '{"a": 1}', ["a"]],
])("a file with %s is refused", (_what, text, path) => {
  expect(() => editSpans(text, [[path, [{ start: 0, end: 0, to: "x" }]]])).toThrow(NoSuchPath)
})

test("in a Markdown file line breaks stay as they are", () => {
  expect(
    editTextSpans("one\r\nold\ntwo\r\nold\r\n", [
      { start: 4, end: 7, to: "new" },
      { start: 12, end: 15, to: "a\nb" },
    ]),
  ).toBe("one\r\nnew\ntwo\r\na\r\nb\r\n")
})

test("spans are in order, apart from each other and within the text", () => {
  const spans = (...all: ReadonlyArray<readonly [number, number]>) =>
    all.map(([start, end]) => ({ start, end, to: "" }))
  expect(areDisjoint(spans([0, 1], [1, 2], [2, 2]), "ab")).toBe(true)
  expect(areDisjoint(spans([1, 2], [0, 1]), "ab")).toBe(false)
  expect(areDisjoint(spans([0, 2], [1, 2]), "ab")).toBe(false)
  expect(areDisjoint(spans([0, 3]), "ab")).toBe(false)
})

test("whatever a text in a file is, its value is the same as when it is replaced by itself", () => {
  const anyText = fc.string({ unit: "grapheme", maxLength: 20 })
  fc.assert(
    fc.property(anyText, anyText, anyText, fc.constantFrom(undefined, 2, "\t"), (before, after, to, indent) => {
      const content = { first: before + after, list: [before, { second: after }] }
      const span = { start: before.length, end: before.length, to }
      const changed = editSpans(JSON.stringify(content, null, indent), [[["first"], [span]]])
      expect(changed).toBe(JSON.stringify({ ...content, first: before + to + after }, null, indent))
    }),
  )
})
