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

const sentence = [["The site was not built. While drawing the icons: images/icon.png is no picture."]]

test("an error of a hook is told in one sentence, with what was being done", async () => {
  const fail = () => {
    throw new Error("images/icon.png is no picture.\n    at minified (index.js:1:94512)")
  }
  expect(await toldOf(fail)).toEqual(sentence)
  expect(await toldOf(async () => fail())).toEqual(sentence)
})

test("a full disk is told in plain words", async () => {
  const fail = () => {
    throw Object.assign(new Error("ENOSPC: no space"), { code: "ENOSPC", path: "public/a.js" })
  }
  expect(await toldOf(fail)).toEqual([
    [
      "The site was not built. While drawing the icons: public/a.js: The disk is full. Free some space, then try again.",
    ],
  ])
})

test("a hook without an error gives what it gives", () => {
  expect(withPlainErrors("counting", () => 3)({ reporter: {} as Reporter })).toBe(3)
})
