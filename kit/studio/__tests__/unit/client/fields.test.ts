import fc from "fast-check"
import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import { pathFrom, pathWithin } from "../../../client/content/picture-path"
import { missingPictureMessage } from "../../../client/fields/controls/missing-picture"
import { asParagraph } from "../../../client/fields/controls/tools/text-tools"
import { errorAt } from "../support/error-at"

const picture = "![A rota](../images/rota.png)"

test.each([
  ["in an empty text", "", "", picture],
  ["at the beginning", "", "One.", `${picture}\n\nOne.`],
  ["at the end", "One.", "", `One.\n\n${picture}`],
  ["at the end, after a line break", "One.\n", "", `One.\n\n${picture}`],
  ["within a paragraph", "One ", "two.", `One \n\n${picture}\n\ntwo.`],
  ["behind a paragraph", "One.", "\n\nTwo.", `One.\n\n${picture}\n\nTwo.`],
  ["in an empty line between two", "One.\n", "\nTwo.", `One.\n\n${picture}\n\nTwo.`],
  ["where there is room already", "One.\n\n", "\n\nTwo.", `One.\n\n${picture}\n\nTwo.`],
  ["in a line with spaces", "One.\n  ", "  \nTwo.", `One.\n  \n${picture}\n  \nTwo.`],
])("a picture is a paragraph of its own %s", (_where, before, after, text) => {
  expect(before + asParagraph(picture, before, after) + after).toBe(text)
})

const missing = errorAt("data/pages/about.json", ["picture"], "picture-missing")
const told = (given: Diagnostic) => missingPictureMessage(given, "pages/about.json", "../images/chairs.jpg")

test("a missing picture is named as it lies in data/, whatever file names it", () => {
  expect(told(missing)).toMatchObject({
    message: "images/chairs.jpg is no longer in data/.",
    advice: "Choose another picture.",
  })
})

test("a picture that has only moved is offered, one that is merely called alike is not", () => {
  const fixed = (to: string) =>
    told({ ...missing, fix: { title: "", edit: { kind: "set", path: ["picture"], to } } }).fix
  expect(fixed("../images/rooms/chairs.jpg")).toBeDefined()
  expect(fixed("../images/chains.jpg")).toBeUndefined()
})

test("any other diagnostic stays as it is", () => {
  const small = errorAt("data/pages/about.json", ["picture"], "picture-small")
  expect(told(small)).toBe(small)
})

test.each([
  ["books.json", "images/a.png", "images/a.png"],
  ["pages/home.json", "../images/a.png", "images/a.png"],
  ["posts/a.md", "./a.png", "posts/a.png"],
  ["pages/own/case.md", "../../images/b/a.png", "images/b/a.png"],
])("in %s, %s is %s", (file, written, path) => {
  expect(pathWithin(file, written)).toBe(path)
})

test("a picture that any file names is found by the path that is written there", () => {
  const steps = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(steps, steps, (file, picture) => {
      const path = picture.join("/")
      expect(pathWithin(file.join("/"), pathFrom(file.join("/"), path))).toBe(path)
    }),
  )
})
