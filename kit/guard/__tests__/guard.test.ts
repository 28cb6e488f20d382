import { once } from "node:events"
import { createServer, type IncomingMessage, request } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import fc from "fast-check"
import { runs } from "../../../__tests__/support/runs"
import { guardServers, isSecret, previewKey, refusalOf } from "../guard"

const place = { port: 8000 }
const host = "localhost:8000"
const key = "known to the studio's proxy"
const keyed = { host, [previewKey.header]: key }

test.each([
  ["a program that names this computer", { host }],
  ["by its number", { host: "127.0.0.1:8000" }],
  ["by its number of sixteen bytes", { host: "[::1]:8000" }],
  ["somebody who types the address", { host, "sec-fetch-site": "none" }],
  ["a script of the page", { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" }],
  ["a picture on the page, in an older browser", { host, referer: `http://${host}/books/?a=1` }],
  ["one on a page that sends its origin alone", { host, referer: `http://${host}` }],
])("%s sees the preview", (_who, headers) => {
  expect(refusalOf({ url: "/books/", headers }, place)).toBeUndefined()
})

test.each([
  ["a name that leads here by DNS", { host: "evil.example:8000" }],
  ["a name that begins as this computer’s", { host: "localhost.evil.example:8000" }],
  ["another port", { host: "localhost:8001" }],
  ["no port", { host: "localhost" }],
  ["no host", {}],
  ["a page of another site", { host, origin: "https://evil.example" }],
  ["a page of another port", { host, origin: "http://localhost:3000" }],
  ["a page under this computer’s other name", { host, origin: "http://127.0.0.1:8000" }],
  ["a page in a sandbox", { host, origin: "null" }],
  ["a picture on a page of another site, in an older browser", { host, referer: "https://evil.example/" }],
  ["a page whose name begins as the own", { host, referer: `http://${host}.evil.example/` }],
  ["what names no page that it comes from", { host, referer: "http://[" }],
  ["a picture on a page of another site", { host, "sec-fetch-site": "cross-site" }],
  ["a picture on a page of another port", { host, "sec-fetch-site": "same-site" }],
  ["a browser that says something new", { host, "sec-fetch-site": "same-network" }],
  ["two that say both", { host, "sec-fetch-site": "none, cross-site" }],
])("%s does not see the preview", (_who, headers) => {
  expect(refusalOf({ url: "/books/", headers }, place)).toMatch(/\.|\/$/)
})

test("browsers leave out the web's default port", () => {
  expect(refusalOf({ url: "/", headers: { host: "localhost" } }, { port: 80 })).toBeUndefined()
  const secure = { host: "localhost", origin: "https://localhost" }
  expect(refusalOf({ url: "/", headers: secure }, { port: 443, scheme: "https" })).toBeUndefined()
  expect(refusalOf({ url: "/", headers: secure }, { port: 80 })).toBeDefined()
})

test("a studio’s preview answers whoever has its key, and nobody else", () => {
  const asked = { url: "/books/", headers: { host: "127.0.0.1:9", origin: `http://${host}` } }
  expect(refusalOf({ ...asked, headers: { ...asked.headers, ...keyed } }, place, key)).toBeUndefined()
  for (const given of [undefined, "", key.slice(1), `${key}.`])
    expect(refusalOf({ url: "/", headers: { host, [previewKey.header]: given } }, place, key)).toContain("studio")
})

test("GraphiQL is for a browser at npm run develop", () => {
  const ask = (headers: IncomingMessage["headers"], known?: string) =>
    ["/___graphql", "/_graphiql?query={x}", "/____GraphQL/", "/___graphql/x"].map(
      (url) => refusalOf({ url, headers }, place, known) === undefined,
    )
  expect(ask({ host, "sec-fetch-site": "none" })).not.toContain(false)
  expect(ask({ host, origin: `http://${host}` })).not.toContain(false)
  expect(ask({ host })).not.toContain(true)
  expect(ask({ ...keyed, origin: `http://${host}` }, key)).not.toContain(true)
})

test.each([
  "/_gatsby-notes/",
  "/blog/_gatsby/",
  "/__refreshing/",
  "/books/?u=/_gatsby/image/",
  "/socket.io/?EIO=4",
  "/caf%C3%A9/",
])("%s is an address of the site", (url) => {
  expect(refusalOf({ url, headers: { host } }, place)).toBeUndefined()
})

test.each([
  "http://localhost:8000/books/",
  "*",
  "",
  "//[",
  "/\\x",
  "/%",
  "/__refresh",
  "/__file-code-frame?filePath[]=a",
  "/__file-code-frame?filePath%5Bx%5D=a",
  "/__file-code-frame?filePath=a&filePath=b",
  "/__open-stack-frame-in-editor?fileName=x",
])("%s is an address of nothing", (url) => {
  expect(refusalOf({ url, headers: { host } }, place)).toBe("The preview has nothing at this address.")
})

/** Ways to write an address that routers are known to read alike, or not. */
const anySpelling = fc
  .array(
    fc.oneof(
      fc.constantFrom("/", "//", "\\", "%2f", "%5f", ".", "..", "/./", ";", "?", "#", "http://x", "%00"),
      fc.constantFrom("_gatsby", "_GATSBY", "_Gatsby%2f", "image", "file", "a", "b", "z.png"),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(""))

test("no spelling of an address reaches what Gatsby fetches and writes", () => {
  const ofGatsby = createRequire(require.resolve("gatsby/package.json"))
  const app = ofGatsby("express")()
  let isReached = false
  const reach = () => {
    isReached = true
  }
  ofGatsby("gatsby-plugin-utils/polyfill-remote-file").addImageRoutes({ get: (path: string) => app.get(path, reach) })
  const reaches = (url: string): boolean => {
    isReached = false
    app({ url, method: "GET", headers: {} }, { setHeader: () => undefined }, () => undefined)
    return isReached
  }
  expect(["/_gatsby/file/a/b", "/_GATSBY/image/a/b/c.js"].map(reaches)).toEqual([true, true])
  let found = 0
  const start = fc.constantFrom("/_gatsby/file/a/", "/_GATSBY/image/a/b/", "/", "")
  fc.assert(
    fc.property(start, anySpelling, (first, rest) => {
      const url = first + rest
      if (!reaches(url)) return
      found += 1
      expect(refusalOf({ url, headers: { host } }, place)).toBeDefined()
    }),
    { numRuns: runs(1000) },
  )
  expect(found).toBeGreaterThan(0)
})

test("a secret is compared whole", () => {
  expect([key, "", key.slice(1), undefined, 1].map((given) => isSecret(key, given))).toEqual([
    true,
    ...Array.from({ length: 4 }, () => false),
  ])
  expect(["", undefined].map((given) => isSecret("", given))).toEqual([false, false])
})

describe("a server behind the guard", () => {
  const { emit } = createServer().constructor.prototype
  let heard: string[]
  let port: number
  const server = createServer((_asked, answer) => {
    heard.push("request")
    answer.setHeader("Access-Control-Allow-Origin", "*")
    answer.end("A draft")
  })
  server.on("upgrade", (_asked, socket) => {
    heard.push("upgrade")
    socket.end("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n")
  })

  beforeAll(async () => {
    guardServers(undefined)
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    port = (server.address() as AddressInfo).port
  })
  beforeEach(() => {
    heard = []
  })
  afterAll(() => {
    Reflect.deleteProperty(createServer().constructor.prototype, "emit")
    expect(createServer().constructor.prototype.emit).toBe(emit)
    server.close()
  })

  const ask = async (headers: Readonly<Record<string, string>>) => {
    const asked = request({ host: "127.0.0.1", port, headers }).end()
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      asked.once("response", done).once("upgrade", done).once("error", fail)
    })
    answer.setEncoding("utf8")
    let text = ""
    for await (const part of answer) text += part
    return { status: answer.statusCode, text, headers: answer.headers }
  }
  const upgrade = { connection: "upgrade", upgrade: "websocket" }

  test("an untrusted client reads why, and the server hears nothing", async () => {
    const given = await ask({ host: "evil.example" })
    expect([given.status, given.text]).toEqual([403, expect.stringContaining("on its own computer only")])
    expect(heard).toEqual([])
  })

  test("an untrusted client gets no web socket either", async () => {
    const given = await ask({ host: `localhost:${port}`, origin: "https://evil.example", ...upgrade })
    expect([given.status, given.text]).toEqual([403, expect.stringContaining("Other sites cannot")])
    expect(heard).toEqual([])
  })

  test("its own page gets both, and no other site may read them", async () => {
    const own = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
    const { status, text, headers } = await ask(own)
    expect([status, text]).toEqual([200, "A draft"])
    expect(headers).toMatchObject({ "cross-origin-resource-policy": "same-origin" })
    expect(headers).not.toHaveProperty("access-control-allow-origin")
    expect((await ask({ ...own, ...upgrade })).status).toBe(101)
    expect(heard).toEqual(["request", "upgrade"])
  })
})
