import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { builtFile, builtFiles } from "./support/built-files"

const validator = new HtmlValidate({ extends: ["html-validate:standard"] })

for (const path of builtFiles(".html")) {
  test(`${path} is valid HTML`, async () => {
    const report = await validator.validateString(builtFile(path).toString(), path)

    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([])
  })
}

test("the eight routes and the not-found page are built", () => {
  expect(builtFiles(".html").sort()).toEqual([
    "404.html",
    "404/index.html",
    "about/index.html",
    "blog/index.html",
    "books/index.html",
    "contact/index.html",
    "index.html",
    "media/index.html",
    "services/index.html",
    "tools/index.html",
  ])
})
