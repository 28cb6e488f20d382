import { hydrated } from "./support/hydrated"
import { servedAt } from "./support/owners"
import { addressOf, firstArticle, routes } from "./support/routes"
import { expect, test, withAndWithoutPrefix } from "./support/test"

for (const route of [...routes, "/privacy/", firstArticle, "/404/"]) {
  test(
    `${route} says nothing in the console and asks nothing of other sites`,
    withAndWithoutPrefix,
    async ({ page, owner }) => {
      const said: string[] = []
      const foreign: string[] = []
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) said.push(message.text())
      })
      page.on("pageerror", (error) => said.push(String(error)))
      page.on("request", (request) => {
        if (!request.url().startsWith(servedAt(owner)) && !request.url().startsWith("data:"))
          foreign.push(request.url())
      })

      await page.goto(`.${addressOf(route, owner)}`)
      await hydrated(page)
      await page.mouse.wheel(0, 20_000)
      await page.waitForLoadState("networkidle")

      expect(said).toEqual([])
      expect(foreign).toEqual([])
    },
  )
}
