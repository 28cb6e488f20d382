import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { expectNoViolation } from "./support/axe"
import { builtFile, builtFiles } from "./support/built-files"
import { hydrated } from "./support/hydrated"
import { contentOf, others } from "./support/owners"
import { lostRoute, routes } from "./support/routes"

interface Labels {
  navigation: Record<string, string>
  menu: string
  skipToContent: string
  darkTheme: string
}

const directions: Record<string, string> = { pl: "ltr", ar: "rtl" }

for (const owner of others) {
  test.describe(`the site of the ${owner.name} owner`, () => {
    test.use({ baseURL: `http://localhost:${owner.port}`, contextOptions: { reducedMotion: "reduce" } })
    const { language } = contentOf<{ language: string }>(owner, "site.json")
    const labels = contentOf<Labels>(owner, "labels.json")

    for (const route of [...routes, lostRoute]) {
      for (const width of [390, 1440]) {
        test(`${route} has no barrier that axe can find, ${width} px wide`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(route)
          await expectNoViolation(page)
        })
      }

      test(`${route} is written in its language, in its direction`, async ({ page }) => {
        await page.goto(route)
        await expect(page.locator("html")).toHaveAttribute("lang", language)
        await expect(page.locator("html")).toHaveAttribute("dir", directions[language] ?? "")
      })

      test(`${route} is nowhere wider than a phone`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 700 })
        await page.goto(route)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      })

      test(`${route} has no heading, list or section without content`, async ({ page }) => {
        await page.goto(route)
        const empty = await page
          .locator("h1, h2, h3, ul, ol, dl, section, article, nav, figure, blockquote")
          .evaluateAll((elements) =>
            elements.filter(({ textContent }) => !textContent?.trim()).map(({ outerHTML }) => outerHTML),
          )
        expect(empty).toEqual([])
      })
    }

    for (const route of routes) {
      test(`${route} says nothing in the console`, async ({ page }) => {
        const said: string[] = []
        page.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) said.push(message.text())
        })
        page.on("pageerror", (error) => said.push(String(error)))
        await page.goto(route, { waitUntil: "networkidle" })
        await hydrated(page)
        expect(said).toEqual([])
      })

      test(`${route} is valid HTML`, async () => {
        const html = readFileSync(join(owner.folder, "public", route, "index.html"), "utf8")
        const report = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(html)
        expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
      })
    }

    test("the menu and its words are the owner's", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto("/")
      await hydrated(page)
      await page.getByRole("button", { name: labels.menu }).click()
      const menu = page.getByRole("navigation", { name: labels.navigation.main ?? "", exact: true })
      await expect(menu.getByRole("switch", { name: labels.darkTheme })).toBeVisible()
      await menu.getByRole("link", { name: labels.navigation.about ?? "", exact: true }).click()
      await expect(page).toHaveURL("/about/")
    })

    test("every service, book, appearance and post is shown", async ({ page }) => {
      const titles = (file: string) => contentOf<Array<{ title: string }>>(owner, file).map(({ title }) => title)
      for (const [route, file] of [
        ["/services/", "services.json"],
        ["/tools/", "tools.json"],
        ["/books/", "books.json"],
        ["/media/", "media.json"],
        ["/blog/", "posts.json"],
      ] as const) {
        await page.goto(route)
        for (const title of titles(file)) {
          await expect(page.getByRole("main").getByRole("heading", { name: title }).first()).toBeVisible()
        }
      }
    })
  })
}

test("nothing of the checks is in the browser's script", () => {
  for (const path of builtFiles(".js")) {
    expect(builtFile(path).toString(), path).not.toMatch(/ZodError|jsonc-parser|sanitize-html|Missing property/)
  }
})
