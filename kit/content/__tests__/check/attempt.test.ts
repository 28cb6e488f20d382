import { attempt, failure } from "../../check/attempt"
import { checkData } from "../../check/check-data"
import { readDrawing } from "../../pictures/open"
import { all, edit, inOneLine, named, withChange, write } from "../support/changed-data"

const errorsAfter = (change: Parameters<typeof withChange>[0]) =>
  withChange(change, async (root) =>
    (await checkData(root)).filter(({ severity }) => severity === "error").map((each) => inOneLine(named(each, root))),
  )

test("texts that no rule can take are one error each, and other files are checked all the same", async () => {
  const change = all(
    write("pages/terms.md", ">".repeat(4000)),
    write("pages/privacy.md", `${"![".repeat(2000)}a${"](b)".repeat(2000)}`),
    write("pages/own/a.md", `---\ntitle: ${"[".repeat(5000)}\ndescription: b\n---\n\nA text.\n`),
    edit("books.json", '"author": "Nicole Forsgren"', '"author": ""'),
  )
  expect(await errorsAfter(change)).toEqual([
    expect.stringMatching(/^data\/books\.json:4:15 {2}books\[0\]\.author {2}This text is empty\./),
    expect.stringMatching(/^data\/pages\/own\/a\.md:2:794 {2}This line cannot be read/),
    expect.stringMatching(/^data\/pages\/own\/a\.md:3:1 {2}This line cannot be read/),
    expect.stringMatching(/^data\/pages\/privacy\.md:1:1 {2}There are hundreds of brackets/),
    expect.stringMatching(/^data\/pages\/terms\.md:1:1 {2}Quotes and lists are nested more than 100 deep here\./),
  ])
})

test("what a rule throws is a diagnostic of its file; where a file has gone, the check begins again", () => {
  const failing = (error: unknown) => () => {
    throw error
  }
  const deep = (): number => 1 + deep()
  expect(attempt(() => [deep()] as never)).toMatchObject([{ code: "check-overflow", severity: "error" }])
  expect(attempt(failing(new TypeError("x is not a function")))).toMatchObject([{ code: "check-failed" }])
  expect(attempt(failing(Object.assign(new Error(), { code: "EMFILE" })))).toMatchObject([
    { code: "system", message: "Too many files are open at once." },
  ])
  expect(() => failure(Object.assign(new Error(), { code: "ENOENT" }))).toThrow()
})

test("names that every object has mean nothing in a drawing", () => {
  const svg = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path ${attributes}/></svg>`
  expect(readDrawing(svg('xmlns="urn:x" constructor="1" d="M0 0h9"')).drawing?.shapes).toBe(
    '<path d="M0 0h9" data-solid/>',
  )
})
