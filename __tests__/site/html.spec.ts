import { HtmlValidate } from "html-validate"
import { builtFile, builtFiles } from "./support/built-files"
import { pagesOf } from "./support/routes"
import { expect, test } from "./support/test"

const validator = new HtmlValidate({ extends: ["html-validate:standard"] })

test("every page is valid HTML", async ({ owner }) => {
  const mistakes: string[] = []
  for (const path of builtFiles(".html", owner)) {
    const report = await validator.validateString(builtFile(path, owner).toString(), path)
    for (const { messages } of report.results)
      mistakes.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`))
  }

  expect(mistakes).toEqual([])
})

test("no page has a NUL in it, which HTML does not allow", async ({ owner }) => {
  for (const path of builtFiles(".html", owner)) expect(builtFile(path, owner).includes(0), path).toBe(false)
})

test("every page and the page for lost visitors are built, and nothing else", async ({ owner }) => {
  const files = pagesOf(owner).map((path) => `${path.slice(1)}index.html`)
  expect(builtFiles(".html", owner).sort()).toEqual(["404.html", "404/index.html", ...files].sort())
})

test("nothing of the checks is in the browser's script", async ({ owner }) => {
  for (const path of builtFiles(".js", owner)) {
    expect(builtFile(path, owner).toString(), path).not.toMatch(/ZodError|jsonc-parser|sanitize-html|Missing property/)
  }
})
