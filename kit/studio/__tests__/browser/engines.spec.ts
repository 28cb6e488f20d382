import { start } from "../../../../__tests__/engines/support/engines"
import type { Driver } from "../../../../__tests__/engines/support/web-driver"
import { engineNames, engines, howToInstall } from "../../../dev/support/requirements"
import { resetContent, savedContent, savedText, studioAddress } from "./support/owner"
import { expect, test } from "./support/test"

interface Home {
  readonly hero: { readonly heading: string }
}

/** A button by its first words. */
const button = (words: string) =>
  `[...document.querySelectorAll("button")].find((each) => each.textContent.startsWith(${JSON.stringify(words)}))`

const inFrame = (expression: string) =>
  `((document) => ${expression})(document.querySelector("iframe")?.contentDocument)`

const isTrue = async (browser: Driver, expression: string) =>
  expect.poll(() => browser.evaluate(`Boolean(${expression})`), { timeout: 60_000 }).toBe(true)

for (const engine of engineNames) {
  test(`in ${engine} a word is clicked, edited, shown among the changes and undone, an entry is doubled and removed, and a text is written in Markdown`, async ({
    page,
  }) => {
    test.skip(!engines[engine].isThere(), howToInstall([engines[engine]]))
    await page.close()
    resetContent()
    const before = savedText("pages/home.json")
    const browser = await start(engine)
    try {
      await browser.setWidth(1440)
      await browser.goTo(studioAddress())
      await isTrue(browser, inFrame(`document?.querySelector("main h1")`))
      await isTrue(browser, button("Top of the page"))
      await browser.evaluate(
        inFrame(`document.querySelector("main h1").dispatchEvent(new MouseEvent("click", { bubbles: true }))`),
      )
      await isTrue(browser, `document.activeElement.id.endsWith("hero.heading")`)

      for (const key of "Yes: ") await browser.press(key)
      await expect.poll(() => savedContent<Home>("pages/home.json").hero.heading).toContain("Yes: ")
      await isTrue(browser, inFrame(`document?.querySelector("main h1")?.textContent.includes("Yes:")`))
      await press(browser, "Changes")
      await isTrue(browser, `document.querySelector("dialog[open] ins")?.textContent.includes("Yes")`)
      await press(browser, "Undo this")
      await expect.poll(() => savedText("pages/home.json")).toBe(before)
      await press(browser, "Close")

      const titles = () => savedContent<readonly { title: string }[]>("books.json").map(({ title }) => title)
      await choose(browser, "Books")
      await press(browser, "The books")
      await press(browser, "Accelerate")
      await press(browser, "Duplicate")
      await expect.poll(titles).toContain("Accelerate (copy)")
      await press(browser, "Remove Accelerate (copy)")
      await expect.poll(titles).not.toContain("Accelerate (copy)")

      await choose(browser, savedContent<{ footer: { privacy: string } }>("labels.json").footer.privacy)
      await press(browser, "The text")
      await isTrue(browser, `document.querySelector(".cm-line")`)
      await browser.click(`document.querySelector(".cm-line")`)
      for (const key of "New words. ") await browser.press(key)
      await expect.poll(() => savedText("pages/privacy.md")).toContain("New words. ")
    } finally {
      await browser.close()
    }
  })
}

/** Presses a button once it appears. */
async function press(browser: Driver, name: string): Promise<void> {
  await isTrue(browser, button(name))
  await browser.click(button(name))
}

/** Chooses a page as the list does when somebody picks an entry of it, until its panel is there. */
const choose = (browser: Driver, name: string) =>
  expect(async () => {
    await browser.evaluate(`(() => {
      const list = document.querySelector(".pick select")
      list.value = [...list.options].find(({ label }) => label === ${JSON.stringify(name)}).value
      list.dispatchEvent(new Event("change", { bubbles: true }))
      return true
    })()`)
    const isThere = () => browser.evaluate(`document.querySelector("h2")?.textContent === ${JSON.stringify(name)}`)
    await expect.poll(isThere, { timeout: 5000 }).toBe(true)
  }).toPass()
