import { attempt, failure } from "../../check/attempt"
import { readDrawing } from "../../pictures/open"

test("what a rule throws is a diagnostic of its file; where a file has gone, the check begins again", () => {
  const failing = (error: unknown) => () => {
    throw error
  }
  const deep = (): number => 1 + deep()
  expect(attempt(() => [deep()] as never)).toMatchObject([{ code: "check-overflow", severity: "error" }])
  expect(attempt(failing(new TypeError("x is not a function")))).toMatchObject([{ code: "check-failed" }])
  expect(attempt(failing(Object.assign(new Error(), { code: "EMFILE" })))).toMatchObject([
    { code: "system", message: "Too many files are open at once." },
  ])
  expect(() => failure(Object.assign(new Error(), { code: "ENOENT" }))).toThrow()
})

test("names that every object has mean nothing in a drawing", () => {
  const svg = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path ${attributes}/></svg>`
  expect(readDrawing(svg('xmlns="urn:x" constructor="1" d="M0 0h9"')).drawing?.shapes).toBe(
    '<path d="M0 0h9" data-solid/>',
  )
})
