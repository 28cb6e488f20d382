import { readFileSync } from "node:fs"
import { join } from "node:path"
import en from "../../sentences/en.json"
import { diagnosticsAfter, entriesIn } from "../support/changed-data"
import { expectRow, sentences } from "../support/table"
import { json } from "./table/json"
import { pages } from "./table/pages"
import { pictures } from "./table/pictures"
import { right } from "./table/right"
import { texts } from "./table/texts"
import { values } from "./table/values"

const table = [{ json }, values, texts, pictures, pages].flatMap((groups) => Object.entries(groups))

describe.each(table)("%s", (_group, rows) => {
  test.each(rows)("$said", expectRow)
})

describe.each(Object.entries(right))("nothing is said of %s:", (_group, rows) => {
  test.each(Object.entries(rows))("%s", async (_content, change) => {
    expect(await diagnosticsAfter(change)).toEqual([])
  })
})

/** What no edit of content brings up or takes away, and where it is asked. */
const elsewhere: Readonly<Record<string, string>> = {
  "check-failed": "attempt.test.ts",
  "check-overflow": "attempt.test.ts",
  system: "attempt.test.ts",
  "folder-missing": "command.test.ts",
  "more-errors": "cost.test.ts",
}

/** Each code as the source has it, of `${noun}-capitals` the second half; what zod calls custom is none. */
const written =
  /(?<!addIssue\(\{ )\bcode: (?:\w+ \? "([a-z-]+)" : )?["`]((?:\$\{\w+\}|[a-z0-9]+)(?:-[a-z0-9]+)*)["`]|\bmarkupError\([^"]*"([a-z]+-[a-z]+)"/g

test("every code of the check has a row", () => {
  const modules = entriesIn("kit/content").filter((path) => path.endsWith(".ts") && !path.includes("__tests__"))
  const sources = modules.map((path) => readFileSync(join("kit/content", path), "utf8"))
  const codes = new Set([
    ...sources.flatMap((source) => [...source.matchAll(written)].flatMap((found) => found.slice(1))),
    ...Object.keys(en).flatMap((key) => (/^(?:write|command)\b/.test(key) ? [] : key.replace(/[.(].*/, ""))),
  ])
  const rows = [...sentences.keys(), ...Object.keys(elsewhere)]
  const hasRow = (code: string) => rows.some((each) => each.endsWith(code.replace(/^\$\{\w+\}/, "")))
  expect(codes.size).toBeGreaterThan(200)
  expect([...codes].filter((code) => code && !hasRow(code)).sort()).toEqual([])
})

test("the sentences", () => {
  const all = [...sentences].sort().map(([code, said]) => `${code}\n${[...said].map((each) => `  ${each}`).join("\n")}`)
  expect(`\n${all.join("\n")}\n`).toMatchSnapshot()
})
