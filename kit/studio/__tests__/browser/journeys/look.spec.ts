import { existsSync } from "node:fs"
import { join } from "node:path"
import { data, savedContent } from "../support/owner"
import { expect, openStudio } from "../support/test"
import { journey } from "./support/journey"
import { field, openSection } from "./support/studio"

/** The colours of the light theme; undefined for an owner who has chosen none. */
const light = () =>
  existsSync(join(data, "brand.json")) ? savedContent<{ readonly light?: object }>("brand.json").light : undefined

/** Whether the page has a colour in a style sheet: not only as a preview of what is typed. */
const isStyledWith = ({ ownerDocument }: Element, colour: string): boolean =>
  [...ownerDocument.styleSheets].some(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.toLowerCase().includes(colour)),
  )

journey(
  "one's own colours are set, and of one that cannot be read is said which shade can @mouse @phone",
  async ({ page, site, hand }) => {
    const own = { paper: "#fffaf0", ink: "#1b1f2a", signal: "#8a2b0f" }
    await openStudio(page, "Colours")
    await openSection(page, hand, "Light theme")
    for (const [name, colour] of [
      ["Background", own.paper],
      ["Text colour", own.ink],
      ["Accent colour", own.signal],
    ] as const) {
      await hand.write(field(page, name), colour)
    }
    for (const colour of Object.values(own))
      await expect.poll(() => site.locator("html").evaluate(isStyledWith, colour)).toBe(true)
    expect(light()).toMatchObject(own)
    await hand.write(field(page, "Text colour"), "#fff0e0")

    await expect.poll(light).toMatchObject({ ...own, ink: "#fff0e0" })
    await hand.press(page.getByRole("button", { name: /^Write #/ }).first())
    await expect.poll(light).toMatchObject({ ink: expect.not.stringContaining("#fff0e0") })
  },
)
