import { waitForHydration, waitUntilSettled } from "../support/settled"
import { expect, test } from "../support/test"
import { watch } from "../support/visit/watch"

test("a visit through the menu, the theme, the filter and an article needs nothing that is refused", {
  tag: "@sample",
}, async ({ page, owner }) => {
  const { refused } = await watch(page, owner)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("./")
  await waitForHydration(page)
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("switch", { name: "Dark theme" }).click()
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click()
  await expect(page).toHaveURL("./about/")
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click()
  await page.getByRole("button", { name: "DevOps" }).click()
  await expect(page.getByRole("status")).toHaveText("2 posts shown")
  await page.getByRole("main").getByRole("link", { name: "Two teams, one on-call rota" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two teams, one on-call rota")
  await waitUntilSettled(page)

  expect(await refused()).toEqual([])
})

test("what somebody slips into a page does not run: a script, a handler, a script from elsewhere, a style", {
  tag: "@sample",
}, async ({ page, owner }) => {
  const { refused } = await watch(page, owner)
  const asked: string[] = []
  await page.route("https://elsewhere.example/**", (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: "text/javascript", body: "window.slipped = 'a script from elsewhere'" })
  })
  await page.route("**/contact/", async (route) => {
    const response = await route.fetch()
    const slipped = `
      <script>window.slipped = "a script"</script>
      <img src="/none.png" alt="" onerror="window.slipped = 'a handler'">
      <script src="https://elsewhere.example/slipped.js"></script>
      <a id="slipped-link" href="javascript:window.slipped='an address'">slipped</a>
      <style>h1 { display: none }</style>`
    await route.fulfill({ response, body: (await response.text()).replace("</main>", `${slipped}</main>`) })
  })
  await page.goto("./contact/")
  await waitUntilSettled(page)
  await page.evaluate(() => document.querySelector<HTMLElement>("#slipped-link")?.click())

  expect(await page.evaluate(() => (window as unknown as { slipped?: string }).slipped)).toBeUndefined()
  expect(asked).toEqual([])
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const what = (await refused()).map((refusal) => refusal.split(" ")[0])
  expect(what).toEqual(expect.arrayContaining(["script-src-elem", "script-src-attr", "style-src-elem"]))
})
