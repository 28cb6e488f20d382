import { expect, type Page, test } from "@playwright/test"
import { contentOf, type Owner, others, servedAt } from "../../scripts/support/owners"
import {
  type NewsletterForm,
  type NewsletterProviderName,
  newsletterProviders,
} from "../../src/content/contract/newsletter/providers"
import { barriers } from "./support/axe"
import { type Recorder, recordingServer } from "./support/recording-server"
import { hydrated, settled } from "./support/settled"

const ownerCalled = (name: string): Owner => {
  const owner = others.find((other) => other.name === name)
  if (!owner) throw new Error(`There is no owner called ${name}.`)
  return owner
}
const polish = ownerCalled("polish")
const arabic = ownerCalled("arabic")

const wordsOf = (owner: Owner) => ({
  ...contentOf<{ newsletter: Record<"success" | "failure" | "plain" | "trap" | "sending", string> }>(
    owner,
    "labels.json",
  ).newsletter,
  ...contentOf<{ newsletter: Record<"emailLabel" | "action" | "heading", string> }>(owner, "pages/blog.json")
    .newsletter,
})
const blogOf = (owner: Owner) => `${servedAt(owner)}blog/`

const emailField = (page: Page, owner: Owner) => page.getByRole("textbox", { name: wordsOf(owner).emailLabel })
const button = (page: Page, owner: Owner) =>
  page.getByRole("region", { name: wordsOf(owner).heading }).getByRole("button", { name: wordsOf(owner).action })
const status = (page: Page, owner: Owner) =>
  page.getByRole("region", { name: wordsOf(owner).heading }).getByRole("status")

async function subscribe(page: Page, owner: Owner) {
  await emailField(page, owner).fill("ania@example.org")
  await button(page, owner).click()
}

/** The owners stand in the tests themselves: each test runs once, with the other tests of its owner. */
const ofPolish = { tag: "@polish" }
const ofArabic = { tag: "@arabic" }

let recorder: Recorder
test.beforeEach(async () => {
  recorder = await recordingServer()
})
test.afterEach(() => recorder.close())

const urlencoded = "application/x-www-form-urlencoded"
const formspree = "https://formspree.io/f/abcdwxyz"
const buttondown = "https://buttondown.com/api/emails/embed-subscribe/layan-alhourani"
const thanks = { status: 200, body: "<!doctype html><title>Thanks</title><h1>Thanks from the provider</h1>" }
const taken = { status: 200, type: "application/json", body: '{"ok":true}', readable: true }

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the form posts to Formspree, and the browser shows Formspree's page", ofPolish, async ({ page }) => {
    recorder.answer = thanks
    await recorder.standInFor(page, formspree)
    await page.goto(blogOf(polish))
    await subscribe(page, polish)

    await expect(page.getByRole("heading", { name: "Thanks from the provider" })).toBeVisible()
    expect(recorder.arrivals).toMatchObject([
      {
        method: "POST",
        address: formspree,
        contentType: urlencoded,
        fields: [
          ["email", "ania@example.org"],
          ["_gotcha", ""],
        ],
      },
    ])
  })

  test("the form posts to Buttondown, and the browser shows Buttondown's page", ofArabic, async ({ page }) => {
    recorder.answer = thanks
    await recorder.standInFor(page, buttondown)
    await page.goto(blogOf(arabic))
    await subscribe(page, arabic)

    await expect(page.getByRole("heading", { name: "Thanks from the provider" })).toBeVisible()
    expect(recorder.arrivals).toMatchObject([
      {
        method: "POST",
        address: buttondown,
        contentType: urlencoded,
        fields: [
          ["email", "ania@example.org"],
          ["embed", "1"],
        ],
      },
    ])
  })

  test("a provider may lead the visitor on to a page elsewhere", ofArabic, async ({ page }) => {
    const elsewhere = "https://letters.layan-alhourani.example/thanks"
    recorder.answer = { status: 303, location: elsewhere }
    await recorder.standInFor(page, buttondown)
    await page.goto(blogOf(arabic))
    const asked = page.waitForRequest(elsewhere)
    await subscribe(page, arabic)

    expect((await asked).method()).toBe("GET")
  })

  test("nothing is sent without an address", ofPolish, async ({ page }) => {
    await recorder.standInFor(page, formspree)
    await page.goto(blogOf(polish))
    await button(page, polish).click()

    await expect(page).toHaveURL(blogOf(polish))
    expect(recorder.arrivals).toEqual([])
  })
})

