import { join } from "node:path"
import { check } from "../../../owner/check/command"
import { formatHuman } from "../../check/format-human"
import { type Change, diagnosticsAfter, edit, unchanged, withChange } from "../support/changed-data"

const error = edit("books.json", '"author": "Nicole Forsgren"', '"author": ""')
const warning = edit("books.json", '/1942788339"', '/1942788339?fbclid=a1"')

async function run(change: Change, ...args: string[]) {
  let stdout = ""
  let stderr = ""
  const code = await withChange(change, (root) =>
    check([root, ...args], {
      color: false,
      write: (text) => {
        stdout += text.replaceAll(root, "data")
      },
      writeError: (text) => {
        stderr += text
      },
    }),
  )
  return { code, stdout, stderr }
}

test("content without errors and warnings passes", async () => {
  expect(await run(unchanged)).toEqual({ code: 0, stdout: "No problems.\n", stderr: "" })
})

test("an error fails the check, and its line is shown with a caret", async () => {
  expect(await run(error)).toEqual({
    code: 1,
    stdout: [
      "data/books.json:4:15  books[0].author  This text is empty.  Write something here.",
      '  4 |     "author": "",',
      "    |               ^",
      "",
      "1 error in 1 file.",
      "",
    ].join("\n"),
    stderr: "",
  })
})

test("what a fix would write is said, where the advice does not say it", async () => {
  const spaced = edit("books.json", '/1942788339"', '/1942788339 "')
  expect((await run(spaced)).stdout).toContain(
    "There is a space in this address.  Remove it, or write %20 in its place: https://www.amazon.com/dp/1942788339\n",
  )
})

test("a warning lets the check pass, unless it is strict", async () => {
  expect((await run(warning)).code).toBe(0)
  expect((await run(warning, "--strict")).code).toBe(1)
})

test("what the check can find is listed by its codes, in each language, with the names of the values", async () => {
  const { code, stdout } = await run(unchanged, "--explain", "assessment-b", "--language", "de")
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining(
      "assessment-bands\n  Die erste Stufe muss bei 0 beginnen, dem niedrigsten Wert.\n    0 schreiben.\n  Diese Stufe beginnt nicht höher als die davor.\n    Mehr als {before} schreiben.\n",
    ),
  ])
  const all = await run(unchanged, "--explain")
  expect(all.stdout.match(/^[\w-]+$/gm)?.length).toBeGreaterThan(130)
  expect(all.stdout).not.toMatch(/NaN|, plural|, select/)
  expect(await run(unchanged, "--explain", "assesment")).toMatchObject({ code: 2, stdout: "" })
})

test("programs get everything as JSON", async () => {
  const { code, stdout } = await run(error, "--format", "json")
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toEqual({
    errors: 1,
    warnings: 0,
    diagnostics: [
      {
        severity: "error",
        code: "empty",
        file: "data/books.json",
        range: { start: { line: 4, column: 15 }, end: { line: 4, column: 17 } },
        path: [0, "author"],
        message: "This text is empty.",
        advice: "Write something here.",
        lineText: '    "author": "",',
      },
    ],
  })
})

test("GitHub gets an annotation for each diagnostic", async () => {
  expect((await run(error, "--format", "github")).stdout).toBe(
    "::error file=data/books.json,line=4,col=15,title=books[0].author::This text is empty. Write something here.\n1 error in 1 file.\n",
  )
})

test("help is given, and nothing is checked", async () => {
  const { code, stdout } = await run(error, "--help")
  expect(code).toBe(0)
  expect(stdout).toContain("Usage: npm run check")
})

test("a folder that is not there is an error", async () => {
  let stdout = ""
  const io = { color: false, write: (text: string) => (stdout += text), writeError: () => {} }
  expect(await check([join(__dirname, "nowhere")], io)).toBe(1)
  expect(stdout).toContain("There is no such folder.")
})

test("the caret stands under the start, behind tabs and signs of double width too", async () => {
  const diagnostics = await diagnosticsAfter(
    edit("books.json", '    "author": "Nicole Forsgren"', '\t"title": "日本語",\t"author": ""'),
  )
  const [, line, caret] = formatHuman(diagnostics.slice(-1), { color: false }).split("\n")
  expect(line).toBe('  4 | \t"title": "日本語",\t"author": "",')
  expect(caret).toBe(
    `    | \t${" ".repeat('"title": "", '.length - 1)}${"  ".repeat(3)}\t${" ".repeat('"author": '.length)}^`,
  )
})

test("of a very long line the part around the place is shown", async () => {
  const long = `<p>${"word ".repeat(200)}<b>word</p>`
  const diagnostics = await diagnosticsAfter(edit("books.json", "<p>Four <em>measures</em>.</p>", long))
  const text = formatHuman(
    diagnostics.filter(({ severity }) => severity === "error"),
    { color: false },
  )
  const [, line = "", caret = ""] = text.split("\n")
  expect(line.length).toBeLessThan(110)
  expect(line.slice(caret.indexOf("^"))).toMatch(/^<b>word<\/p>/)
})

test("colours are for those who can see them", async () => {
  const diagnostics = await diagnosticsAfter(error)
  expect(formatHuman(diagnostics, { color: true })).toContain("\u001b[")
  expect(formatHuman(diagnostics, { color: false })).not.toContain("\u001b[")
})
