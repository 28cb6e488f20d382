import { once } from "node:events"
import { createServer, type IncomingMessage, request } from "node:http"
import type { AddressInfo } from "node:net"
import type { Page } from "@playwright/test"

/** A browser, or a part of it with cookies of its own. */
interface Tabs {
  newPage(): Promise<Page>
}

interface Attack {
  readonly method?: "GET" | "POST"
  readonly path: string
  readonly body?: string
}

/** A file that Gatsby's image route would write, from the folder in which it runs. */
export const plantedFile = "planted-by-an-attacker.js"

const source = encodeURIComponent("http://127.0.0.1:9/x.png")
const query = JSON.stringify({ query: "{ __typename }" })

/** What Gatsby's development server used to do for anybody. */
const attacks: Readonly<Record<string, Attack>> = {
  "writes a file": {
    path: `/_gatsby/image/a/b/..%2f..%2f..%2f..%2f..%2f${plantedFile}?u=${source}&a=${encodeURIComponent("w=10&h=10&fm=raw")}`,
  },
  "reads the network": { path: `/_gatsby/file/a/z.txt?u=${source}` },
  "reads a socket": { path: `/_gatsby/file/a/z.txt?u=${encodeURIComponent("http://unix:/tmp/x.sock:/")}` },
  "ends the server": { path: "/_gatsby/file/a/b" },
  "reads drafts": { method: "POST", path: "/___graphql", body: query },
  "reads drafts by another name": { path: `/_graphql?query=${encodeURIComponent("{ __typename }")}` },
  "starts an editor": { path: "/__open-stack-frame-in-editor?fileName=package.json" },
  "sources anew": { method: "POST", path: "/__refresh" },
}

/** What a page may request from its own server, and others may not. */
const reads: Readonly<Record<string, Attack>> = {
  "reads a page": { path: "/" },
  "reads a page's data": { path: "/page-data/index/page-data.json" },
  "reads the script": { path: "/commons.js" },
  "reads news": { path: "/__content/news" },
  "reads hot updates": { path: "/__webpack_hmr" },
  "polls for changes": { path: "/socket.io/?EIO=4&transport=polling" },
}

/** The outcome of each attack: a status, or what else happened. */
type Outcomes = Readonly<Record<string, number | string>>

/** @returns the outcomes other than a refusal */
export const successes = (outcomes: Outcomes): Outcomes =>
  Object.fromEntries(Object.entries(outcomes).filter(([, outcome]) => outcome !== 403 && outcome !== "nothing"))

/**
 * Attacks a server from a program that sends the headers of its choice.
 *
 * @param port of the server
 * @param headers by default those of a harmless program
 * @param what by default what the server does for nobody; with `all`, also what it does for its own pages
 */
export async function attackFromProgram(
  port: number,
  headers: Readonly<Record<string, string>> = {},
  what: "usual" | "all" = "usual",
): Promise<Outcomes> {
  const outcomes: Record<string, number | string> = {}
  for (const [name, { method = "GET", path, body }] of Object.entries({ ...attacks, ...(what === "all" ? reads : {}) }))
    outcomes[name] = await statusOf(
      port,
      { method, path, headers: { "content-type": "application/json", ...headers } },
      body,
    )
  if (what === "all")
    outcomes["opens a web socket"] = await statusOf(port, { path: socketPath, headers: { ...headers, ...upgrade } })
  return outcomes
}

const socketPath = "/socket.io/?EIO=4&transport=websocket"
const upgrade = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}

interface Asked {
  readonly method?: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** @returns the status of an answer; 0 for a connection that is closed without one */
function statusOf(port: number, { headers, ...asked }: Asked, body?: string): Promise<number> {
  return new Promise((resolve) => {
    const host = `localhost:${port}`
    const sent = request({ host: "127.0.0.1", port, agent: false, headers: { host, ...headers }, ...asked })
    const end = ({ statusCode = 0 }: IncomingMessage) => {
      resolve(statusCode)
      sent.destroy()
    }
    sent
      .on("response", end)
      .on("upgrade", end)
      .on("error", () => resolve(0))
      .end(body)
  })
}

/**
 * Attacks a server from a page of another origin, with every kind of request that a page can make.
 *
 * @param tabs where the page is opened
 * @param server the server's origin
 * @param host of the page, which has another port
 */
export async function attackFromPage(tabs: Tabs, server: string, host: string): Promise<Outcomes> {
  const site = createServer((_asked, answer) =>
    answer.setHeader("content-type", "text/html").end("<title>Free</title>"),
  )
  site.listen(0, "127.0.0.1")
  await once(site, "listening")
  const page = await tabs.newPage()
  const outcomes: Record<string, number | string> = {}
  try {
    await page.goto(`http://${host}:${(site.address() as AddressInfo).port}/`)
    for (const [name, { method = "GET", path, body }] of Object.entries({ ...attacks, ...reads })) {
      const answered = outcomeOf(page, `${server}${path}`)
      await page.evaluate(([url, sent]) => void fetch(url, { mode: "no-cors", ...sent }).catch(() => undefined), [
        `${server}${path}`,
        { method, ...(body === undefined ? {} : { body }) },
      ] as const)
      outcomes[name] = await answered
    }
    for (const [tag, path] of [
      ["img", "/favicon.ico"],
      ["script", "/commons.js"],
    ] as const)
      outcomes[`shows an ${tag}`] = await page.evaluate(
        ([name, src]) =>
          new Promise<string>((resolve) => {
            const element = Object.assign(document.createElement(name), { src })
            element.onload = () => resolve("loaded")
            element.onerror = () => resolve("nothing")
            document.body.append(element)
          }),
        [tag, server + path] as const,
      )
    outcomes["opens a web socket"] = await page.evaluate(
      (url) =>
        new Promise<string>((resolve) => {
          const socket = new WebSocket(url)
          socket.onopen = () => resolve("open")
          socket.onclose = () => resolve("nothing")
        }),
      server.replace("http", "ws") + socketPath,
    )
    const frame = outcomeOf(page, `${server}/contact/`)
    await page.evaluate(
      (src) => void document.body.append(Object.assign(document.createElement("iframe"), { src })),
      `${server}/contact/`,
    )
    outcomes["frames a page"] = await frame
    const link = outcomeOf(page, `${server}/books/`)
    await page.evaluate((url) => location.assign(url), `${server}/books/`)
    outcomes["leads to a page"] = await link
    // A page cannot be closed while it navigates (Chromium's headless shell).
    await page.waitForURL(`${server}/books/`)
  } finally {
    await page.close()
    site.close()
    site.closeAllConnections()
  }
  return outcomes
}

/** @returns the status of the next answer from an address, or that the browser keeps it from the page (as Chromium does with JSON of another origin) */
const outcomeOf = (page: Page, address: string): Promise<number | string> =>
  Promise.race([
    page.waitForEvent("response", (response) => response.url() === address).then((response) => response.status()),
    page.waitForEvent("requestfailed", (failed) => failed.url() === address).then(() => "nothing"),
  ])

/** A page of the server itself under a name that resolves to this machine, as by DNS: every browser resolves names under localhost this way. */
export async function openByAnotherName(tabs: Tabs, port: number): Promise<number | undefined> {
  const page = await tabs.newPage()
  try {
    return (await page.goto(`http://untrusted.localhost:${port}/`))?.status()
  } finally {
    await page.close()
  }
}
