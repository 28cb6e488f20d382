import { forEachOwner } from "./support/site"

forEachOwner(({ files, text }) => {
  test("nothing of the checks is in the browser's script", () => {
    const checks = /ZodError|sanitize-html|Missing property/
    expect(files(".js").filter((path) => checks.test(text(path)))).toEqual([])
  })
})
