import { readFileSync } from "node:fs"

const mended: (source: string) => string = require("../../patches/preview/hot-styles-loader.cjs")

test("in development a style sheet may be gone before the next has loaded", () => {
  const file = "node_modules/mini-css-extract-plugin/dist/hmr/hotModuleReplacement.js"
  expect(mended(readFileSync(file, "utf8"))).not.toContain("removeChild(")
})
