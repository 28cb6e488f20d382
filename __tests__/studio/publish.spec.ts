import { rmSync } from "node:fs"
import { join } from "node:path"
import { contentOf, editElsewhere, folder, git, remote, textOf } from "./support/owner"
import { expect, openStudio, status, test } from "./support/test"

interface Post {
  readonly title: string
  readonly slug: string
  readonly draft?: boolean
  readonly categories?: readonly string[]
}

test("a post is begun as a draft, written, looked at and published", async ({ page, site }) => {
  await openStudio(page, "Blog")
  await page.getByRole("button", { name: /^The posts/ }).click()
  await page.getByRole("button", { name: "Add a post" }).click()
  await page.getByRole("textbox", { name: "Title" }).fill("Who gets the call at three")
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("who-gets-the-call-at-three")
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect
    .poll(() => contentOf<readonly Post[]>("posts.json")[0])
    .toMatchObject({
      slug: "who-gets-the-call-at-three",
      draft: true,
    })

  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: "Who gets the call at three" })
  const missing = page.getByRole("region", { name: "What is still missing" })
  await expect(missing.getByRole("button", { name: "Text" })).toBeVisible()
  await missing.getByRole("button", { name: "Topics" }).click()
  await page.getByRole("button", { name: "Add a topic" }).click()
  await page.getByRole("dialog").getByRole("combobox").selectOption("Leadership")
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect.poll(() => contentOf<readonly Post[]>("posts.json")[0]?.categories).toEqual(["Leadership"])
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("button").click()
  await missing.getByRole("button", { name: "Text" }).click()
  await page
    .getByRole("textbox", { name: "The text, in Markdown" })
    .fill("Both teams had a rota.\n\n## The first night\n\nNobody slept.\n")
  await expect(site.getByRole("heading", { level: 2, name: "The first night" })).toBeVisible()
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("button").click()
  await page.getByRole("switch", { name: "Draft" }).uncheck()
  await expect.poll(() => contentOf<readonly Post[]>("posts.json")[0]?.draft).toBe(undefined)

  await page.getByRole("button", { name: "Changes" }).click()
  await expect(page.getByRole("dialog")).toContainText("Who gets the call at three")
  await expect(page.getByRole("dialog")).toContainText("This address is still the sample’s")
  await page.getByRole("textbox", { name: "Message" }).fill("A post on nights")
  await page.getByRole("button", { name: "Publish with warnings" }).click()
  await expect(page.getByText("Published. Your host is building the site")).toBeVisible()
  expect(git("--git-dir", remote, "log", "-1", "--format=%s", "main").trim()).toBe("A post on nights")
  expect(git("--git-dir", remote, "show", "main:data/posts/who-gets-the-call-at-three.md")).toContain("Nobody slept.")
})

test("a post's slug is suggested in the language of the site", async ({ page }) => {
  editElsewhere("site.json", (text) => text.replace(/"language": "[^"]+"/, '"language": "de"'))
  await openStudio(page, "Blog")
  await page.getByRole("button", { name: /^The posts/ }).click()
  await page.getByRole("button", { name: "Add a post" }).click()
  await page.getByRole("textbox", { name: "Title" }).fill("Überlastet: größer ist nicht schöner")
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("ueberlastet-groesser-ist-nicht-schoener")
})

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
  await expect(status(page)).toHaveText("Saved to data/pages/home.json")
  await page.getByRole("button", { name: "Changes" }).click()
  await page.getByRole("button", { name: /^Publish/ }).click()

  await expect(page.getByText("Somebody else has published.")).toBeVisible()
  expect(git("log", "-1", "--format=%an %s").trim()).toContain("Content: home")
  expect(textOf("pages/home.json")).toContain("Mine, in the meantime.")
})

test("where nothing has changed there is nothing to publish", async ({ page }) => {
  await openStudio(page)
  await page.getByRole("button", { name: "Changes" }).click()
  await expect(page.getByRole("heading", { name: "Nothing to publish" })).toBeVisible()
  await expect(page.getByRole("button", { name: /^Publish/ })).toHaveCount(0)
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveCount(0)
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
  expect(git("--git-dir", remote, "log", "-1", "--format=%s", "main").trim()).toBe("By hand")
})

test("without git the changes cannot be compared, and it says what to upload", async ({ page }) => {
  const { renameSync } = await import("node:fs")
  await openStudio(page)
  // The folder lies in another repository, whose git is not the owner's: here there is none.
  renameSync(join(folder, ".git"), join(folder, "git-aside"))
  git("init", "--quiet")
  try {
    await page.getByRole("button", { name: "Changes" }).click()
    await expect(page.getByText("This folder has no git history to compare with.")).toBeVisible()
    await expect(page.getByText("upload the folder")).toBeVisible()
  } finally {
    rmSync(join(folder, ".git"), { recursive: true })
    renameSync(join(folder, "git-aside"), join(folder, ".git"))
  }
})

test("a change is shown word by word, and taken back", async ({ page }) => {
  await openStudio(page)
  const before = textOf("pages/home.json")
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  const field = page.getByRole("textbox", { name: "Headline" })
  await field.fill((await field.inputValue()).replace("before", "often"))
  await expect(status(page)).toHaveText("Saved to data/pages/home.json")
  await page.getByRole("button", { name: "Changes" }).click()

  const change = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Headline" })
  await expect(change.locator("del")).toHaveText("before")
  await expect(change.locator("ins")).toHaveText("often")
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
