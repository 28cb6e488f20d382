import fc from "fast-check"
import { editText } from "../../location/source-text"

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

const lines = fc.array(fc.tuple(fc.string({ maxLength: 6 }), fc.constantFrom("\n", "\r\n")), { maxLength: 8 })
const joinedText = (given: ReadonlyArray<readonly [string, string]>) =>
  given.map(([line, end]) => line.replace(/[\r\n]/g, "") + end).join("")

test("a text that is saved as it was opened changes no byte", () => {
  fc.assert(
    fc.property(lines, (given) => {
      const text = joinedText(given)
      expect(editText(text, text.replaceAll("\r\n", "\n"))).toBe(text)
    }),
  )
})

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
