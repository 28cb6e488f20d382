import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Locator } from "@playwright/test"
import sharp from "sharp"
import { contentOf } from "../../kit/dev/support/owners"
import { articlesOf } from "../site/support/routes"
import { edit, editText, inData } from "./support/edit"
import { hosts, preview, previewAt } from "./support/preview"
import { expect, test, withoutReload } from "./support/test"

for (const host of hosts) {
  test(`an edited name appears under ${host}`, async ({ page }) => {
    await page.goto(previewAt("/", host))
    await expect(page.getByRole("banner")).toBeVisible()

    await withoutReload(page, async () => {
      edit("site.json", (site: object) => ({ ...site, name: `Robin of ${host}` }))
      await expect(page.getByRole("banner").getByRole("link", { name: `Robin of ${host}` })).toBeVisible()
    })
  })
}

test("an edited text of a page appears, and an edited label", async ({ page }) => {
  await page.goto(previewAt("/books/"))
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()

  await withoutReload(page, async () => {
    edit("pages/books.json", (books: object) => ({ ...books, heading: "Read anew" }))
    await expect(page.getByRole("heading", { level: 1, name: "Read anew" })).toBeVisible()
    edit("labels.json", (labels: { navigation: object }) => ({
      ...labels,
      navigation: { ...labels.navigation, about: "Who" },
    }))
    await expect(page.getByRole("banner").getByRole("link", { name: "Who" })).toBeVisible()
  })
})

test("what was edited before the page is connected appears", async ({ page }) => {
  let connect = () => undefined
  const connected = new Promise((resolve) => {
    connect = () => void resolve(undefined)
  })
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await connected
    socket.connectToServer()
  })
  await page.goto(previewAt("/books/"))
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toBeVisible()

  await withoutReload(page, async () => {
    edit("site.json", (site: object) => ({ ...site, name: "Robin Early" }))
    edit("pages/books.json", (books: object) => ({ ...books, heading: "Read early" }))
    const itsData = previewAt("/page-data/books/page-data.json")
    await expect.poll(async () => (await page.request.get(itsData)).text()).toContain("Read early")
    connect()
    await expect(heading).toHaveText("Read early")
    await expect(page.getByRole("banner").getByRole("link", { name: "Robin Early" })).toBeVisible()
  })
})

test("an edited text of a post appears", async ({ page }) => {
  const [article] = articlesOf(preview)
  test.skip(article === undefined, "This owner has no article.")
  await page.goto(previewAt(article ?? ""))
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()

  await withoutReload(page, async () => {
    editText(`posts/${article?.split("/")[2]}.md`, (text) => `${text}\nWritten **anew**.\n`)
    await expect(page.getByText("Written anew.")).toBeVisible()
  })
})

test("a replaced picture appears, and its former address is not missing", async ({ page }, { repeatEachIndex }) => {
  const file = inData(contentOf<{ coverUrl: string }[]>(preview, "books.json")[0]?.coverUrl ?? "")
  const colour = { r: 200, g: 30, b: 30 + repeatEachIndex }
  await page.goto(previewAt("/books/"))
  const cover = page.locator("main img").first()
  await expect.poll(() => middleOf(cover)).toBeDefined()
  // The browser chooses an AVIF file, so this one has not been generated before.
  const former = (await cover.getAttribute("src")) ?? ""

  await withoutReload(page, async () => {
    await paint(file, colour)
    // Encoding may change a colour by a hair.
    await expect.poll(() => middleOf(cover)).toEqual([colour.r, colour.g, colour.b].map(near))
  })
  await expect(cover).not.toHaveAttribute("src", former)
  expect((await page.request.get(previewAt(former))).status()).toBe(200)
})

test("a new text appears in a folder that was replaced as a whole", async ({ page }) => {
  const [folder, copy] = [inData("posts"), join(preview.folder, "posts-copy")]
  cpSync(folder, copy, { recursive: true })
  rmSync(folder, { recursive: true })
  renameSync(copy, folder)
  edit("posts.json", (posts: readonly object[]) => [{ title: "Anew", slug: "anew", draft: true }, ...posts])
  const itsData = previewAt("/page-data/blog/anew/page-data.json")
  await expect.poll(async () => (await page.request.get(itsData)).status()).toBe(200)
  await page.goto(previewAt("/blog/anew/"))
  await expect(page.getByRole("heading", { level: 1, name: "Anew" })).toBeVisible()

  await withoutReload(page, async () => {
    writeFileSync(inData("posts/anew.md"), "Written in a **new** folder.\n")
    await expect(page.getByText("Written in a new folder.")).toBeVisible()
  })
})

test("an edited name appears after all of data/ was replaced", async ({ page }) => {
  await page.goto(previewAt("/books/"))
  await expect(page.getByRole("banner")).toBeVisible()
  const copy = join(preview.folder, "data-copy")
  cpSync(preview.data, copy, { recursive: true })
  rmSync(preview.data, { recursive: true })
  renameSync(copy, preview.data)

  edit("site.json", (site: object) => ({ ...site, name: "Robin Anew" }))
  await expect(page.getByRole("banner").getByRole("link", { name: "Robin Anew" })).toBeVisible()
})

test.describe("with a page that goes away", () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ })

  test("an open post that is published elsewhere stays as it was, without an error", async ({ page }) => {
    const article = articlesOf(preview).at(-1)
    test.skip(article === undefined, "This owner has no article.")
    await page.goto(previewAt(article ?? ""))
    const heading = page.getByRole("heading", { level: 1 })
    const title = await heading.innerText()

    const slug = article?.split("/")[2]
    edit("posts.json", (posts: ReadonlyArray<{ slug: string }>) =>
      posts.map((post) => (post.slug === slug ? { ...post, externalUrl: "https://elsewhere.example/" } : post)),
    )
    const itsData = previewAt(`/page-data${article}page-data.json`)
    await expect.poll(async () => (await page.request.get(itsData)).status()).toBe(404)
    // As when the pointer enters a link to it.
    await page.evaluate((path) => Reflect.get(window, "___loader").loadPage(path), article)

    await expect(heading).toHaveText(title)
  })
})

/** @returns the colour in the middle of a picture, as red, green and blue of 255; undefined until it is shown */
const middleOf = (picture: Locator): Promise<readonly number[] | undefined> =>
  picture.evaluate((img: HTMLImageElement) => {
    if (!img.complete || img.naturalWidth === 0) return undefined
    const canvas = new OffscreenCanvas(1, 1).getContext("2d")
    canvas?.drawImage(img, img.naturalWidth / 2, img.naturalHeight / 2, 1, 1, 0, 0, 1, 1)
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  })

type Colour = { readonly r: number; readonly g: number; readonly b: number }

/** Replaces a picture by one of a single colour and the same size. */
async function paint(file: string, background: Colour) {
  const { width, height } = await sharp(file).metadata()
  const painted = sharp({ create: { width, height, channels: 3, background } })
  writeFileSync(file, await painted.png().toBuffer())
}

const near = (amount: number) => ({
  asymmetricMatch: (other: unknown) => typeof other === "number" && Math.abs(other - amount) < 8,
})
