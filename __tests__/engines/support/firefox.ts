import { type ElementHandle, type KeyInput, launch } from "puppeteer-core"
import type { Driver } from "./driver"

/**
 * Starts Firefox without a window. It speaks WebDriver BiDi itself, so that no geckodriver is needed, which Debian does not have. Playwright
 * 1.65 cannot drive it: it asks for what Firefox 153 does not know yet (emulation.setMediaFeaturesOverride).
 *
 * @param executablePath of Firefox
 */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: "firefox", executablePath })
  const page = await browser.newPage()
  return {
    async goTo(address) {
      await page.goto(address)
    },
    setWidth: (width) => page.setViewport({ width, height: 900 }),
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const element = (await page.evaluateHandle(expression)).asElement()
      if (!element) throw new Error(`${expression} is no element.`)
      await (element as ElementHandle<Element>).click()
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    close: () => browser.close(),
  }
}
