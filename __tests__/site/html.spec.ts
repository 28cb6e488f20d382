import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { builtFile, builtFiles } from "./support/built-files"
import { pages } from "./support/routes"

const validator = new HtmlValidate({ extends: ["html-validate:standard"] })

for (const path of builtFiles(".html")) {
  test(`${path} is valid HTML`, async () => {
    const report = await validator.validateString(builtFile(path).toString(), path)

    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([])
  })
}

test("every page and the page for lost visitors are built, and nothing else", () => {
  const files = pages.map((path) => `${path.slice(1)}index.html`)
  expect(builtFiles(".html").sort()).toEqual(["404.html", "404/index.html", ...files].sort())
})
