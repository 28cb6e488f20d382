import ShortFailures from "../../support/short-failures"

/** What is shown of a message of Jest's. */
function shown(failureMessage: string): string {
  const result = { failureMessage }
  new ShortFailures().onTestFileResult(undefined, result)
  return result.failureMessage
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => `    line ${index + 1}`).join("\n")

test("of a long failure the beginning and the end are shown, and how much is left out", () => {
  const text = shown(`  ● home has its heading\n\n${lines(2400)}\n`)
  expect(text.split("\n").length).toBeLessThan(60)
  expect(text).toContain("● home has its heading")
  expect(text).toContain("line 1\n")
  expect(text).toContain("line 2400")
  expect(text).toMatch(/… \d+ lines are left out here …/)
})

test("each failure of a file is shortened by itself, in colour too", () => {
  const text = shown(
    `\u001b[1m\u001b[31m  ● one\u001b[39m\n${lines(500)}\n\u001b[1m\u001b[31m  ● two\u001b[39m\n${lines(500)}\n`,
  )
  expect(text.match(/left out/g)).toHaveLength(2)
  expect(text).toContain("● two")
})

test("a line without end is cut", () => {
  expect(shown(`  ● one\n${"x".repeat(50_000)}`).length).toBeLessThan(500)
})

test("a short failure stays as it is", () => {
  const text = `  ● one\n${lines(20)}\n`
  expect(shown(text)).toBe(text)
})
