import { builtFolder } from "../../kit/dev/support/owners"
import { formerWorkers } from "../../kit/gatsby/outputs/former-workers"
import { readSite, serveSite } from "../../kit/owner/browser/hosting"
import { expect, test } from "./support/test"

/** It answers from its cache, whatever the host has. */
const keeper = `
  self.addEventListener("install", (event) =>
    event.waitUntil(caches.open("site").then((cache) => cache.add("/")).then(() => self.skipWaiting())))
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))
  self.addEventListener("fetch", (event) =>
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))`

for (const name of formerWorkers)
  test(`visitors of a former site that ${name} has kept see this one, loaded once`, {
    tag: "@sample",
  }, async ({ page, owner }) => {
    const home = `<h1>Former</h1><script>navigator.serviceWorker.register("/${name}")</script>`
    const former = new Map([
      ["index.html", Buffer.from(home)],
      [name, Buffer.from(keeper)],
    ])
    const site = await serveSite(former, { compressing: false })
    const title = page.getByRole("heading", { level: 1 })
    const left = () =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations()
        return workers.length + (await caches.keys()).length
      })
    await page.goto(site.origin)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    site.deploy(await readSite(builtFolder(owner)))

    let loaded = 0
    page.on("domcontentloaded", () => loaded++)
    await page.goto(site.origin)
    await expect(title).not.toHaveText("Former")
    await expect.poll(left).toBe(0)
    await page.reload()
    expect(loaded).toBe(3)
    site.close()
  })
