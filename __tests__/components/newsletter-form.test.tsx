import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import {
  type NewsletterProviderName,
  newsletterProviderNames,
  newsletterProviders,
} from "../../kit/content/contract/newsletter-providers"
import { Newsletter } from "../../src/blog/newsletter/newsletter"
import { renderInSite, renderOnServer } from "./support/render-in-site"

const copy: Queries.NewsletterFragment = {
  heading: "One letter a month",
  text: null,
  emailLabel: "Email",
  placeholder: "Your email address",
  action: "Subscribe",
}

const newsletterOf = (provider: NewsletterProviderName) => {
  const { form, example } = newsletterProviders[provider]
  return <Newsletter newsletter={copy} form={form(example)} notBegun={null} />
}

const emailField = () => screen.getByRole("textbox", { name: "Email" })
const button = () => screen.getByRole("button", { name: "Subscribe" })
const status = () => screen.getByRole("status")
const plainButton = () => screen.queryByRole("button", { name: "Send it through the provider’s page" })

/** What the browser would send without script, in its encoding. */
const fieldsOf = (form: HTMLFormElement | null | undefined) =>
  new URLSearchParams([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])).toString()

/** A slow provider: the test decides what it answers, and when. */
function givenProvider() {
  const requests: Array<{ address: string; options: RequestInit | undefined }> = []
  let answer: (response: Response) => void = () => {}
  let refuse: (reason: Error) => void = () => {}
  window.fetch = (address, options) => {
    requests.push({ address: String(address), options })
    return new Promise((resolve, reject) => {
      answer = resolve
      refuse = reject
    })
  }
  return {
    requests,
    answer: (httpStatus: number, body: unknown) =>
      answer({
        ok: httpStatus < 300,
        status: httpStatus,
        json: () => (body instanceof Error ? Promise.reject(body) : Promise.resolve(body)),
      } as Response),
    refuse: () => refuse(new TypeError("Failed to fetch")),
  }
}

/** Reports what the browser would have posted without script: jsdom does not navigate. */
function watchBrowser() {
  const posted: string[] = []
  const onSubmit = (event: SubmitEvent) => {
    if (!event.defaultPrevented) posted.push(fieldsOf(event.target as HTMLFormElement))
    event.preventDefault()
  }
  window.addEventListener("submit", onSubmit)
  stopWatching = () => window.removeEventListener("submit", onSubmit)
  return posted
}

let stopWatching = () => {}
const { fetch } = window
afterEach(() => {
  stopWatching()
  window.fetch = fetch
})

async function enterAddress() {
  await userEvent.click(emailField())
  await userEvent.paste("ann@example.org")
}

async function subscribe() {
  await enterAddress()
  await userEvent.click(button())
}

/** Somebody has sent the form; the provider has not answered yet. */
async function sendTo(name: NewsletterProviderName) {
  const provider = givenProvider()
  renderInSite(newsletterOf(name))
  await subscribe()
  return provider
}

describe.each(newsletterProviderNames)("the form for %s", (name) => {
  const provider = newsletterProviders[name]
  const expected = provider.form(provider.example)

  test("is in the built page, posts by itself, and has the provider's fields", async () => {
    renderOnServer(newsletterOf(name))
    await enterAddress()
    const form = emailField().closest("form")
    expect(form).toHaveAttribute("method", "post")
    expect(form?.getAttribute("action")).toBe(expected.action)
    expect(fieldsOf(form)).toBe(
      new URLSearchParams([
        [expected.emailField, "ann@example.org"],
        ...expected.hiddenFields.map(({ name, value }) => [name, value]),
        ...(expected.honeypot ? [[expected.honeypot, ""]] : []),
      ]).toString(),
    )
  })

  test("asks for an address; people see nothing else to fill in, and its trap says what it is", () => {
    renderInSite(newsletterOf(name))
    expect(emailField()).toBeRequired()
    expect(screen.getAllByRole("textbox")).toHaveLength(1)
    expect(screen.getAllByRole("button")).toHaveLength(1)
    const traps = screen.queryAllByLabelText("Leave this empty")
    expect(traps).toHaveLength(expected.honeypot ? 1 : 0)
    for (const trap of traps) {
      expect(trap).toHaveAttribute("tabindex", "-1")
      expect(trap).toHaveAttribute("autocomplete", "off")
      expect(trap).not.toHaveAttribute("style")
    }
  })
})

