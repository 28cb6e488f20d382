import { wordsIn } from "../../words/words"
import { firstMoves } from "./support/first-moves"
import { expect, openStudio, test } from "./support/test"

const english = wordsIn({ STUDIO_LANGUAGE: "en" }, "en")

const nameOf = (name: string) => name

test("the first ten things that people do are done at the first try, and undone", async ({ page, site }) => {
  await openStudio(page)
  for (const [name, make] of firstMoves)
    await test.step(name, () => make({ page, site, way: "mouse", nameOf, undo: english.topBar.undo }))
})

test.describe("on a phone's width", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, ownContext: true })

  test("so they are by finger, and the button to publish is in sight", async ({ page, site }) => {
    await openStudio(page)
    const mover = { page, site, way: "finger", nameOf, undo: english.topBar.undo } as const
    for (const [name, make] of firstMoves.slice(0, -1)) await test.step(name, () => make(mover))
    await page.getByRole("button", { name: new RegExp(`^${english.topBar.changes}`) }).tap()
    await expect(page.getByRole("button", { name: new RegExp(`^${english.publishing.publish}`) })).toBeInViewport({
      ratio: 1,
    })
    await page.getByRole("button", { name: english.window.close }).tap()
    for (const [name, make] of firstMoves.slice(-1)) await test.step(name, () => make(mover))
  })
})
