import { existsSync } from "node:fs"
import { assumptions, checkAssumptions } from "../../patches/assumptions"

test("the installed Gatsby is as our files assume", () => {
  expect(checkAssumptions).not.toThrow()
})

test("each of our files that assumes something exists", () => {
  expect(Object.keys(assumptions).filter((ours) => !existsSync(ours))).toEqual([])
})

test.each([
  ["a string", "gatsby/cache-dir/loader.js", "loadEverything"],
  ["a file", "gatsby/cache-dir/gone.js", "loadPage"],
])("%s that is gone stops the build, with its name, our file and the version that had it", (_what, file, text) => {
  expect(() => checkAssumptions({ "our-file.ts": [[file, text]] })).toThrow(
    `our-file.ts assumes "${text}" in node_modules/${file}, as in Gatsby 5.16.1, and it is not there.`,
  )
})
