import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { offsetAt, sourceText } from "../../location/source-text"
import { type Change, edit, withCheck, write } from "../support/changed-data"

/** @returns the text of each range in a file of changed content */
const pointedAt = (change: Change, file: string): Promise<string[]> =>
  withCheck(change, async (root, check) => {
    const text = await readFile(join(root, file), "utf8")
    const source = sourceText(text)
    const found = (await check()).filter((each) => each.file.endsWith(file))
    return found.map(({ range }) => text.slice(offsetAt(source, range.start), offsetAt(source, range.end)))
  })

const amazon = '"https://www.amazon.com/dp/1942788339"'

test.each<readonly [what: string, file: string, change: Change, range: string]>([
  ["a value", "books.json", edit("books.json", amazon, '"http://a.org"'), '"http://a.org"'],
  [
    "a key that does not fit",
    "books.json",
    edit("books.json", '"title": "Acc', '"isbn": "1", "title": "Acc'),
    '"isbn"',
  ],
  [
    "a tag behind an escaped quote",
    "books.json",
    edit("books.json", "<p>Four <em>measures</em>.</p>", '<p>\\"Four\\" <b>measures.</p>'),
    "<b>",
  ],
  ["a comment", "books.json", edit("books.json", "[", "[ // mine"), "// mine"],
  ["what is missing, with nothing", "books.json", edit("books.json", '"Nicole Forsgren",', '"Nicole Forsgren"'), ""],
  ["a link in a text", "posts/a-small-database.md", post("A [link](/nowhere/) here."), "[link](/nowhere/)"],
  ["a heading in a text", "posts/a-small-database.md", post("Words.\n\n# Title\n\nMore."), "# Title"],
])("the range of %s", async (_what, file, change, range) => {
  expect(await pointedAt(change, file)).toEqual([range])
})

function post(text: string): Change {
  return write("posts/a-small-database.md", text)
}
