import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { contentOf, formerData, type Owner } from "../../../kit/dev/support/owners"
import { unmarked } from "../../../kit/language/marks"
import { test } from "../support/deployments"
import { waitForHydration, waitForPrefetch } from "../support/settled"
import { expect } from "../support/test"

/** This owner has two sites: one with an entry of each kind, and one with none. */
const tag = "@bare"

interface Heading {
  readonly heading: string
}

/** Home has its heading in its first section. */
const headingIn = (content: Heading | { readonly hero: Heading }) =>
  "hero" in content ? unmarked(content.hero.heading) : content.heading

const former = <Content>(file: string): Content =>
  JSON.parse(readFileSync(join(__dirname, "../../..", formerData, file), "utf8"))

/** Yesterday's words for the links between the pages. */
const { navigation } = former<{ navigation: Record<string, string> }>("labels.json")

const title = (page: Page) => page.getByRole("heading", { level: 1 })
const home = (page: Page) => page.getByRole("banner").getByRole("link").first()

/** A link of the header or the footer; its words are yesterday's. */
const link = (page: Page, to: string) =>
  page
    .getByRole(to === "blog" ? "contentinfo" : "banner")
    .getByRole("link", { name: navigation[to] ?? "", exact: true })

/** Expects a page of today's site: its words, in today's shell, with its script running. */
async function expectToday(page: Page, name: string, owner: Owner): Promise<void> {
  await expect(title(page)).toHaveText(headingIn(contentOf(owner, `pages/${name}.json`)))
  await expect(home(page)).toContainText(contentOf<{ name: string }>(owner, "site.json").name)
  await waitForHydration(page)
}

/** Expects a page of yesterday's site. */
async function expectYesterday(page: Page, name: string): Promise<void> {
  await expect(title(page)).toHaveText(headingIn(former(`pages/${name}.json`)))
  await expect(home(page)).toContainText(former<{ name: string }>("site.json").name)
}

/** Opens a page and waits until its links are the router's. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

for (const [name, what] of [
  ["blog", "although the page's script is gone"],
  ["about", "although the page's script is still there"],
] as const)
  test(`a link in yesterday's tab leads to today's page, ${what}, and back again`, { tag }, async ({
    page,
    owner,
    deployment: { site, today },
  }) => {
    await open(page, site.origin)
    site.deploy(today)
    await link(page, name).click()
    await expectToday(page, name, owner)
    await expect(page).toHaveURL(`${site.origin}/${name}/`)

    await page.goBack()
    await expect(page).toHaveURL(`${site.origin}/`)
    await expectToday(page, "home", owner)
    await page.goForward()
    await expectToday(page, name, owner)
  })

test("a page that was prefetched before the deployment leads on to today's", { tag }, async ({
  page,
  owner,
  deployment: { site, today },
}) => {
  await open(page, site.origin)
  await waitForPrefetch(page, link(page, "blog"))
  site.deploy(today)
  await link(page, "blog").click()
  await expectYesterday(page, "blog")
  await link(page, "books").click()
  await expectToday(page, "books", owner)

  await page.goBack()
  await expectToday(page, "blog", owner)
})

test("a page that was prefetched a day ago is today's", { tag }, async ({
  page,
  owner,
  deployment: { site, today },
}) => {
  await open(page, site.origin)
  await waitForPrefetch(page, link(page, "about"))
  site.deploy(today)
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
  await link(page, "about").click()
  await expectToday(page, "about", owner)
})

test("a link leads to today's page while the browser still has yesterday's word on the build", { tag }, async ({
  page,
  owner,
  deployment: { site, yesterday, today },
}) => {
  const body = yesterday.get("page-data/app-data.json") ?? ""
  await page.route("**/app-data.json", (route) => route.fulfill({ body, contentType: "application/json" }))
  await open(page, site.origin)
  site.deploy(today)
  await link(page, "blog").click()
  await expect(title(page)).toHaveText(headingIn(contentOf(owner, "pages/blog.json")))
  await waitForHydration(page)
})

test("a link in yesterday's tab to a page that is no longer there leads to today's page for lost visitors", {
  tag,
}, async ({ page, owner, deployment: { site, today } }) => {
  await open(page, `${site.origin}/blog/`)
  const [{ slug, title: post }] = former<[{ slug: string; title: string }]>("posts.json")
  site.deploy(today)
  await page.getByRole("main").getByRole("link", { name: post }).click()
  await expectToday(page, "not-found", owner)
  await expect(page).toHaveURL(`${site.origin}/blog/${slug}/`)

  await page.goBack()
  await expectToday(page, "blog", owner)
})

test("a link in yesterday's tab leads to today's words when nothing else has changed", { tag }, async ({
  page,
  deployment: { site, yesterday },
}) => {
  const [said, says] = ["I began in 2007.", "I began in 1997."]
  const reworded = new Map(
    [...yesterday].map(([path, content]) => [
      path,
      Buffer.from(content.toString("latin1").replaceAll(said, says), "latin1"),
    ]),
  )
  await open(page, site.origin)
  site.deploy(reworded)
  await link(page, "about").click()
  await expect(page.getByRole("main")).toContainText(says)
})

test("going back in yesterday's tab shows the former page, and the next link leads to today's page", {
  tag,
}, async ({ page, owner, deployment: { site, today } }) => {
  await open(page, site.origin)
  await link(page, "about").click()
  await expectYesterday(page, "about")
  site.deploy(today)
  await page.goBack()
  await expectYesterday(page, "home")
  await link(page, "blog").click()
  await expectToday(page, "blog", owner)
})

test("going back to a page that the tab has forgotten leads to today's page after the deployment", { tag }, async ({
  page,
  owner,
  deployment: { site, today },
}) => {
  await open(page, site.origin)
  await link(page, "blog").click()
  await expectYesterday(page, "blog")
  await link(page, "about").click()
  await expectYesterday(page, "about")
  await page.reload()
  await waitForHydration(page)
  site.deploy(today)

  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/blog/`)
  await expectToday(page, "blog", owner)
})

test("a page that is being opened while the host gets today's site can be read, and its links lead to today's", {
  tag,
}, async ({ page, owner, deployment: { site, today } }) => {
  // Its own scripts are gone by the time it asks for them.
  let deployed = false
  await page.route("**/*.js", (route) => {
    if (!deployed) site.deploy(today)
    deployed = true
    return route.continue()
  })
  const asked = page.waitForResponse(/\/app-[^/]+\.js$/)
  await page.goto(`${site.origin}/blog/`)
  expect((await asked).status()).toBe(404)
  await expectYesterday(page, "blog")
  await link(page, "about").click()
  await expectToday(page, "about", owner)
})
