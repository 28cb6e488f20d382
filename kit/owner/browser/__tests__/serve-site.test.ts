import { once } from "node:events"
import { mkdirSync, writeFileSync } from "node:fs"
import { get } from "node:http"
import { connect } from "node:net"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { everywhere, hashed, revalidated } from "../hosting"
import { type ServedSite, type Serving, serveSite } from "../serve-site"
import { serveFiles } from "../site-files"

const files = {
  "index.html": "<h1>Home</h1>",
  "blog/index.html": "<h1>Blog</h1>",
  "über uns/index.html": "<h1>Us</h1>",
  "404.html": "<h1>Lost</h1>",
  "app-1a2b3c4d.js": "0",
  "static/font.woff2": "font",
  "llms.txt": "Größe",
  ".well-known/security.txt": "Contact",
  _redirects: "/strona/old/ /strona/blog/ 301\n/strona/%C3%BCber/ /strona/blog/#one 301!\n",
}
let folder = ""
let site: ServedSite | undefined
beforeEach(() => {
  folder = join(scratchFolder(), "public")
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
})
afterEach(() => site?.close())

async function ask(path: string, { headers = {}, ...serving }: Serving & { headers?: Record<string, string> } = {}) {
  site?.close()
  site = await serveSite(folder, { prefix: "/strona", ...serving })
  const answer = await fetch(site.origin + path, { redirect: "manual", headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test.each([
  ["/strona/", 200, files["index.html"], revalidated],
  ["/strona/blog/?q=1", 200, files["blog/index.html"], revalidated],
  ["/strona/%C3%BCber%20uns/", 200, files["über uns/index.html"], revalidated],
  ["/strona/app-1a2b3c4d.js", 200, "0", hashed.cacheControl],
  ["/strona/static/font.woff2", 200, "font", hashed.cacheControl],
  ["/strona/.well-known/security.txt", 200, "Contact", revalidated],
  ["/strona/nowhere/", 404, files["404.html"], revalidated],
  ["/strona/gone-1a2b3c4d.js", 404, files["404.html"], revalidated],
  ["/strona/static/", 404, files["404.html"], revalidated],
  ["/strona/%E0%A4%A", 404, files["404.html"], revalidated],
  ["/", 404, files["404.html"], revalidated],
  ["/stronab/", 404, files["404.html"], revalidated],
])("%s is answered with %d, and with the headers of the rules for hosts", async (path, status, text, kept) => {
  const answer = await ask(path)
  expect([answer.status, answer.text]).toEqual([status, text])
  expect(answer.headers.get("cache-control")).toBe(kept)
  for (const [name, value] of Object.entries(everywhere)) expect(answer.headers.get(name)).toBe(value)
})

test.each([
  ["/strona/blog?q=1", "/strona/blog/?q=1"],
  ["/strona/%C3%BCber%20uns", "/strona/%C3%BCber%20uns/"],
  ["/strona/old/", "/strona/blog/"],
  ["/strona/old/?utm=1", "/strona/blog/"],
  ["/strona/%C3%BCber/", "/strona/blog/#one"],
])("%s leads to %s", async (path, to) => {
  const { status, headers } = await ask(path)
  expect([status, headers.get("location")]).toEqual([301, to])
})

test("texts have their letters, and a worker the type without which browsers do not take it", async () => {
  expect((await ask("/strona/llms.txt")).headers.get("content-type")).toBe("text/plain; charset=utf-8")
})

test("what a browser has already is not sent again", async () => {
  const tag = (await ask("/strona/")).headers.get("etag") ?? ""
  expect(await ask("/strona/", { headers: { "if-none-match": tag } })).toMatchObject({ status: 304, text: "" })
})

test("the host goes on after a request that no browser sends", async () => {
  await ask("/strona/")
  const port = Number(new URL(site?.origin ?? "").port)
  for (const broken of ["/strona/blog/ HTTP/1.1\r\nRange: bytes=9-3", "/strona/%00 HTTP/1.1", "//[ HTTP/1.1"]) {
    const socket = connect(port, "127.0.0.1")
    socket.on("error", () => undefined)
    socket.end(`GET ${broken}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`)
    socket.resume()
    await once(socket, "close")
  }
  expect((await fetch(`${site?.origin}/strona/`)).status).toBe(200)
  const [refused] = await once(
    get({ port, path: "/strona/", headers: { host: "rebound.example" } }).on("error", () => undefined),
    "response",
  )
  expect(refused.statusCode).toBe(403)
})

test("without a site, and on a taken port, it says what to do", async () => {
  await expect(serveSite(scratchFolder())).rejects.toThrow(/There is no site in .*npm run build/)
  site = await serveSite(folder)
  const port = Number(new URL(site.origin).port)
  await expect(serveSite(folder, { port })).rejects.toThrow(`Another program is using port ${port}.`)
})

test("a deployment is there at once, and is sent compressed to who asks for it", async () => {
  const one = await serveFiles(new Map([["index.html", Buffer.from("One")]]), true)
  expect(await (await fetch(one.origin)).text()).toBe("One")
  one.deploy(new Map([["index.html", Buffer.from("Two")]]))
  const answer = await fetch(one.origin, { headers: { "accept-encoding": "br" } })
  expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual(["br", "Two"])
  one.close()
})
