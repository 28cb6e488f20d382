import { crawl } from "./support/crawl"
import { hydrated } from "./support/hydrated"
import { servedAt } from "./support/owners"
import { pagesOf } from "./support/routes"
import { expect, test, withAndWithoutPrefix } from "./support/test"

for (const scripted of [true, false]) {
  test.describe(scripted ? "with script" : "without script", scripted ? withAndWithoutPrefix : {}, () => {
    test.use({ javaScriptEnabled: scripted })

    test("every page is reached from home, and nothing that a page names is missing", async ({ page, owner }) => {
      const { pages: reached, broken } = await crawl(
        page,
        new URL(servedAt(owner)),
        scripted ? hydrated : async () => {},
      )

      expect(broken).toEqual([])
      expect([...reached].sort()).toEqual(
        pagesOf(owner)
          .map((path) => owner.prefix + path)
          .sort(),
      )
    })
  })
}
