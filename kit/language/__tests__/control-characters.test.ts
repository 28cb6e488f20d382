import { stripContentControls, withoutControls } from "../control-characters"

test.each(["\u0000", "\u0008", "\u000b", "\u000c", "\u001b", "\u001f", "\u007f", "\u0092", "\uffff", "\ud83d"])(
  "no file of the site has %j",
  (letter) => {
    expect(withoutControls(`a${letter}b`)).toBe("ab")
  },
)

test("line breaks, tabs, joiners and whole emoji stay", () => {
  expect(withoutControls("a\tb\r\nc \u200d 👩‍💻 日本")).toBe("a\tb\r\nc \u200d 👩‍💻 日本")
})

test("all texts of a content are without them, and nothing else changes", () => {
  const content = [{ title: "a\u0000b", "k\u0000": 1, list: ["\u001b", true, null, 1.5] }]
  expect(stripContentControls(content)).toEqual([{ title: "ab", "k\u0000": 1, list: ["", true, null, 1.5] }])
})
