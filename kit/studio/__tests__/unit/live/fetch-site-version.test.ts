import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { fetchSiteVersion } from "../../../server/live/fetch-site-version"

let server: Server | undefined
const asked: string[] = []

afterEach(async () => {
  asked.length = 0
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

/** @returns the address of a site that answers so */
async function siteThat(answer: (asked: IncomingMessage, answer: ServerResponse) => void): Promise<string> {
  const made = createServer((request, response) => {
    asked.push(request.url ?? "")
    answer(request, response)
  })
  server = made
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/`
}

const sends =
  (files: Readonly<Record<string, string>>) =>
  ({ url = "" }: IncomingMessage, answer: ServerResponse): void =>
    void answer.writeHead(url in files ? 200 : 404).end(files[url] ?? "Not found")

test("a site says its version", async () => {
  const site = await siteThat(sends({ "/content-version.json": '{"content":"abc"}\n' }))
  expect(await fetchSiteVersion(site)).toEqual({ kind: "version", version: "abc" })
  expect(asked).toEqual(["/content-version.json"])
})

test("it is asked below its path prefix", async () => {
  const site = await siteThat(sends({ "/team/site/content-version.json": '{"content":"abc"}' }))
  expect(await fetchSiteVersion(`${site}team/site/`)).toEqual({ kind: "version", version: "abc" })
})

test("a site that was built before does not say it", async () => {
  expect(await fetchSiteVersion(await siteThat(sends({ "/": "<h1>Ada</h1>" })))).toEqual({ kind: "unsaid" })
})

test("nor does one that answers everything with a page", async () => {
  expect(await fetchSiteVersion(await siteThat((_asked, answer) => void answer.end("<h1>Ada</h1>")))).toEqual({
    kind: "unsaid",
  })
})

test("where there is no site at all, it does not answer", async () => {
  expect(await fetchSiteVersion(await siteThat(sends({})))).toEqual({ kind: "silent", reason: "status 404" })
})

test("a redirect within the site is followed", async () => {
  const files = sends({ "/new/content-version.json": '{"content":"abc"}' })
  const site = await siteThat((request, answer) => {
    if (request.url === "/content-version.json") answer.writeHead(301, { location: "/new/content-version.json" }).end()
    else files(request, answer)
  })
  expect(await fetchSiteVersion(site)).toEqual({ kind: "version", version: "abc" })
})

test.each([
  ["another host", "http://elsewhere.invalid/content-version.json", "elsewhere.invalid"],
  ["another machine of this network", "http://localhost:1/content-version.json", "localhost:1"],
  ["a file of this machine", "file:///etc/passwd", ""],
])("a redirect to %s is not followed", async (_what, location, host) => {
  const site = await siteThat((_asked, answer) => void answer.writeHead(302, { location }).end())
  expect(await fetchSiteVersion(site)).toEqual({ kind: "moved", host })
})

test("redirects in a circle end", async () => {
  const site = await siteThat(({ url }, answer) => void answer.writeHead(302, { location: url }).end())
  expect(await fetchSiteVersion(site)).toEqual({ kind: "silent", reason: "its redirects go in a circle" })
  expect(asked.length).toBeLessThan(10)
})

test("of an endless answer only the beginning is read", async () => {
  let isOver = false
  const site = await siteThat((_asked, answer) => {
    const send = () => {
      while (!isOver && answer.write("x".repeat(10_000)));
    }
    answer.on("drain", send)
    answer.on("close", () => {
      isOver = true
    })
    send()
  })
  expect(await fetchSiteVersion(site)).toEqual({ kind: "unsaid" })
})

test("a site that never answers is given up", async () => {
  const site = await siteThat(() => undefined)
  expect(await fetchSiteVersion(site, 50)).toEqual({ kind: "silent", reason: "no answer in ten seconds" })
})

test("a machine that refuses connections is said to", async () => {
  const site = await siteThat(() => undefined)
  await new Promise((resolve) => server?.close(resolve))
  server = undefined
  expect(await fetchSiteVersion(site)).toEqual({ kind: "silent", reason: "it refuses connections" })
})
