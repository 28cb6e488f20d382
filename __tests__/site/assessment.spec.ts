import type { Page, Request } from "@playwright/test"
import { contentOf, type Owner, servedAt } from "../../scripts/support/owners"
import { barriers } from "./support/axe"
import { builtFiles, fileAt } from "./support/built-files"
import { hydrated } from "./support/settled"
import { expect, test } from "./support/test"
import { watch } from "./support/visit/watch"

const path = "./tools/devex-iq/"
const ofSample = { tag: "@sample" }

interface Question {
  readonly text: string
  readonly answers: ReadonlyArray<{ readonly text: string; readonly points: number }>
}

const questionsOf = (owner: Owner): readonly Question[] =>
  contentOf<{ pillars: ReadonlyArray<{ questions: readonly Question[] }> }>(
    owner,
    "assessments/devex-iq.json",
  ).pillars.flatMap(({ questions }) => questions)

const headline = (page: Page) => page.getByRole("heading", { level: 1 }).filter({ visible: true })
const scores = (page: Page) => page.getByRole("figure").getByRole("definition").locator("b").allTextContents()

async function open(page: Page, address = path) {
  await page.goto(address)
  await hydrated(page)
}

/** Answers every question, the first with its answer of that place, the next with the place after it, and so on in a round. */
async function answerAll(page: Page, owner: Owner, first: number) {
  for (const [index, { text, answers }] of questionsOf(owner).entries())
    await page
      .getByRole("group", { name: text })
      .getByRole("radio")
      .nth((first + index) % answers.length)
      .check()
}

/** @returns the link to a result in which every question has the answer of a place, or of its last one */
async function resultOf(page: Page, owner: Owner, first: number): Promise<string> {
  await open(page)
  await answerAll(page, owner, first)
  await page.getByRole("button", { name: "Show my scores" }).click()
  await expect(headline(page)).toHaveText(/^Start with /)
  return page.url()
}

test("all questions are answered by keyboard, until the scores are shown", ofSample, async ({ page, owner }) => {
  await open(page)
  await page.getByRole("group", { name: "How often did the build go red" }).getByRole("radio").first().focus()
  for (const { answers } of questionsOf(owner)) {
    await page.keyboard.press("Space")
    if (answers.length > 3) await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
  }
  await expect(page.getByRole("status").first()).toHaveText("25 of 25 answered")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")

  await expect(headline(page)).toHaveText(/^Start with .+: \d+ of 100$/)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Copy link to this result" })).toBeFocused()
})

test("an open question is announced, and counts as not known", ofSample, async ({ page }) => {
  await open(page)
  await page.getByRole("button", { name: "Show my scores" }).click()
  await expect(page.getByText("Answer at least one question first.")).toBeVisible()

  await page.getByRole("radio", { name: "Every day", exact: true }).check()
  await expect(page.getByText("24 questions are open.")).toBeVisible()
  await page.getByRole("button", { name: "Show my scores" }).click()
  await expect(headline(page)).toHaveText("Start with Testing: 0 of 100")
  await expect(page.getByText("With them Testing could come to 80 at most")).toBeVisible()
})

test("answers live as long as the tab, and on the device only if the visitor says so", ofSample, async ({ page }) => {
  const answer = () => page.getByRole("radio", { name: "Once or twice", exact: true }).first()
  await open(page)
  await answer().check()
  await page.reload()
  await expect(answer()).toBeChecked()

  const later = await page.context().newPage()
  await open(later)
  await expect(later.getByRole("status").first()).toHaveText("0 of 25 answered")

  await page.getByRole("checkbox", { name: "Keep my answers on this device" }).check()
  await open(later)
  await expect(later.getByRole("status").first()).toHaveText("1 of 25 answered")

  await later.getByRole("button", { name: "Wipe my answers" }).click()
  await expect(later.getByRole("status").first()).toHaveText("0 of 25 answered")
  await later.reload()
  await expect(later.getByRole("checkbox", { name: "Keep my answers on this device" })).not.toBeChecked()
  await expect(later.getByRole("status").first()).toHaveText("0 of 25 answered")
})

