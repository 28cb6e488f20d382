import type { Page, Request } from "@playwright/test"
import { type Owner, servedAt } from "../../kit/dev/support/owners"
import { today } from "../../src/assessment/coding"
import { asked, assessmentPath, linkTo, linkToTeam, partOf, questions, resultFrom } from "../support/sample-results"
import { findBarriers } from "./support/axe"
import { builtFiles, fileAt } from "./support/built-files"
import { waitForHydration } from "./support/settled"
import { expect, test } from "./support/test"
import { hiddenFocus, sizesToFocus } from "./support/visit/focus-in-sight"

const tag = "@sample"
/** What a visitor does with a finished result. */
const ofResults = { tag: [tag, "@all"] }

const headline = (page: Page) => page.getByRole("heading", { level: 1 }).filter({ visible: true })
const scores = (page: Page) => page.getByRole("figure").getByRole("definition").locator("b").allTextContents()
const answered = (page: Page) => page.getByRole("status").first()

async function open(page: Page, address = assessmentPath) {
  await page.goto(address)
  await waitForHydration(page)
}

/** Whether a request is for a file of the site, which is the same whatever the answers are. */
const isForFile = (owner: Owner) => {
  const there = new Set(builtFiles("", owner))
  return (request: Request) =>
    request.method() === "GET" &&
    request.url().startsWith(servedAt(owner)) &&
    new URL(request.url()).search === "" &&
    there.has(fileAt(request.url(), owner))
}

test("nothing hides the focused element among the questions, even at 400% zoom", { tag }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page)
  for (const [width, height] of sizesToFocus) {
    await page.setViewportSize({ width, height })
    expect(await hiddenFocus(page), `${width} by ${height} px`).toEqual([])
  }
})

