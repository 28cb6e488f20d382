import { settingAt } from "../../../../studio/client/panel/setting-at"

const file = "pages/own/case.md"
const page = '---\ntitle: A case\nfigures:\n  - figure: "6"\n    text: Stopped\n---\n\ntitle: not a setting\n'
const at = (line: number | undefined, text: string | undefined = page) =>
  settingAt({ file, path: [], value: "words", ...(line === undefined ? {} : { line }) }, text)

test.each([
  ["its own line", 2, "title"],
  ["the line of its key", 3, "figures"],
  ["a line within it", 5, "figures"],
])("a setting is found by %s", (_what, line, key) => {
  expect(at(line)).toEqual({ file, path: [key], value: "words" })
})

test("line breaks of Windows do not matter", () => {
  expect(at(2, page.replaceAll("\n", "\r\n"))?.path).toEqual(["title"])
})

test.each([
  ["the line above the settings", 1, page],
  ["the line below the settings", 6, page],
  ["a line of the text", 8, page],
  ["a line of a text without settings", 1, "title: A case\n"],
  ["a value of a JSON file", undefined, page],
])("%s is no setting", (_what, line, text) => {
  expect(at(line, text)).toBeUndefined()
})

test("a file that is not there has no settings", () => {
  expect(settingAt({ file, path: [], value: "words", line: 2 }, undefined)).toBeUndefined()
})
