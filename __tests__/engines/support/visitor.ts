import { expect } from "@playwright/test"
import type { Driver } from "./web-driver"

/** A visitor of a site, with a browser. */
export class Visitor {
  constructor(private readonly browser: Driver) {}

  /** Opens a page, and waits until it answers to script. */
  async open(address: string): Promise<void> {
    await this.browser.goTo(address)
    await expect.poll(() => this.see(() => document.querySelector("header")?.dataset.scrolled ?? "")).not.toBe("")
  }

  /** Makes the page this many CSS pixels wide. */
  async widen(width: number): Promise<void> {
    await this.browser.setWidth(width)
    await expect.poll(() => this.see(() => window.innerWidth)).toBe(width)
  }

  /**
   * @param look a function that looks at the page; it runs there, without access to its scope here
   * @param words that it is given
   * @returns what it returns
   */
  async see<Seen, Words extends readonly unknown[]>(look: (...words: Words) => Seen, ...words: Words): Promise<Seen> {
    return (await this.browser.evaluate(`(${look})(...${JSON.stringify(words)})`)) as Seen
  }

  /** Clicks the first element with a role and a name. */
  click(role: string, name: string): Promise<void> {
    return this.browser.click(`window.byRole(${JSON.stringify(role)}, ${JSON.stringify(name)})`)
  }

  /**
   * @param selector of elements; those that have no size are left out
   * @returns each as a PNG file, without its words: engines draw letters differently
   */
  async picturesOf(selector: string): Promise<Buffer[]> {
    const count = await this.see((all) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
        * { color: transparent !important; text-decoration-color: transparent !important }
        text, header { visibility: hidden }
        html { scrollbar-width: none }
      `)
      // The page's policy allows no other style.
      document.adoptedStyleSheets = [sheet]
      const drawn = [...document.querySelectorAll(all)].filter((element) => element.getClientRects().length > 0)
      for (const [index, element] of drawn.entries()) element.setAttribute("data-drawn", String(index))
      return drawn.length
    }, selector)
    const pictures: Buffer[] = []
    for (let index = 0; index < count; index += 1) {
      const element = `document.querySelector('[data-drawn="${index}"]')`
      await this.browser.evaluate(`${element}.scrollIntoView({ block: "center", behavior: "instant" })`)
      pictures.push(await this.browser.picture(element))
    }
    return pictures
  }

  /** Presses keys one after the other: "Tab", "Enter", or characters. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.browser.press(key)
  }

  /** @returns the text of the focused element */
  focused(): Promise<string> {
    return this.see(() => document.activeElement?.textContent?.trim() ?? "")
  }
}