test.describe("with JavaScript", () => {
  test("Formspree gets the same fields, and the page says in place that it took them", ofPolish, async ({ page }) => {
    recorder.answer = taken
    await recorder.standInFor(page, formspree)
    await page.goto(blogOf(polish))
    await hydrated(page)
    await subscribe(page, polish)

    await expect(status(page, polish)).toHaveText(wordsOf(polish).success)
    await expect(status(page, polish)).toBeFocused()
    await expect(emailField(page, polish)).toHaveCount(0)
    await expect(page).toHaveURL(blogOf(polish))
    expect(recorder.arrivals).toMatchObject([
      {
        method: "POST",
        address: formspree,
        contentType: expect.stringContaining(urlencoded),
        accept: "application/json",
        fields: [
          ["email", "ania@example.org"],
          ["_gotcha", ""],
        ],
      },
    ])
    expect(await barriers(page)).toEqual([])
  })

  test("the form is sent by the browser if it is sent before any script has arrived", ofPolish, async ({ page }) => {
    recorder.answer = thanks
    await recorder.standInFor(page, formspree)
    await page.route("**/*.js", (route) => route.abort())
    await page.goto(blogOf(polish))
    await subscribe(page, polish)

    await expect(page.getByRole("heading", { name: "Thanks from the provider" })).toBeVisible()
    expect(recorder.arrivals).toHaveLength(1)
  })

  test(
    "after an error of the provider the address is still there, and the browser can send it instead",
    ofPolish,
    async ({ page }) => {
      recorder.answer = { ...taken, status: 500, body: "{}" }
      await recorder.standInFor(page, formspree)
      await page.goto(blogOf(polish))
      await hydrated(page)
      await subscribe(page, polish)

      await expect(status(page, polish)).toHaveText(wordsOf(polish).failure)
      await expect(emailField(page, polish)).toHaveValue("ania@example.org")
      await expect(button(page, polish)).toBeFocused()
      expect(await barriers(page)).toEqual([])

      recorder.answer = thanks
      await page.getByRole("button", { name: wordsOf(polish).plain }).click()
      await expect(page.getByRole("heading", { name: "Thanks from the provider" })).toBeVisible()
      expect(recorder.arrivals.map(({ method, fields }) => ({ method, fields }))).toEqual(
        Array(2).fill({
          method: "POST",
          fields: [
            ["email", "ania@example.org"],
            ["_gotcha", ""],
          ],
        }),
      )
    },
  )

  test("without a network the page says so, and with it the next try succeeds", ofPolish, async ({ page, context }) => {
    recorder.answer = taken
    await page.goto(blogOf(polish))
    await hydrated(page)
    await context.setOffline(true)
    await subscribe(page, polish)
    await expect(status(page, polish)).toHaveText(wordsOf(polish).failure)
    await expect(emailField(page, polish)).toHaveValue("ania@example.org")

    await context.setOffline(false)
    await recorder.standInFor(page, formspree)
    await button(page, polish).click()
    await expect(status(page, polish)).toHaveText(wordsOf(polish).success)
    expect(recorder.arrivals).toHaveLength(1)
  })

  test("an answer that the site may not read counts as a failure, not as a success", ofPolish, async ({ page }) => {
    recorder.answer = { ...taken, readable: false }
    await recorder.standInFor(page, formspree)
    await page.goto(blogOf(polish))
    await hydrated(page)
    await subscribe(page, polish)
    await expect(status(page, polish)).toHaveText(wordsOf(polish).failure)
  })

  test("what a program writes into the trap arrives in the trap's field", ofPolish, async ({ page }) => {
    recorder.answer = taken
    await recorder.standInFor(page, formspree)
    await page.goto(blogOf(polish))
    await hydrated(page)
    await page.locator("[name=_gotcha]").evaluate((trap: HTMLInputElement) => {
      trap.value = "https://cheap.example"
    })
    await subscribe(page, polish)
    await expect(status(page, polish)).toHaveText(wordsOf(polish).success)
    expect(recorder.arrivals[0]?.fields).toContainEqual(["_gotcha", "https://cheap.example"])
  })

  test("nobody sees the trap or comes to it by the tab key", ofPolish, async ({ page }) => {
    await page.goto(blogOf(polish))
    await expect(page.locator("[name=_gotcha]")).toBeHidden()
    await expect(page.getByText(wordsOf(polish).trap)).toBeHidden()
    await emailField(page, polish).focus()
    await page.keyboard.press("Tab")
    await expect(button(page, polish)).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.locator("[name=_gotcha]")).not.toBeFocused()
  })

  test("the form for Buttondown, whose answer cannot be read, is sent by the browser", ofArabic, async ({ page }) => {
    recorder.answer = thanks
    await recorder.standInFor(page, buttondown)
    await page.goto(blogOf(arabic))
    await hydrated(page)
    await subscribe(page, arabic)

    await expect(page.getByRole("heading", { name: "Thanks from the provider" })).toBeVisible()
    expect(recorder.arrivals).toHaveLength(1)
  })
})

