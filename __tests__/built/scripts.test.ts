import { forEachOwner } from "./support/site"

forEachOwner(({ files, text }) => {
  test("nothing of the checks is in the browser's script", () => {
    const checks = /ZodError|jsonc-parser|sanitize-html|Missing property/
    expect(files(".js").filter((path) => checks.test(text(path)))).toEqual([])
  })

  test("every script asks to be compiled while it is read", () => {
    // The one that starts the others is a few lines, and runs at once.
    const scripts = files(".js").filter((path) => text(path).includes("webpackChunk"))
    // webpack's, React's, the site's and the pages'.
    expect(scripts.length).toBeGreaterThanOrEqual(4)
    const hint = "//# allFunctionsCalledOnLoad\n"
    expect(scripts.filter((path) => !text(path).slice(0, 200).includes(hint))).toEqual([])
  })
})
