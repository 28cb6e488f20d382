import { linkTo, linkToTeam, partOf } from "../support/sample-results"
import { differenceOf } from "./support/pixels"
import { expect, test } from "./support/test"

const pages = [
  ["the costs on the home page", () => "./"],
  ["the costs of an engagement", () => "./how-i-work/"],
  ["a tool's scores and the tools to come", () => "./tools/"],
  ["an assessment's result", () => linkTo(partOf(1))],
  ["a team's results", () => linkToTeam([0, 1, 2].map(partOf))],
  ["a case's stacks", () => "./eleven-idle-clusters/"],
  ["a case's bars", () => "./stopping-six-of-nine-projects/"],
  ["a case's squares", () => "./thirty-seven-of-thirty-eight/"],
] as const

/** Drawn figures, and the hatching around a paragraph. */
const drawn = "main figure:has(dl), main section > div + div > div:has(> p:only-child)"

for (const [what, address] of pages) {
  test(`${what} look as in Chromium`, async ({ visitor, inChromium, site }) => {
    const picturesIn = async (browser: typeof visitor) => {
      await browser.widen(1280)
      await browser.open(site)
      await browser.open(new URL(address(), site).href)
      await expect.poll(() => browser.see((all) => document.querySelectorAll(all).length, drawn)).toBeGreaterThan(0)
      return browser.picturesOf(drawn)
    }
    const [expected, shown] = [await picturesIn(inChromium), await picturesIn(visitor)]
    expect(shown.length).toBe(expected.length)
    for (const [index, picture] of shown.entries()) {
      expect(await differenceOf(expected[index] ?? picture, picture)).toBeLessThan(1)
    }
  })
}
