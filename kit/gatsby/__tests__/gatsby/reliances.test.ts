import { existsSync } from "node:fs"
import { assertReliance, checkReliances, reliances } from "../../lean-bundle/reliances"

test("the Gatsby that is installed is as our files take it for", () => {
  expect(checkReliances).not.toThrow()
})

test("each of our files that relies on Gatsby is there", () => {
  expect(reliances.map(([ours]) => ours).filter((ours) => !existsSync(ours))).toEqual([])
})

const loader = "gatsby/cache-dir/loader.js"

test("what is there lets the build go on", () => {
  expect(() => assertReliance(loader, "loadPage", "kit/gatsby/lean-bundle/browser/navigation.tsx")).not.toThrow()
})

test("what is not there stops the build, with the file, the text, our file and the version that had it", () => {
  expect(() => assertReliance(loader, "loadEverything", "kit/gatsby/lean-bundle/browser/navigation.tsx")).toThrow(
    'kit/gatsby/lean-bundle/browser/navigation.tsx relies on "loadEverything" in node_modules/gatsby/cache-dir/loader.js, seen in Gatsby 5.16.1',
  )
})

test("a file that is gone stops the build too", () => {
  expect(() =>
    assertReliance("gatsby/cache-dir/gone.js", "loadPage", "kit/gatsby/lean-bundle/browser/navigation.tsx"),
  ).toThrow("gone.js")
})