test("what was chosen before the scripts ran is kept", ofSample, async ({ page }) => {
  await page.route("**/*.js", async (route) => {
    await page.locator("input[name=q0]").first().check({ force: true })
    await route.continue()
  })
  await open(page)

  await expect(page.getByRole("status").first()).toHaveText("1 of 25 answered")
})

test(
  "the link to a result shows the same scores elsewhere, and no server is told of them",
  ofSample,
  async ({ page, owner, browser }) => {
    const asked: Request[] = []
    await open(page)
    page.on("request", (request) => asked.push(request))
    await answerAll(page, owner, 1)
    await page.getByRole("button", { name: "Show my scores" }).click()
    await expect(headline(page)).toHaveText(/^Start with /)
    const [shown, title, link] = [await scores(page), await headline(page).textContent(), page.url()]
    expect(new URL(link).hash.length).toBeLessThanOrEqual(200)
    // What the page asks for are files of the site, which are the same whatever was answered: scripts, icons, pages that links lead to.
    const there = new Set(builtFiles("", owner))
    const isFile = (request: Request) =>
      request.method() === "GET" &&
      request.url().startsWith(servedAt(owner)) &&
      new URL(request.url()).search === "" &&
      there.has(fileAt(request.url(), owner))
    expect(asked.filter((request) => !isFile(request)).map((request) => request.url())).toEqual([])

    const elsewhere = await browser.newPage()
    await elsewhere.goto(link)
    await expect(headline(elsewhere)).toHaveText(title ?? "")
    expect(await scores(elsewhere)).toEqual(shown)
    await elsewhere.close()
  },
)

test("back leads from the scores to the answers", ofSample, async ({ page, owner }) => {
  await resultOf(page, owner, 0)
  await page.goBack()

  await expect(headline(page)).toHaveText("Twenty-five questions about last month")
  await expect(page.getByRole("status").first()).toHaveText("25 of 25 answered")
})

test("a result tells what has moved since an earlier one", ofSample, async ({ page, owner }) => {
  const earlier = await resultOf(page, owner, 2)
  await resultOf(page, owner, 0)
  await page.getByRole("textbox", { name: "Compare with an earlier result" }).fill(`see ${earlier}`)
  await page.getByRole("button", { name: "Compare", exact: true }).click()
  await expect(page.getByText(/has moved most: from \d+ to \d+\./)).toBeVisible()
  await expect(page.getByText("The upright marks are the earlier result.")).toBeVisible()

  await page.getByRole("button", { name: "Remove" }).click()
  await expect(page.getByText(/has moved most/)).toBeHidden()

  await page.getByRole("textbox", { name: "Compare with an earlier result" }).fill("https://example.org/")
  await page.getByRole("button", { name: "Compare", exact: true }).click()
  await expect(page.getByRole("alert")).toHaveText("This link is cut off or was changed. Ask for it again.")
})

test(
  "five colleagues see on what they disagree most, and nobody’s name is in the link unless they want it",
  ofSample,
  async ({ page, owner, browser }) => {
    const links: string[] = []
    for (const first of [0, 1, 2, 3, 4]) links.push(await resultOf(page, owner, first))
    await page.getByRole("link", { name: "Compare with colleagues" }).click()
    await expect(headline(page)).toHaveText("Two results make a comparison")
    await page.getByRole("textbox", { name: "Link of person 2" }).fill(links.slice(0, 4).join("\n"))

    await expect(headline(page)).toHaveText(/^You disagree most on .+: \d+ to \d+$/)
    const distances = (await scores(page)).map(Number)
    expect(distances).toEqual([...distances].sort((a, b) => b - a))
    await expect(page.getByRole("heading", { name: "Ask these aloud" })).toBeVisible()

    await page.getByRole("textbox", { name: "Name of person 3" }).fill("Ada Lovelace")
    await expect(page.getByText("Ada Lovelace").first()).toBeVisible()
    expect(page.url()).not.toContain("Ada")
    await page.getByRole("checkbox", { name: "Put the names into the link" }).check()
    await expect(page).toHaveURL(/Ada%20Lovelace/)

    const elsewhere = await browser.newPage()
    await elsewhere.goto(page.url())
    await expect(headline(elsewhere)).toHaveText((await headline(page).textContent()) ?? "")
    await expect(elsewhere.getByRole("textbox", { name: "Name of person 3" })).toHaveValue("Ada Lovelace")
    await elsewhere.close()
  },
)

