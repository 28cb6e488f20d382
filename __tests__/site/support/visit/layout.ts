import type { Page } from "@playwright/test"

/** What is wrong with the layout at the page's present width: what is wider than the screen or its box, is cut, may be cut, or lies outside. */
export function misplacedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    // Wide tables and code scroll. wrongScrollers checks that they are tab stops by then: script marks them a moment later.
    const scrolling = "pre, .table, [tabindex='0']"
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (overflow > 0) found.push(`the page is ${overflow} px wider than the screen`)
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      // What is hidden from screen readers is a picture of a text.
      if (!(element instanceof HTMLElement) || !ownText || element.closest(".visually-hidden, [aria-hidden=true]"))
        continue
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      // For screen readers only, by the class or by a component's own rule.
      if (element.clientWidth <= 1) continue
      const isDrawn = element.closest("foreignObject") !== null
      if ((display === "inline" && !isDrawn) || display === "none" || !element.checkVisibility()) continue
      const name = `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`
      const scrolls = (value: string) => value === "auto" || value === "scroll"
      if (element.scrollWidth > element.clientWidth + 1 && !scrolls(overflowX) && !element.closest(scrolling))
        found.push(`${name} is ${element.scrollWidth - element.clientWidth} px wider than its box`)
      if (element.scrollHeight > element.clientHeight + 1 && ["hidden", "clip"].includes(overflowY))
        found.push(`${name} is cut at the bottom`)
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") found.push(`${name} may be cut`)
      const drawing = element.closest("foreignObject")?.getBoundingClientRect()
      const { left, right, top, bottom } = element.getBoundingClientRect()
      if (drawing && (top < drawing.top - 2 || bottom > drawing.bottom + 2)) found.push(`${name} leaves its drawing`)
      if (element.closest(scrolling)) continue
      if (left < -1 || right > document.documentElement.clientWidth + 1) found.push(`${name} lies outside the screen`)
    }
    return found.slice(0, 9)
  })
}

/** The texts that scroll sideways but are not a tab stop with a name, and those that are one but do not scroll. */
export function wrongScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main pre, main .table")]
      .filter((part) => {
        const scrolls = part.scrollWidth > part.clientWidth + 1
        const isStop = part.matches("[tabindex='0'][role=region]") && part.getAttribute("aria-label") !== ""
        return part.checkVisibility() && scrolls !== isStop
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
}

/** What cannot be read whole: the page itself if it has to be scrolled sideways, and every element that cuts the text within it. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []
    const cutting = [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const cutsX = overflowX === "hidden" || overflowX === "clip"
      const cutsY = overflowY === "hidden" || overflowY === "clip"
      if (!cutsX && !cutsY) return false
      const hidden = element.closest(".visually-hidden, [aria-hidden=true], [popover]:not(:popover-open)") !== null
      return (
        !hidden &&
        element.innerText?.trim() &&
        ((cutsX && element.scrollWidth > element.clientWidth + 1) ||
          (cutsY && element.scrollHeight > element.clientHeight + 1))
      )
    })
    return [...wide, ...cutting.map(({ outerHTML }) => outerHTML.slice(0, 120))]
  })
}

/** The animations that run by themselves: not those that follow the visitor's scrolling. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === "running")
      .map((animation) => animation.id || "without a name"),
  )
}

/** How far the top of the page's first picture is from the page's top, in px, and how it is loaded; undefined if there is none. */
export function firstPicture(page: Page): Promise<{ top: number; loading: string | null } | undefined> {
  return page.evaluate(() => {
    const picture = document.querySelector("main img")
    if (!picture) return undefined
    return { top: picture.getBoundingClientRect().top + scrollY, loading: picture.getAttribute("loading") }
  })
}

/** The fonts that the page asks for in its head, and those that loaded, by their addresses. */
export async function fontsOf(page: Page): Promise<{ asked: string[]; shown: string[] }> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")]
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
    const fonts = new Set(loaded.filter((name) => name.endsWith(".woff2")))
    return { asked: links.map(({ href }) => href).sort(), shown: [...fonts].sort() }
  })
}

/** What a visitor can read of a page's content, in one line, without the filter, which script adds. Removes it from the page. */
export async function visibleText(page: Page): Promise<string> {
  const read = await page.getByRole("main").evaluate((main: HTMLElement) => {
    // What only script adds: the filter of posts, buttons that copy or print, and pictures of papers.
    const added = "form:has([role=status]), [role=status] + button, h2 + p + button, div[aria-hidden=true]"
    for (const part of main.querySelectorAll(added)) part.remove()
    return main.innerText
  })
  return read.replace(/\s+/g, " ").trim()
}
