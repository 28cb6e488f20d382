import { german } from "../../studio/words-de"
import { english } from "../../studio/words-en"
import { firstMoves } from "./support/first-moves"
import { expect, openStudio, test } from "./support/test"

const nameOf = (name: string) => name

test("the first ten things that people do are done at the first try, and undone", async ({ page, site }) => {
  await openStudio(page)
  for (const [name, make] of firstMoves)
    await test.step(name, () => make({ page, site, way: "mouse", nameOf, undo: english.topBar.undo }))
})

test.describe("on a phone's width, in German", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, ownContext: true })

  test("so they are by finger, and the button to publish is in sight", async ({ page, site }) => {
    // The studio speaks the language of its document; the names of fields come from the server, which speaks English here.
    await page.addInitScript(() => {
      document.addEventListener("readystatechange", () => {
        if (window === window.top) document.documentElement.lang = "de"
      })
    })
    await openStudio(page)
    const mover = { page, site, way: "finger", nameOf, undo: german.topBar.undo } as const
    for (const [name, make] of firstMoves.slice(0, -1)) await test.step(name, () => make(mover))
    await page.getByRole("button", { name: new RegExp(`^${german.topBar.changes}`) }).tap()
    await expect(page.getByRole("button", { name: new RegExp(`^${german.publishing.publish}`) })).toBeInViewport({
      ratio: 1,
    })
    await page.getByRole("button", { name: german.window.close }).tap()
    for (const [name, make] of firstMoves.slice(-1)) await test.step(name, () => make(mover))
  })
})
