import { relyOn } from "../../../src/gatsby/rely-on"

const loader = "gatsby/cache-dir/loader.js"

test("what is there lets the build go on", () => {
  expect(() => relyOn(loader, "loadPage", "src/gatsby/browser/loader.ts")).not.toThrow()
})

test("what is not there stops the build, with the file, the text, our file and the version that had it", () => {
  expect(() => relyOn(loader, "loadEverything", "src/gatsby/browser/loader.ts")).toThrow(
    'src/gatsby/browser/loader.ts relies on "loadEverything" in node_modules/gatsby/cache-dir/loader.js, seen in Gatsby 5.16.1',
  )
})

test("a file that is gone stops the build too", () => {
  expect(() => relyOn("gatsby/cache-dir/gone.js", "loadPage", "src/gatsby/browser/loader.ts")).toThrow("gone.js")
})
