import type { Page } from "@playwright/test"
import sharp from "sharp"

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const readable = 4.5

/**
 * Looks at the pixels, because with the visitor's own colours no style says what is behind a text.
 *
 * @returns the words in a page's figures that hardly differ from their background
 */
export async function paleFigures(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll("main figure")].flatMap((figure) => {
      const nodes = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const found: { words: string; box: { left: number; top: number; width: number; height: number } }[] = []
      while (nodes.nextNode()) {
        const { currentNode: node } = nodes
        range.selectNodeContents(node)
        const { left, top, width, height } = range.getBoundingClientRect()
        const words = node.textContent?.trim() ?? ""
        if (words === "" || width <= 1 || node.parentElement?.closest(".visually-hidden")) continue
        found.push({ words, box: { left: left + scrollX, top: top + scrollY, width, height } })
      }
      return found
    }),
  )
  const whole = sharp(await page.screenshot({ fullPage: true }))
  const pale = texts.map(async ({ words, box }) => {
    // Within what the browser paints behind a text: its edge against a bar is not a letter.
    const [left, top] = [Math.ceil(box.left + 1), Math.ceil(box.top + 1)]
    const part = { left, top, width: Math.floor(box.width - 3), height: Math.floor(box.height - 3) }
    const { data } = await whole.clone().extract(part).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const lights = Array.from({ length: data.length / 3 }, (_none, index) =>
      luminance(data.subarray(3 * index, 3 * index + 3)),
    )
    const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
    return contrast < readable ? [`${words}: ${contrast.toFixed(1)}`] : []
  })
  return (await Promise.all(pale)).flat()
}

/** WCAG's relative luminance, from 0 to 1. */
function luminance(rgb: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = [...rgb].map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