test("questions are answered by keyboard; the link shows the scores elsewhere, nothing is sent to a server, and back leads to the answers", {
  tag,
}, async ({ page, owner, browser }) => {
  await open(page)
  const requests: Request[] = []
  page.on("request", (request) => requests.push(request))
  await page
    .getByRole("group", { name: questions()[0]?.text ?? "" })
    .getByRole("radio")
    .first()
    .focus()
  for (const [index, pillar] of asked().pillars.entries()) {
    if (index > 0) {
      // The next pillar is closed.
      await page.keyboard.press("Enter")
      await page.keyboard.press("Tab")
    }
    for (const { answers } of pillar.questions) {
      await page.keyboard.press("Space")
      if (answers.length > 3) await page.keyboard.press("ArrowDown")
      await page.keyboard.press("Tab")
    }
  }
  await expect(answered(page)).toHaveText("25 of 25 answered")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(headline(page)).toHaveText(/^Start with .+: \d+ out of 100$/)
  await expect(headline(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Start with .+: \d+ out of 100 · /)
  // After the advice and its two links.
  for (let links = 0; links < 3; links += 1) await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Copy link to this result" })).toBeFocused()
  const answers = questions().map((question) => (question.answers.length > 3 ? 1 : 0))
  await expect(page).toHaveURL(linkTo({ day: today(), answers }))

  const elsewhere = await browser.newPage()
  await elsewhere.goto(page.url())
  await expect(headline(elsewhere)).toHaveText((await headline(page).textContent()) ?? "")
  expect(await scores(elsewhere)).toEqual(await scores(page))
  await elsewhere.close()

  await page.goBack()
  await expect(headline(page)).toHaveText("Twenty-five questions about last month")
  await expect(answered(page)).toHaveText("25 of 25 answered")
  const isFile = isForFile(owner)
  expect(requests.filter((request) => !isFile(request)).map((request) => request.url())).toEqual([])
})

test("an open question is announced, and counts as not known", { tag }, async ({ page }) => {
  await open(page)
  await page.getByRole("radio", { name: "Every day", exact: true }).check()
  await expect(page.getByText("24 questions are unanswered.")).toBeVisible()
  await page.getByRole("button", { name: "Show my scores" }).click()
  await expect(headline(page)).toHaveText("Start with Testing: 0 out of 100")
  await expect(page.getByText("Testing could be as high as 80")).toBeVisible()
})

test("answers live as long as the tab, and on the device only if the visitor says so", { tag }, async ({ page }) => {
  const answer = () => page.getByRole("radio", { name: "Once or twice", exact: true }).first()
  await open(page)
  await answer().check()
  await page.reload()
  await expect(answer()).toBeChecked()

  const later = await page.context().newPage()
  await open(later)
  await expect(answered(later)).toHaveText("0 of 25 answered")

  await page.getByRole("checkbox", { name: "Keep my answers on this device" }).check()
  await open(later)
  await expect(answered(later)).toHaveText("1 of 25 answered")

  await later.getByRole("button", { name: "Wipe my answers" }).click()
  await expect(answered(later)).toHaveText("0 of 25 answered")
  await later.reload()
  await expect(later.getByRole("checkbox", { name: "Keep my answers on this device" })).not.toBeChecked()
  await expect(answered(later)).toHaveText("0 of 25 answered")
})

test("one pillar is open at a time, and starts in view; the progress bar opens one, too", { tag }, async ({ page }) => {
  await open(page)
  const starts = asked().pillars.map(({ questions: [first] }) => page.getByRole("group", { name: first?.text ?? "" }))
  const isOpen = async (open: number) => {
    for (const [index, start] of starts.entries()) await expect(start).toBeVisible({ visible: index === open })
    await expect(page.locator("summary").nth(open)).toBeInViewport()
  }
  await isOpen(0)
  await page.locator("summary").nth(1).click()
  await isOpen(1)
  await page.getByRole("status").first().locator("+ ol").getByRole("link").nth(3).click()
  await isOpen(3)
})

test("what was chosen before the scripts ran is kept", { tag }, async ({ page }) => {
  await page.route("**/*.js", async (route) => {
    await page.locator("input[name=q0]").first().check({ force: true })
    await route.continue()
  })
  await open(page)

  await expect(answered(page)).toHaveText("1 of 25 answered")
})

test(
  "five colleagues see on what they disagree most, and nobody’s name is in the link unless they want it",
  ofResults,
  async ({ page }) => {
    await open(page, linkTo(resultFrom(4)))
    await page.getByRole("link", { name: "Compare with colleagues" }).click()
    await expect(headline(page)).toHaveText("Add a second result to compare")
    const links = [0, 1, 2, 3].map((first) => linkTo(resultFrom(first)))
    await page.getByRole("textbox", { name: "Link from person 2" }).fill(links.join("\n"))

    await expect(headline(page)).toHaveText(/^You disagree most on .+: \d+ to \d+$/)
    const distances = (await scores(page)).map(Number)
    expect(distances).toEqual([...distances].sort((a, b) => b - a))
    await expect(page.getByRole("heading", { name: "Ask these aloud" })).toBeVisible()

    await page.getByRole("textbox", { name: "Name of person 3" }).fill("Ada Lovelace")
    await expect(page.getByText("Ada Lovelace").first()).toBeVisible()
    expect(page.url()).not.toContain("Ada")
    await page.getByRole("checkbox", { name: "Include the names in the link" }).check()
    await expect(page).toHaveURL(/Ada%20Lovelace/)
  },
)

for (const { what, start, link, sheets } of [
  { what: "a result", start: /^Start with/, link: () => linkTo(resultFrom(0)), sheets: 1 },
  { what: "a team’s result", start: /^You disagree most/, link: () => linkToTeam([0, 1].map(partOf)), sheets: 2 },
])
  test(`${what} has no barrier, fits a narrow phone, and prints on ${sheets} of A4`, ofResults, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, link())
    await expect(headline(page)).toHaveText(start)
    expect.soft(await findBarriers(page)).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    const pdf = (await page.pdf({ format: "A4" })).toString("latin1")
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(sheets)
  })

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the questions are shown with their points, the key and all advice, and no controls that do nothing", {
    tag,
  }, async ({ page }) => {
    await page.goto(assessmentPath)
    const [first] = questions()
    const points = page.getByRole("group", { name: first?.text ?? "" }).getByText(/^Points: \d+$/)
    expect(await points.allTextContents()).toEqual(first?.answers.map((answer) => `Points: ${answer.points}`))
    await expect(page.getByRole("heading", { name: "The key" })).toBeVisible()
    await expect(page.getByRole("heading", { name: asked().pillars[0]?.advice[0]?.title ?? "" }).first()).toBeVisible()
    await expect(page.getByRole("button", { name: "Show my scores" })).toBeHidden()
    await expect(page.getByText("0 of 25 answered")).toBeHidden()
    const last = page.getByRole("group", { name: questions().at(-1)?.text ?? "" })
    await expect(last).toBeHidden()
    await page.locator("summary").last().click()
    await expect(last).toBeVisible()
    await page.emulateMedia({ media: "print" })
    for (const { text } of questions()) await expect(page.getByRole("group", { name: text })).toBeVisible()
  })
})
