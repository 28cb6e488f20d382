import { expect } from "@playwright/test"
import type { Driver } from "./web-driver"

/** Somebody who visits a site with a browser. */
export class Visitor {
  constructor(private readonly browser: Driver) {}

  /** Opens a page, and waits until it answers to script. */
  async open(address: string): Promise<void> {
    await this.browser.goTo(address)
    await expect.poll(() => this.see(() => document.querySelector("header")?.dataset.scrolled ?? "")).not.toBe("")
  }

  /** Makes the page so many CSS pixels wide. */
  async widen(width: number): Promise<void> {
    await this.browser.setWidth(width)
    await expect.poll(() => this.see(() => window.innerWidth)).toBe(width)
  }

  /**
   * @param look a function that looks at the page; it runs there, and knows nothing of what is around it here
   * @param words that it is given
   * @returns what it returns
   */
  async see<Seen, Words extends readonly unknown[]>(look: (...words: Words) => Seen, ...words: Words): Promise<Seen> {
    return (await this.browser.evaluate(`(${look})(...${JSON.stringify(words)})`)) as Seen
  }

  /** Clicks the first element of a role and a name. */
  click(role: string, name: string): Promise<void> {
    return this.browser.click(`window.byRole(${JSON.stringify(role)}, ${JSON.stringify(name)})`)
  }

  /** Presses keys one after the other: "Tab", "Enter", or characters. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.browser.press(key)
  }

  /** @returns the words of what has the focus */
  focused(): Promise<string> {
    return this.see(() => document.activeElement?.textContent?.trim() ?? "")
  }
}
