import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { check } from "../../../owner/check/command"
import { formatHuman } from "../../check/format-human"
import { all, type Change, diagnosticsAfter, draw, edit, unchanged, withChange } from "../support/changed-data"

const error = edit("books.json", '"author": "Nicole Forsgren"', '"author": ""')
const warning = draw("images/old-cover.png", 360, 540)

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

test("a warning lets the check pass, unless it is strict", async () => {
  expect((await run(warning)).code).toBe(0)
  expect((await run(warning, "--strict")).code).toBe(1)
})

test("what the check can find is listed by its codes, in each language, with the names of the values", async () => {
  const { code, stdout } = await run(unchanged, "--explain", "assessment-b", "--language", "de")
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining(
      "assessment-bands\n  Diese Stufe endet, bevor sie beginnt.\n    {from} oder mehr schreiben.\n",
    ),
  ])
  const all = await run(unchanged, "--explain")
  expect(all.stdout.match(/^[\w-]+$/gm)?.length).toBeGreaterThan(270)
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

const mistakes = all(
  error,
  edit("books.json", '"title": "Team Topologies"', '"titel": "Team Topologies"'),
  edit("site.json", '"percent": 30', '"percent": "30"'),
)
const titles = async (root: string) =>
  JSON.parse(await readFile(join(root, "books.json"), "utf8"))
    .map(Object.keys)
    .map(([key]: string[]) => key)

test("what cannot be wrong is written and shown before and after, and the rest is said", async () => {
  const { code, stdout } = await run(mistakes, "--fix")
  expect(code).toBe(1)
  expect(stdout).toBe(
    [
      'data/books.json:10:5  books[1].titel  "titel": "Team Topologies", → "title": "Team Topologies",',
      'data/site.json:11:16  costClaim.percent  "30" → 30',
      "",
      "data/books.json:4:15  books[0].author  This text is empty.  Write something here.",
      '  4 |     "author": "",',
      "    |               ^",
      "",
      "Fixed: 2 in 2 files. Left: 1 error in 1 file.",
      "",
    ].join("\n"),
  )
})

test("a dry run only says what would be written", async () => {
  await withChange(mistakes, async (root) => {
    let stdout = ""
    const write = (text: string) => {
      stdout += text
    }
    await check([root, "--fix", "--dry-run"], { color: false, write, writeError: write })
    expect(stdout).toContain('"titel": "Team Topologies", → "title": "Team Topologies",')
    expect(stdout).toContain("To be fixed: 2 in 2 files. Nothing was written: this was a dry run. Left: 1 error")
    expect(await titles(root)).toEqual(["title", "titel"])
    await check([root, "--fix"], { color: false, write, writeError: write })
    expect(await titles(root)).toEqual(["title", "title"])
  })
})

test("where nothing is to be fixed and nothing is left, that is said", async () => {
  expect(await run(unchanged, "--fix")).toEqual({ code: 0, stdout: "Fixed: 0. Left: nothing.\n", stderr: "" })
})

test("a warning that is left fails the strict check alone", async () => {
  expect((await run(warning, "--fix")).code).toBe(0)
  expect((await run(warning, "--fix", "--strict")).code).toBe(1)
})

test("programs get the fixes too, and GitHub a notice for each", async () => {
  const { fixes, errors } = JSON.parse((await run(mistakes, "--fix", "--format", "json")).stdout)
  expect(errors).toBe(1)
  expect(fixes[1]).toMatchObject({
    file: "data/site.json",
    path: ["costClaim", "percent"],
    before: '"30"',
    after: "30",
  })
  expect((await run(mistakes, "--fix", "--format", "github")).stdout).toContain(
    '::notice file=data/site.json,line=11,col=16,title=costClaim.percent::This must be a whole number. "30" → 30\n',
  )
})

test("help is given, and nothing is checked", async () => {
  const { code, stdout } = await run(error, "--help")
  expect(code).toBe(0)
  expect(stdout).toContain("Usage: npm run check")
})

test("a dry run is one of --fix", async () => {
  const { code, stderr } = await run(unchanged, "--dry-run")
  expect(code).toBe(2)
  expect(stderr).toContain("A dry run is one of --fix")
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
