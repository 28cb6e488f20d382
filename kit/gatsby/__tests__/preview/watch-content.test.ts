import { diagnosticsAfter, draw, edit } from "../../../content/__tests__/support/changed-data"
import type { Range } from "../../../content/location/source-text"
import { describeChanges, describeErrors, onContentChecked } from "../../preview/watch-content"

const broken = edit("books.json", '"author": "Nicole Forsgren"', '"author": ""')
const lower = ({ start, end }: Range): Range => ({
  start: { ...start, line: start.line + 3 },
  end: { ...end, line: end.line + 3 },
})
const unused = draw("images/old-cover.png", 360, 540)

test("after a change the terminal says only what is new", async () => {
  const before = await diagnosticsAfter(unused)
  const after = await diagnosticsAfter(broken)
  expect(describeChanges(before, before)).toBe("")
  expect(describeChanges(before, [...before, ...after])).toContain("books[0].author  This text is empty.")
  expect(describeChanges(before, [...before, ...after])).not.toContain("old-cover")
})

test("a diagnostic that has moved to another line is not new", async () => {
  const diagnostics = await diagnosticsAfter(broken)
  expect(
    describeChanges(
      diagnostics,
      diagnostics.map((diagnostic) => ({ ...diagnostic, range: lower(diagnostic.range) })),
    ),
  ).toBe("")
})

test("the terminal says when the last error is fixed", async () => {
  expect(describeChanges(await diagnosticsAfter(broken), [])).toBe("All errors in data/ are fixed.\n")
})

test("the browser shows errors, and no warnings", async () => {
  expect(describeErrors(await diagnosticsAfter(unused))).toBe("")
  expect(describeErrors(await diagnosticsAfter(broken))).toContain("data/books.json:4:15  books[0].author")
})

test("a failure to show a change is reported, and does not end the preview", async () => {
  const said = jest.spyOn(process.stderr, "write").mockReturnValue(true)
  const stop = onContentChecked(async () => {
    throw new Error("images/own is gone")
  })
  await new Promise(setImmediate)
  expect(said).toHaveBeenCalledWith(
    expect.stringContaining("The preview could not show a change of data/: Error: images/own is gone"),
  )
  stop()
  said.mockRestore()
})
