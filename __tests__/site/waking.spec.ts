import { hydrated } from "./support/hydrated"
import { addressOf, firstArticle, routes } from "./support/routes"
import { expect, inBothDirections, test } from "./support/test"

for (const route of [...routes, "/privacy/", firstArticle, "/404/"]) {
  test(`${route} wakes without a use of Intl, whose first takes long`, inBothDirections, async ({ page, owner }) => {
    await page.addInitScript(() => {
      const asked: string[] = []
      const noting: ProxyHandler<typeof Intl> = {
        get(intl, name) {
          asked.push(String(name))
          return Reflect.get(intl, name)
        },
      }
      Object.assign(window, { asked, Intl: new Proxy(Intl, noting) })
    })

    await page.goto(`.${addressOf(route, owner)}`)
    await hydrated(page)
    await page.waitForLoadState("networkidle")

    expect(await page.evaluate(() => Reflect.get(window, "asked"))).toEqual([])
  })
}
