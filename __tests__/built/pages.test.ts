import { HtmlValidate } from "html-validate"
import { contentOf } from "../../kit/dev/support/owners"
import { directionOf } from "../../kit/language/direction"
import { softHyphen } from "../../kit/language/soft-hyphens"
import { lostRoute, movedOf } from "../site/support/routes"
import { emptyParts } from "../support/html/empty-parts"
import { foreignWords } from "../support/html/foreign-words"
import { wordsOfOwner } from "../support/html/owners-words"
import { all, attribute, first, htmlOf, textOf } from "../support/html/parse"
import { forEachOwner } from "./support/site"

const validator = new HtmlValidate({ extends: ["html-validate:standard"] })

forEachOwner(({ owner, routes, page, files, bytes, text }) => {
  const eachPage = () => [...routes(), lostRoute]

  test("every page is valid HTML", async () => {
    const mistakes: string[] = []
    for (const path of files(".html")) {
      const report = await validator.validateString(text(path), path)
      for (const { messages } of report.results)
        mistakes.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`))
    }
    expect(mistakes).toEqual([])
  })

  test("no page has a NUL in it, which HTML does not allow", () => {
    expect(files(".html").filter((path) => bytes(path).includes(0))).toEqual([])
  })

  test("every page and the page for lost visitors are built, and nothing else", () => {
    const moved = movedOf(owner).flatMap(({ from }) => (from.includes("#") ? [] : [from]))
    const expected = [...routes(), ...moved].map((path) => `${path.slice(1)}index.html`)
    expect([...files(".html")].sort()).toEqual(["404.html", "404/index.html", ...expected].sort())
  })

  test("every page says its owner's language, and which way it is read", () => {
    const { language } = contentOf<{ language: string }>(owner, "site.json")
    const said = eachPage().map((route) => {
      const html = first("html", page(route))
      return [route, attribute(html, "lang"), attribute(html, "dir")]
    })
    expect(said).toEqual(eachPage().map((route) => [route, language, directionOf(language)]))
  })

  test("no heading, list or section is empty", () => {
    const empty = eachPage().flatMap((route) => emptyParts(page(route)).map((part) => `${route}: ${part}`))
    expect(empty).toEqual([])
  })

  test("soft hyphens are only in the text of pages: not in heads, attributes, structured data, feeds or lists", () => {
    const lists = files("").filter((path) => /\.(?:xml|txt|webmanifest)$|^feed\.json$/.test(path))
    expect(lists.length).toBeGreaterThan(3)
    expect(lists.filter((path) => text(path).includes(softHyphen))).toEqual([])
    const divided = eachPage().flatMap((route) => [
      ...all("head *, script, style", page(route)).filter((element) => textOf(element).includes(softHyphen)),
      ...all("*", page(route)).filter(({ attribs }) => Object.values(attribs).join().includes(softHyphen)),
    ])
    expect(divided.map(htmlOf)).toEqual([])
  })

  test("no page has a word that is not in its owner's data", () => {
    const words = wordsOfOwner(owner)
    const { name } = contentOf<{ name: string }>(owner, "site.json")
    const foreign = eachPage().flatMap((route) =>
      foreignWords(page(route), words, name).map((word) => `${route}: ${word}`),
    )
    expect(foreign).toEqual([])
  })
})
