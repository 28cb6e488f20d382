import type { Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { contentOf } from "./support/owners"
import { wordsOfOwner } from "./support/owners-words"
import { addressOf, firstArticle, legalRoutes, lostRoute, routes } from "./support/routes"
import { expect, test } from "./support/test"

/** The attributes that a visitor sees or hears. */
const spoken = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "alt",
  "title",
  "placeholder",
]

/** Tags of the head whose content is no text: for programs, in words of their own. */
const technical =
  /^(viewport|robots|generator|theme-color|color-scheme|og:type|og:url|og:image(:(type|width|height|url))?|og:locale|twitter:card|twitter:image|article:(published|modified)_time)$/

/** Every text of a page, by where it stands. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    ([attributes, forPrograms]) => {
      const texts: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent || parent.closest("script, style, noscript")) continue
        // What is set off may be part of a word, which is then read with the rest.
        const whole = parent.closest("em")?.parentElement ?? parent
        texts.push((whole.querySelector(":scope > em") ? whole : node).textContent ?? "")
      }
      for (const attribute of attributes)
        for (const element of document.querySelectorAll(`body [${attribute}], head link[${attribute}]`))
          texts.push(element.getAttribute(attribute) ?? "")
      for (const meta of document.querySelectorAll("meta[content]")) {
        const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? ""
        if (name && !new RegExp(forPrograms).test(name)) texts.push(meta.getAttribute("content") ?? "")
      }
      return [...new Set(texts.map((text) => text.trim()))].filter(Boolean)
    },
    [spoken, technical.source] as const,
  )
}

for (const route of [...routes, ...legalRoutes, firstArticle, lostRoute]) {
  test(`${route} has no word that is not in its owner's data`, async ({ page, owner }) => {
    const address = addressOf(route, owner)
    test.skip(!address, "This owner has no article.")
    const words = wordsOfOwner(owner)
    const { name } = contentOf<{ name: string }>(owner, "site.json")
    await page.goto(`.${address}`)
    await hydrated(page)

    const title = (await page.title()).replace(` · ${name}`, "")
    const foreign = [title, ...(await textsOf(page))].filter((text) => !words.has(text.replace(` · ${name}`, "")))

    expect(foreign).toEqual([])
  })
}