for (const owner of [polish, arabic]) {
  test(`the blog of the ${owner.name} owner asks nothing of other sites before somebody subscribes`, {
    tag: `@${owner.name}`,
  }, async ({ page }) => {
    const foreign: string[] = []
    page.on("request", (request) => {
      if (!request.url().startsWith(servedAt(owner)) && !request.url().startsWith("data:")) foreign.push(request.url())
    })
    await page.goto(blogOf(owner))
    await hydrated(page)
    await emailField(page, owner).fill("ania@example.org")
    await settled(page)
    expect(foreign).toEqual([])
  })
}

/**
 * Shows the Polish owner's form as another provider would want it: the page is rendered from its data, of which the form is a part, under
 * the policy of the page that the visit began with, which names the provider.
 */
async function withProvider(page: Page, form: NewsletterForm) {
  const origin = form.action ? new URL(form.action).origin : ""
  await page.route(servedAt(polish), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(new URL(formspree).origin, origin) })
  })
  await page.route("**/page-data/blog/page-data.json", async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.data.site.newsletterForm = form
    await route.fulfill({ response, json: data })
  })
  await page.goto(servedAt(polish))
  await hydrated(page)
  await page.getByRole("contentinfo").locator(`a[href="${polish.prefix}/blog/"]`).click()
  await expect(page).toHaveURL(blogOf(polish))
  await expect(emailField(page, polish)).toHaveAttribute("name", form.emailField)
}

const formOf = (name: NewsletterProviderName) => newsletterProviders[name].form(newsletterProviders[name].example)

for (const [name, success] of [
  ["kit", '{"status":"success"}'],
  ["mailerlite", '{"success":true}'],
  ["netlify", ""],
] as const) {
  test(`the form for ${name} arrives there, and the page says in place what came of it`, ofPolish, async ({ page }) => {
    const form = formOf(name)
    const failing = { status: name === "netlify" ? 404 : 200, type: "application/json", body: "{}", readable: true }
    await withProvider(page, form)
    await recorder.standInFor(page, form.action ?? blogOf(polish))

    recorder.answer = failing
    await subscribe(page, polish)
    await expect(status(page, polish)).toHaveText(wordsOf(polish).failure)
    recorder.answer = { ...failing, status: 200, body: success }
    await button(page, polish).click()
    await expect(status(page, polish)).toHaveText(wordsOf(polish).success)

    expect(recorder.arrivals).toHaveLength(2)
    expect(recorder.arrivals[1]).toMatchObject({
      method: "POST",
      address: form.action ?? blogOf(polish),
      contentType: expect.stringContaining(urlencoded),
      fields: [
        [form.emailField, "ania@example.org"],
        ...form.hiddenFields.map((field) => [field.name, field.value]),
        ...(form.honeypot ? [[form.honeypot, ""]] : []),
      ],
    })
  })
}

for (const name of ["mailchimp", "other"] as const) {
  test(`the form for ${name} is sent by the browser, with its fields`, ofPolish, async ({ page }) => {
    const form = formOf(name)
    recorder.answer = thanks
    await withProvider(page, form)
    await recorder.standInFor(page, form.action ?? "")
    await subscribe(page, polish)

    await expect(page.getByRole("heading", { name: "Thanks from the provider" })).toBeVisible()
    expect(recorder.arrivals).toMatchObject([
      {
        method: "POST",
        address: form.action,
        contentType: urlencoded,
        fields: [[form.emailField, "ania@example.org"], ...(form.honeypot ? [[form.honeypot, ""]] : [])],
      },
    ])
  })
}
