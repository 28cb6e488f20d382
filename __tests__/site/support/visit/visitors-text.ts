import type { Page } from "@playwright/test"
import { brokenWords } from "./broken-words"
import { misplacedElements } from "./layout"

/** A visitor's own text settings: their browser's text at twice its size (WCAG 2.2, 1.4.4), or the spacing that 1.4.12 names. */
const texts = {
  "twice as large": "html { font-size: 200% !important }",
  "widely spaced":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
} as const

/**
 * @param page at the width of a phone
 * @returns what is wrong there with the visitor's own text settings: what is cut or wider than the screen; words broken without a hyphen
 */
export async function lostToText(page: Page, text: keyof typeof texts): Promise<string[]> {
  const wear = (css: string) =>
    page.evaluate((given) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(given)
      // The page's policy allows no other style.
      document.adoptedStyleSheets = [sheet]
    }, css)
  await wear(texts[text])
  const lost = [...(await misplacedElements(page)), ...(await brokenWords(page))]
  await wear("")
  return lost
}

/**
 * @param page at its present width
 * @returns the links, buttons and fields, except those within a sentence, that are narrower or lower than 24 px (WCAG 2.2, 2.5.8)
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = "p, li, dd, td, th, figcaption, blockquote, h1, h2, h3, h4, h5, h6"
    const found = [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary")].filter(
      (element) => {
        // A label is a target for its field.
        const target = element.closest("label") ?? element
        if (!target.checkVisibility() || element.closest(".visually-hidden")) return false
        const isInSentence =
          getComputedStyle(element).display === "inline" &&
          element.closest(texts)?.textContent?.trim() !== element.textContent?.trim()
        // A card whose one link covers it.
        const { position, content } = getComputedStyle(element, "::after")
        if (isInSentence || (position === "absolute" && content !== "none")) return false
        const { width, height } = target.getBoundingClientRect()
        return width > 1 && Math.min(width, height) < 24
      },
    )
    return [...new Set(found.map(({ outerHTML }) => outerHTML.slice(0, 120)))]
  })
}
