import { expect, type Locator, type Page } from "@playwright/test"

/** How an owner works in the studio: what they press, and where they write. */
export interface Hand {
  /** Presses a button, a link, a switch, or words of the page. */
  readonly press: (target: Locator) => Promise<void>
  /** Replaces what a field holds. */
  readonly write: (target: Locator, text: string) => Promise<void>
  /** Chooses an option of a menu by its name. */
  readonly choose: (menu: Locator, option: string) => Promise<void>
  /** Moves an entry of a list down by one, by its grip. */
  readonly moveDown: (grip: Locator, next: Locator) => Promise<void>
  /** Gives a file to a button that asks for one; its input is hidden. */
  readonly give: (input: Locator, path: string) => Promise<void>
}

/** The ways in which each journey is made. */
export type Way = "mouse" | "keyboard" | "finger"

/** More steps than there are from the first to the last focusable element. */
const maxSteps = 600

/** Presses Tab, or Shift and Tab to go back, until the target has the focus, as somebody without a mouse does. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Found once: looking for it by its role at each step costs more than the step.
  const element = await target.elementHandle()
  const isBefore = await element?.evaluate(
    (each) => (each.ownerDocument.activeElement?.compareDocumentPosition(each) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
  )
  for (let step = 0; step < maxSteps; step++) {
    if (await element?.evaluate((each) => each === each.ownerDocument.activeElement)) return
    await page.keyboard.press(isBefore ? "Shift+Tab" : "Tab")
  }
  throw new Error(`${target} is not reached with Tab.`)
}

/** Answers the system's file dialog when a button for files is pressed. */
async function giveFile(page: Page, press: () => Promise<void>, path: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press()])
  await chooser.setFiles(path)
}

const pointing = (page: Page, press: Hand["press"]): Hand => ({
  press,
  async write(target, text) {
    await press(target)
    await target.fill(text)
  },
  async choose(menu, option) {
    await menu.selectOption({ label: option })
  },
  async moveDown(grip, next) {
    await grip.hover()
    await page.mouse.down()
    const there = await next.boundingBox()
    if (!there) throw new Error("There is no next entry.")
    await page.mouse.move(there.x + there.width / 2, there.y + there.height, { steps: 8 })
    await page.mouse.up()
  },
  give: (input, path) => giveFile(page, () => press(input.locator("..")), path),
})

const typing = (page: Page): Hand => {
  const press = async (target: Locator) => {
    await reach(page, target)
    await page.keyboard.press((await target.evaluate(({ tagName }) => tagName === "INPUT")) ? "Space" : "Enter")
  }
  return {
    press,
    async write(target, text) {
      await reach(page, target)
      // What the keys do in a date's parts is up to the browser.
      if ((await target.getAttribute("type")) === "date") return target.fill(text)
      await page.keyboard.press("ControlOrMeta+a")
      await page.keyboard.insertText(text)
    },
    async choose(menu, option) {
      await reach(page, menu)
      // What the keys do in an open menu is up to the browser.
      await menu.selectOption({ label: option })
    },
    async moveDown(grip) {
      await reach(page, grip)
      await page.keyboard.press("Alt+ArrowDown")
    },
    give: (input, path) => giveFile(page, () => press(input), path),
  }
}

/**
 * @param way of making the journey
 * @param page with the studio
 * @returns the hand of an owner who works this way
 */
export function handOf(way: Way, page: Page): Hand {
  if (way === "keyboard") return typing(page)
  return pointing(page, (target) => (way === "finger" ? target.tap() : target.click()))
}
