import { rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { computeFolderVersion } from "../../../content/files/content-version"
import { expectNoViolations } from "./support/axe"
import { contentOf, data, editElsewhere, folder, git, publishElsewhere, remote, textOf } from "./support/owner"
import { expect, expectSaved, openStudio, test } from "./support/test"

test("a push that comes too late is refused in plain words, and nothing is lost", async ({ page }) => {
  await openStudio(page)
  // Somebody else has published from another place.
  const other = join(folder, "other")
  rmSync(other, { recursive: true, force: true })
  git("clone", "--quiet", remote, other)
  git("-C", other, "commit", "--quiet", "--allow-empty", "-m", "From elsewhere")
  git("-C", other, "push", "--quiet")
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  await page.getByRole("textbox", { name: "Introduction", exact: true }).fill("Mine, in the meantime.")
  await expectSaved(page, "pages/home.json")
  await page.getByRole("button", { name: "Changes" }).click()
  await page.getByRole("button", { name: /^Publish/ }).click()

  await expect(page.getByText("Somebody else has published.")).toBeVisible()
  expect(git("log", "-1", "--format=%an %s").trim()).toContain("Content: home")
  expect(textOf("pages/home.json")).toContain("Mine, in the meantime.")
})

test("a commit that was not pushed is published without a message, and then nothing is left", async ({ page }) => {
  await openStudio(page)
  git("commit", "--quiet", "--allow-empty", "-m", "By hand")
  await page.getByRole("button", { name: "Changes" }).click()
  await expect(page.getByText("One commit has not been sent to your host yet.")).toBeVisible()
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveCount(0)
  await page.getByRole("button", { name: /^Publish/ }).click()

  await expect(page.getByText("Published. Your host is building the site")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Nothing to publish" })).toBeVisible()
  await expectNoViolations(page)
  expect(git("--git-dir", remote, "log", "-1", "--format=%s", "main").trim()).toBe("By hand")
})

test("a change is shown word by word, and taken back", async ({ page }) => {
  await openStudio(page)
  const before = textOf("pages/home.json")
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  const field = page.getByRole("textbox", { name: "Headline" })
  await field.fill((await field.inputValue()).replace("before", "often"))
  await expectSaved(page, "pages/home.json")
  await page.getByRole("button", { name: "Changes" }).click()

  const change = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Headline" })
  await expect(change.locator("del")).toHaveText("before")
  await expect(change.locator("ins")).toHaveText("often")
  await expectNoViolations(page)
  await change.getByRole("button", { name: /^Undo this/ }).click()
  await expect.poll(() => textOf("pages/home.json")).toBe(before)
})

test("what the check says is listed by page and field, and each leads to its field", async ({ page }) => {
  await openStudio(page)
  const [first] = contentOf<ReadonlyArray<{ title: string; externalUrl: string }>>("media.json")
  await page.getByRole("button", { name: /^Changes/ }).click()
  const said = page
    .getByRole("listitem")
    .filter({ hasText: `Media, ${first?.title}: Link ${first?.externalUrl}` })
    .filter({ hasText: "This address is still the sample’s" })
  await said.getByRole("button", { name: "Go to field" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page.getByRole("combobox", { name: "Page" }).locator("option:checked")).toHaveText("Media")
  await expect(page.getByRole("textbox", { name: "Link", exact: true })).toBeFocused()
  await expect(page.getByRole("textbox", { name: "Link", exact: true })).toHaveValue(String(first?.externalUrl))
})

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