test("Netlify finds the form in the built page", () => {
  renderOnServer(newsletterOf("netlify"))
  const form = emailField().closest("form")
  expect(form).toHaveAttribute("name", "newsletter")
  expect(form).toHaveAttribute("data-netlify", "true")
  expect(form).toHaveAttribute("netlify-honeypot", "bot-field")
})

test.each(["buttondown", "mailchimp", "other"] as const)("the browser itself sends the form for %s", async (name) => {
  const { requests } = givenProvider()
  const posted = watchBrowser()
  renderInSite(newsletterOf(name))
  await subscribe()
  expect(posted).toHaveLength(1)
  expect(requests).toEqual([])
  expect(screen.queryByRole("status")).not.toBeInTheDocument()
})

describe("where the provider's answer can be read", () => {
  test("script sends what the browser would send, and the page stays", async () => {
    const posted = watchBrowser()
    const { requests } = await sendTo("formspree")
    expect(posted).toEqual([])
    expect(requests).toHaveLength(1)
    expect(requests[0]?.address).toBe("https://formspree.io/f/abcdwxyz")
    expect(requests[0]?.options).toMatchObject({ method: "POST", headers: { accept: "application/json" } })
    expect(String(requests[0]?.options?.body)).toBe("email=ann%40example.org&_gotcha=")
  })

  test("Netlify gets it on the page's own address", async () => {
    const { requests } = await sendTo("netlify")
    expect(requests[0]?.address).toBe(window.location.href)
    expect(String(requests[0]?.options?.body)).toBe("email=ann%40example.org&form-name=newsletter&bot-field=")
  })

  test("while it is on its way the page says so, and a second click sends nothing", async () => {
    const { requests } = givenProvider()
    renderInSite(newsletterOf("formspree"))
    expect(status()).toBeEmptyDOMElement()
    await subscribe()
    expect(status()).toHaveTextContent("Sending…")
    expect(button()).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(button())
    await userEvent.type(emailField(), "{Enter}")
    expect(requests).toHaveLength(1)
    expect(button()).toBeVisible()
  })

  test.each([
    ["formspree", { ok: true }],
    ["kit", { status: "success" }],
    ["mailerlite", { success: true }],
    ["netlify", {}],
  ] as const)("when %s has taken it, a message takes the place of the form and the focus", async (name, body) => {
    const provider = await sendTo(name)
    provider.answer(200, body)
    await waitFor(() => expect(status()).toHaveTextContent(/^Thank you\./))
    await waitFor(() => expect(status()).toHaveFocus())
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument()
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
  })

  test.each([
    ["formspree", 422, { errors: [{ code: "TYPE_EMAIL" }] }],
    ["formspree", 500, {}],
    ["kit", 200, { status: "failed" }],
    ["kit", 200, { status: "quarantined" }],
    ["kit", 200, new SyntaxError("<")],
    ["mailerlite", 200, { success: false }],
    ["netlify", 404, {}],
  ] as const)("when %s answers %i %p, the page says that it failed", async (name, httpStatus, body) => {
    const provider = await sendTo(name)
    provider.answer(httpStatus, body)
    await waitFor(() => expect(status()).toHaveTextContent(/^That did not get through\./))
  })

  test("without a network the address stays, the focus stays, and another try can succeed", async () => {
    const provider = await sendTo("formspree")
    provider.refuse()
    await waitFor(() => expect(status()).toHaveTextContent(/^That did not get through\./))
    expect(emailField()).toHaveValue("ann@example.org")
    expect(button()).toHaveFocus()
    expect(button()).not.toHaveAttribute("aria-disabled")

    await userEvent.click(button())
    expect(status()).toHaveTextContent("Sending…")
    expect(plainButton()).not.toBeInTheDocument()
    provider.answer(200, {})
    await waitFor(() => expect(status()).toHaveTextContent(/^Thank you\./))
    expect(provider.requests).toHaveLength(2)
  })

  test("after a failure another button lets the browser send the same fields", async () => {
    const posted = watchBrowser()
    const provider = await sendTo("formspree")
    provider.refuse()
    await userEvent.click(await screen.findByRole("button", { name: "Send it through the provider’s page" }))
    expect(posted).toEqual(["email=ann%40example.org&_gotcha="])
    expect(provider.requests).toHaveLength(1)
  })

  test("the page does not wait forever for a provider that does not answer", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout")
    const { requests } = await sendTo("formspree")
    expect(timeout).toHaveBeenCalledWith(20_000)
    expect(requests[0]?.options?.signal).toBe(timeout.mock.results[0]?.value)
  })
})
