import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { computeFolderVersion } from "../../../content/files/content-version"
import { data, editElsewhere, publishElsewhere } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

test("whether the live site shows what was published is told when it is asked", async ({ page }) => {
  const asked: string[] = []
  let version: string | undefined
  const host = createServer(({ url = "" }, answer) => {
    asked.push(url)
    if (url !== "/" && version === undefined) answer.writeHead(404).end()
    else answer.end(JSON.stringify({ content: version }))
  })
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve))
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  try {
    const withAddress = (text: string) => text.replace(/"siteUrl": "[^"]*"/, () => `"siteUrl": "${address}"`)
    editElsewhere("site.json", withAddress)
    publishElsewhere("Its address", "site.json", withAddress)
    await openStudio(page)
    await page.getByRole("button", { name: /^Changes/ }).click()
    await expect(page.getByRole("link", { name: "View live site" })).toHaveAttribute("href", `${address}/`)
    expect(asked).toEqual([])
    const ask = page.getByRole("button", { name: "Is it live yet?" })
    await ask.click()
    await expect(page.getByText("This site does not say which version it is yet.")).toBeVisible()
    version = await computeFolderVersion(data)
    await ask.click()
    await expect(page.getByText(/^Live: visitors see what you published (?:today|yesterday) at /)).toBeVisible()
  } finally {
    host.close()
  }
})