test("markup in a name is shown as text", ofSample, async ({ page, owner }) => {
  const { refused, said } = await watch(page, owner)
  await resultOf(page, owner, 0)
  await page.getByRole("link", { name: "Compare with colleagues" }).click()
  await page.getByRole("textbox", { name: "Name of person 1" }).fill('<img src=x onerror="alert(1)">')
  await page.getByRole("textbox", { name: "Link of person 2" }).fill(await otherResult(page, owner))
  await page.getByRole("checkbox", { name: "Put the names into the link" }).check()
  await expect(page).toHaveURL(/%3Cimg/)
  await page.reload()

  await expect(page.getByText('<img src=x onerror="alert(1)">').first()).toBeVisible()
  expect(await refused()).toEqual([])
  expect(said).toEqual([])
})

/** A second person's link, from a tab of their own. */
async function otherResult(page: Page, owner: Owner): Promise<string> {
  const theirs = await page.context().newPage()
  const link = await resultOf(theirs, owner, 2)
  await theirs.close()
  return link
}

for (const [what, fragment, said] of [
  ["is cut off", "#r1=AAAA", "This link is cut off or was changed. Ask for it again."],
  [
    "comes from a later page",
    "#r9=AAAAAAAA",
    "This link was made by a later edition of this page. Load the page again.",
  ],
] as const)
  test(`a link that ${what} says so, above the questions`, ofSample, async ({ page }) => {
    await open(page, path + fragment)

    await expect(page.getByRole("alert")).toHaveText(said)
    await expect(page.getByRole("button", { name: "Show my scores" })).toBeVisible()
  })

for (const [kind, signature] of [
  ["SVG", "<svg"],
  ["PNG", "\u0089PNG"],
] as const)
  test(`a result can be saved as ${kind}`, ofSample, async ({ page, owner }) => {
    await resultOf(page, owner, 0)
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Save as ${kind}` }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`devex-iq.${kind.toLowerCase()}`)
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
    expect(Buffer.concat(chunks).toString("latin1").startsWith(signature)).toBe(true)
  })

const pagesIn = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

test("a result prints on one page, a team’s on two", ofSample, async ({ page, owner }) => {
  const first = await resultOf(page, owner, 0)
  expect(pagesIn(await page.pdf({ format: "A4" }))).toBe(1)

  await page.getByRole("link", { name: "Compare with colleagues" }).click()
  await page.getByRole("textbox", { name: "Link of person 2" }).fill(await otherResult(page, owner))
  await expect(headline(page)).toHaveText(/^You disagree most/)
  expect(first).not.toBe(page.url())
  expect(pagesIn(await page.pdf({ format: "A4" }))).toBe(2)
})

test("a result and a team’s have no barrier, and fit a narrow phone", ofSample, async ({ page, owner }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await resultOf(page, owner, 0)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(await barriers(page), "result").toEqual([])
  expect.soft(await overflow(), "result").toBe(0)

  await page.getByRole("link", { name: "Compare with colleagues" }).click()
  await page.getByRole("textbox", { name: "Link of person 2" }).fill(await otherResult(page, owner))
  await expect(headline(page)).toHaveText(/^You disagree most/)
  expect.soft(await barriers(page), "team").toEqual([])
  expect.soft(await overflow(), "team").toBe(0)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test(
    "the questions stand with their points, the key and all advice, and nothing that does nothing",
    ofSample,
    async ({ page, owner }) => {
      await page.goto(path)
      const [first] = questionsOf(owner)
      const points = page.getByRole("group", { name: first?.text ?? "" }).getByText(/^\d+ points$/)
      expect(await points.allTextContents()).toEqual(first?.answers.map((answer) => `${answer.points} points`))
      await expect(page.getByRole("heading", { name: "The key" })).toBeVisible()
      await expect(page.getByRole("heading", { name: "A build that can be believed" })).toBeVisible()
      await expect(page.getByRole("button", { name: "Show my scores" })).toBeHidden()
      await expect(page.getByText("0 of 25 answered")).toBeHidden()
    },
  )
})
