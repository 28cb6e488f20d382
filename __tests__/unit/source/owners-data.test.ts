import { modules } from "./source-files"

const tests = [...modules].filter(([path]) => path.startsWith("__tests__/"))

/** Of some texts of the tests, those files that have one. */
const filesWith = (pattern: RegExp, among = /./): readonly string[] =>
  tests.filter(([path, code]) => among.test(path) && pattern.test(code)).map(([path]) => path)

test("no test takes a type from what an owner has in data/", () => {
  expect(filesWith(/ from "(?:\.\.\/)+data\//)).toEqual([])
})

/** `npm test` runs the tests that read data/ on the sample too: it finds them by what they import (scripts/test.ts). */
test("a unit or component test that reads data/ takes the folder from scripts/support/owners", () => {
  const reading =
    /\b(?:join|read\w+|exists\w*|cp\w*|checkData)\((?:__dirname, )?"(?:\.{1,2}\/)*data[/"]|\bcheckData\(\)|\["data", "_{2}tests/
  expect(filesWith(reading, /^__tests__\/(?:unit|components)\//)).toEqual([])
})

test("it is found by that import alone: npm test asks for it, and no part of the site or the studio imports it", () => {
  expect(modules.get("scripts/test.ts")).toContain("--findRelatedTests scripts/support/owners.ts")
  const parts = [...modules].filter(([path]) => /^(?:src|studio)\//.test(path))
  expect(parts.filter(([, code]) => code.includes("scripts/support/owners"))).toEqual([])
})
