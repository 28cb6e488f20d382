import fc from "fast-check"
import { areDisjoint, editText, editTextSpans } from "../../location/source-text"

test.each([
  ["Unix", "One\nTwo\nThree\n", "One\nTwo and a half\nThree\n", "One\nTwo and a half\nThree\n"],
  ["Windows", "One\r\nTwo\r\nThree\r\n", "One\n2\nnew\nThree\n", "One\r\n2\r\nnew\r\nThree\r\n"],
  ["old Macs", "One\rTwo\r", "One\rTwo\r".replace(/\r/g, "\n").replace("Two", "2"), "One\r2\r"],
  ["both", "One\r\nTwo\nThree\r\n", "One\nTwo\nThree!\n", "One\r\nTwo\nThree!\r\n"],
])("line breaks of %s stay where they are", (_whose, text, to, expected) => {
  expect(editText(text, to)).toBe(expected)
})

test("a text that comes with the line breaks of Windows is the same text", () => {
  const text = "---\r\ntitle: T\r\n---\r\nOne\r\n"
  expect(editText(text, "---\r\ntitle: T\r\n---\r\nTwo\n")).toBe("---\r\ntitle: T\r\n---\r\nTwo\r\n")
  expect(editText("One\n", "One\r\nTwo\r\n")).toBe("One\nTwo\n")
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

const lines = fc.array(fc.tuple(fc.string({ maxLength: 6 }), fc.constantFrom("\n", "\r\n")), { maxLength: 8 })
const joinedText = (given: ReadonlyArray<readonly [string, string]>) =>
  given.map(([line, end]) => line.replace(/[\r\n]/g, "") + end).join("")

test("what was typed stands in the file, and every other line keeps its end", () => {
  fc.assert(
    fc.property(lines, lines, fc.string({ maxLength: 5 }), (before, after, typed) => {
      const [begin, end] = [joinedText(before), joinedText(after)]
      const middle = typed.replace(/[\r\n]/g, "")
      const plain = (text: string) => text.replaceAll("\r\n", "\n")
      const edited = editText(begin + end, plain(begin) + middle + plain(end))
      expect(plain(edited)).toBe(plain(begin) + middle + plain(end))
      expect(edited.length).toBe(begin.length + middle.length + end.length)
    }),
  )
})
