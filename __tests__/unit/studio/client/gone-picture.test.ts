import type { Diagnostic } from "../../../../src/content/check/report/diagnostic"
import { goneInWords } from "../../../../studio/client/fields/gone-picture"

const missing = (fixedTo?: string): Diagnostic => ({
  code: "picture-missing",
  severity: "error",
  file: "data/pages/about.json",
  path: ["picture"],
  range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
  lineText: "",
  message: "There is no such picture.",
  advice: "Put it into data/images.",
  ...(fixedTo === undefined
    ? {}
    : {
        fix: {
          title: `Write ${fixedTo}`,
          applicability: "suggested",
          edit: { kind: "set", path: ["picture"], to: fixedTo },
        },
      }),
})

test("a missing picture is named as it lies in data/, whatever file names it", () => {
  expect(goneInWords(missing(), "pages/about.json", "../images/chairs.jpg")).toMatchObject({
    message: "images/chairs.jpg is no longer in data/.",
    advice: "Choose another picture.",
  })
})

test("a picture that has only moved is offered, one that is merely called alike is not", () => {
  const fixed = (to: string) => goneInWords(missing(to), "pages/about.json", "../images/chairs.jpg").fix
  expect(fixed("../images/rooms/chairs.jpg")).toBeDefined()
  expect(fixed("../images/chains.jpg")).toBeUndefined()
})

test("any other diagnostic stays as it is", () => {
  const small = { ...missing(), code: "picture-small" }
  expect(goneInWords(small, "pages/about.json", "../images/chairs.jpg")).toBe(small)
})
