import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Page } from "@playwright/test"
import { versionIn } from "../../src/content/content-version"
import { data, editElsewhere, git, publishElsewhere, remote, textOf } from "./support/owner"
import { expect, openStudio, status, test } from "./support/test"

const withTitle = (title: string) => (text: string) => {
  const [first] = JSON.parse(text) as ReadonlyArray<{ readonly title: string }>
  return text.replace(JSON.stringify(first?.title), JSON.stringify(title))
}

async function openHistory(page: Page) {
  await page.getByRole("button", { name: /^Changes/ }).click()
  await page.getByRole("dialog").getByRole("button", { name: "History" }).click()
  return page.getByRole("list", { name: "Commits" })
}

/** A history of two more commits, whose last one has the content as it is. */
function publishTwice(): string {
  const before = textOf("books.json")
  publishElsewhere("Another title", "books.json", withTitle("Published too early"))
  publishElsewhere("The title as it was", "books.json", () => before)
  return before
}

test("what was published before is brought back, looked at, and published as a new commit", async ({ page, site }) => {
  publishTwice()
  await openStudio(page, "Books")
  const commits = await openHistory(page)
  const former = commits.getByRole("listitem").filter({ hasText: "Another title" })
  await expect(former).toContainText("by Robin")
  await expect(former).toContainText("Published")
  await former.getByRole("button", { name: /^What changed/ }).press("Enter")
  await expect(former.locator("ins")).toHaveText(["Published", "too", "early"])

  await commits.getByRole("button", { name: /^Back to this: Another title/ }).press("Enter")
  const panel = page.getByRole("region", { name: /^Back to / })
  await expect(panel.getByRole("heading")).toBeFocused()
  await expect(panel).toContainText("1 file will change.")
  await panel.getByRole("button", { name: "Bring it back" }).click()
  await expect(page.getByRole("dialog")).toContainText("again, but not published yet")
  expect(textOf("books.json")).toBe(git("show", "HEAD^:data/books.json"))

  await page.getByRole("button", { name: "Close" }).click()
  await expect(status(page)).toContainText("The content is that of")
  await expect(site.getByText("Published too early").first()).toBeVisible()

  await page.getByRole("button", { name: /^Changes/ }).click()
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/^Back to .+: Another title$/)
  await page.getByRole("button", { name: "Publish with warnings" }).click()
  await expect(page.getByText("Published. Your host is building the site")).toBeVisible()
  const [subject, ...earlier] = git("--git-dir", remote, "log", "-4", "--format=%s", "main").trim().split("\n")
  expect(subject).toMatch(/^Back to .+: Another title$/)
  expect(earlier).toEqual(["The title as it was", "Another title", "As it was"])
  expect(git("--git-dir", remote, "show", "main:data/books.json")).toContain("Published too early")
})

test("one undo takes it back", async ({ page, site }) => {
  const before = publishTwice()
  await openStudio(page, "Books")
  const commits = await openHistory(page)
  await commits.getByRole("button", { name: /^Back to this: Another title/ }).click()
  await page.getByRole("button", { name: "Bring it back" }).click()
  await expect(page.getByRole("dialog")).toContainText("again, but not published yet")
  await page.getByRole("button", { name: "Close" }).click()
  await expect(site.getByText("Published too early").first()).toBeVisible()
  await status(page).getByRole("button", { name: "Undo" }).click()
  await expect(site.getByText("Published too early")).toHaveCount(0)
  expect(textOf("books.json")).toBe(before)
})

test("with something unpublished nothing is brought back, and it says what to do first", async ({ page }) => {
  publishTwice()
  editElsewhere("books.json", withTitle("Mine alone"))
  await openStudio(page)
  const commits = await openHistory(page)
  await commits.getByRole("button", { name: /^Back to this: Another title/ }).click()
  const panel = page.getByRole("region", { name: /^Back to / })
  await expect(panel).toContainText("1 change is not published yet. Publish or undo it first")
  await expect(panel.getByRole("button", { name: "Bring it back" })).toBeHidden()
  await panel.getByRole("button", { name: "Cancel" }).click()
  await expect(commits.getByRole("button", { name: /^Back to this: Another title/ })).toBeFocused()
  expect(textOf("books.json")).toContain("Mine alone")
})

test("a state that the check refuses today says why, and nothing is changed", async ({ page }) => {
  const before = textOf("books.json")
  publishElsewhere("Without names", "books.json", (text) => text.replace('"title"', '"name"'))
  publishElsewhere("With names", "books.json", () => before)
  await openStudio(page)
  const commits = await openHistory(page)
  await commits.getByRole("button", { name: /^Back to this: Without names/ }).click()
  const panel = page.getByRole("region", { name: /^Back to / })
  await expect(panel).toContainText("Not possible: the check finds")
  await expect(panel.getByRole("listitem").first()).toContainText(/books.*, line \d+/i)
  await expect(panel.getByRole("button", { name: "Bring it back" })).toBeHidden()
  expect(textOf("books.json")).toBe(before)
})

test("the live site is a link away, and says whether it shows what was published, when it is asked", async ({
  page,
}) => {
  const asked: string[] = []
  let version: string | undefined
  const host: Server = createServer(({ url = "" }, answer) => {
    asked.push(url)
    if (url !== "/" && version === undefined) answer.writeHead(404).end()
    else answer.end(JSON.stringify({ content: version }))
  })
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve))
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  try {
    editElsewhere("site.json", (text) => text.replace(/"siteUrl": "[^"]*"/, () => `"siteUrl": "${address}"`))
    publishElsewhere("Its address", "site.json", () => textOf("site.json"))
    await openStudio(page)
    await page.getByRole("button", { name: /^Changes/ }).click()
    await expect(page.getByRole("link", { name: "View live site" })).toHaveAttribute("href", `${address}/`)
    expect(asked).toEqual([])

    const ask = page.getByRole("button", { name: "Is it live yet?" })
    await ask.click()
    await expect(page.getByText("This site does not say which version it is yet.")).toBeVisible()

    version = await versionIn(data)
    await ask.click()
    await expect(page.getByText(/^Live: visitors see what you published (?:today|yesterday) at /)).toBeVisible()

    publishElsewhere("Another title", "books.json", withTitle("On its way"))
    await ask.click()
    await expect(page.getByText("Not yet: the host shows an older version")).toBeVisible()

    host.closeAllConnections()
    await new Promise((resolve) => host.close(resolve))
    await ask.click()
    await expect(page.getByText("The site does not answer (it refuses connections).")).toBeVisible()
  } finally {
    host.close()
  }
})
