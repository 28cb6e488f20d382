import type { Diagnostic } from "../../diagnostic/diagnostic"
import de from "../../sentences/de.json"
import en from "../../sentences/en.json"
import { sentencesWithoutGerman, translated } from "../../sentences/sentences"
import { diagnosticsAfter } from "../support/changed-data"
import { expectRow, said, sentences } from "../support/table"
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

test("every code of the catalogue has a row", () => {
  const codes = Object.keys(en).flatMap((key) =>
    /^(?:write|command|import|labels|update)\b/.test(key) ? [] : key.replace(/[.(].*/, ""),
  )
  const rows = [...sentences.keys(), ...Object.keys(elsewhere)]
  expect(codes.filter((code) => !rows.includes(code))).toEqual([])
})

/** A value that is missing is shown as an ellipsis. */
const gapsIn = ({ message, advice, fix }: Diagnostic) => `${message}${advice}${fix?.title}`.split("…").length

test("a sentence that has no German words is listed", () => {
  const { amount, ...others } = de
  expect(sentencesWithoutGerman({ ...others, amount: { message: amount.message } })).toEqual(["amount: advice"])
})

test("German says all that English says, and leaves no value unfilled", () => {
  expect(sentencesWithoutGerman()).toEqual([])
  expect(Object.keys(de)).toEqual(Object.keys(en))
  expect(said.length).toBeGreaterThan(500)
  for (const each of said) {
    const german = translated(each, "de")
    expect(german.message).not.toBe(each.message)
    expect(german.advice).not.toBe(each.advice)
    expect(gapsIn(german)).toBe(gapsIn(each))
  }
})

test("the sentences", () => {
  const all = [...sentences].sort().map(([code, said]) => `${code}\n${[...said].map((each) => `  ${each}`).join("\n")}`)
  expect(`\n${all.join("\n")}\n`).toMatchSnapshot()
})
