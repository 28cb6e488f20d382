import type { Reporter } from "gatsby"
import { withPlainErrors } from "../plain-errors"

/** What Gatsby is told in the end. */
async function toldOf(hook: () => unknown): Promise<unknown> {
  const panicOnBuild = jest.fn()
  await withPlainErrors(
    "drawing the icons",
    hook,
  )({ reporter: { panicOnBuild, verbose: () => {} } as unknown as Reporter })
  return panicOnBuild.mock.calls
}

const noPicture = new Error("images/icon.png is no picture.\n    at minified (index.js:1:94512)")
const noSpace = Object.assign(new Error("ENOSPC: no space"), { code: "ENOSPC", path: "public/a.js" })

test.each([
  ["an error of a hook", noPicture, "images/icon.png is no picture."],
  ["a full disk", noSpace, "public/a.js: The disk is full. Free some space, then try again."],
])("%s is told in one plain sentence, with what was being done", async (_what, error, words) => {
  const fail = () => {
    throw error
  }
  const told = [[`The site was not built. While drawing the icons: ${words}`]]
  expect(await toldOf(fail)).toEqual(told)
  expect(await toldOf(async () => fail())).toEqual(told)
})

test("a hook without an error gives what it gives", () => {
  expect(withPlainErrors("counting", () => 3)({ reporter: {} as Reporter })).toBe(3)
})
