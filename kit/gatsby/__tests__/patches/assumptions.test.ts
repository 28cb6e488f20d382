import { existsSync } from "node:fs"
import { assertAssumption, assumptions, checkAssumptions } from "../../patches/assumptions"

test("the Gatsby that is installed is as our files take it for", () => {
  expect(checkAssumptions).not.toThrow()
})

test("each of our files that relies on Gatsby is there", () => {
  expect(assumptions.map(([ours]) => ours).filter((ours) => !existsSync(ours))).toEqual([])
})

const loader = "gatsby/cache-dir/loader.js"

test("what is there lets the build go on", () => {
  expect(() => assertAssumption(loader, "loadPage", "kit/gatsby/patches/browser/navigation.tsx")).not.toThrow()
})

test("what is not there stops the build, with the file, the text, our file and the version that had it", () => {
  expect(() => assertAssumption(loader, "loadEverything", "kit/gatsby/patches/browser/navigation.tsx")).toThrow(
    'kit/gatsby/patches/browser/navigation.tsx relies on "loadEverything" in node_modules/gatsby/cache-dir/loader.js, seen in Gatsby 5.16.1',
  )
})

test("a file that is gone stops the build too", () => {
  expect(() =>
    assertAssumption("gatsby/cache-dir/gone.js", "loadPage", "kit/gatsby/patches/browser/navigation.tsx"),
  ).toThrow("gone.js")
})
