import { once } from "node:events"
import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { type IncomingMessage, type RequestOptions, request } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { WebSocket } from "ws"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { previewKey } from "../../../guard/guard"
import { browserCookie, newToken, previewKeyOf, ticketOf, tokenHeader } from "../../server/guard"
import { serveStudio } from "../../server/server"
import { words } from "../../words/words"
import { unusedPort } from "./running/support/counted-preview"
import { serveTestStudio, token } from "./support/test-studio"

type Asking = Pick<RequestOptions, "method" | "headers"> & { readonly body?: unknown }

/** The content of all tests: none of them changes it. */
const folder = scratchFolder("file")
let studio = { port: 0, end: async () => {} }
beforeAll(async () => {
  cpSync(join(__dirname, "../../../content/__tests__/support/minimal-data"), folder, { recursive: true })
  const page = new Map([["", { type: "text/html", content: () => `The studio, ${words.language}` }]])
  studio = await serveTestStudio(
    folder,
    { page },
    ({ url, headers }, answer) => void answer.end(`The preview's ${url}, asked with ${headers[previewKey.header]}`),
  )
})
afterAll(() => studio.end())

async function ask(path: string, { method = "GET", headers = {}, body }: Asking = {}) {
  const { port } = studio
  const asked = request({ host: "127.0.0.1", port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers } })
  asked.on("error", () => undefined)
  asked.end(body === undefined || typeof body === "string" ? body : JSON.stringify(body))
  const [answer] = (await once(asked, "response")) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
}

const known = { [tokenHeader]: token, "content-type": "application/json" }
const evil = { origin: "https://evil.example" }
const cookie = (given = token) => browserCookie({ port: studio.port, token: given })

test("the studio speaks the language of the browser that opens it", async () => {
  jest.replaceProperty(process, "env", { ...process.env, STUDIO_LANGUAGE: "" })
  const opened = async (language: string) => {
    const { text } = await ask("/__studio/", { headers: { "accept-language": language } })
    return [text, JSON.parse((await ask("/__studio/api/none", { headers: known })).text).message]
  }
  const german = await opened("de-DE,de;q=0.9,en;q=0.8")
  const english = await opened("en-GB,en;q=0.9")
  expect([german[0], english[0]]).toEqual(["The studio, de", "The studio, en"])
  expect(german[1]).not.toBe(english[1])
})

test("a browser in which the studio was opened sees the preview, which the studio asks with its key", async () => {
  const opened = await ask("/__studio/api/open", { method: "POST", headers: known })
  expect(opened.headers["set-cookie"]).toEqual([cookie()])
  expect(await ask("/services/?a=1", { headers: { cookie: cookie() } })).toMatchObject({
    status: 200,
    text: `The preview's /services/?a=1, asked with ${previewKeyOf({ port: studio.port, token })}`,
  })
})

test("whoever has not opened the studio reads how, and sees nothing of the preview", async () => {
  for (const given of ["", cookie(newToken())])
    expect(await ask("/services/", { headers: { cookie: given } })).toMatchObject({
      status: 403,
      text: `${words.refusals.unknownToken}\n`,
    })
})

test.each([
  ["to the preview, without its cookie,", "socket.io/", undefined],
  ["to the content, from another site’s page,", "__studio/api/events", evil.origin],
])("a connection %s is refused", async (_what, path, other) => {
  const origin = other ?? `http://127.0.0.1:${studio.port}`
  const socket = new WebSocket(`ws://127.0.0.1:${studio.port}/${path}`, { origin })
  socket.on("error", () => undefined)
  expect(await new Promise((done) => socket.on("close", done))).toBe(1006)
})

test("a page of the preview runs no script but the site's own, and sends nothing elsewhere", async () => {
  const { headers } = await ask("/drawing.svg", { headers: { cookie: cookie() } })
  const policy = String(headers["content-security-policy"])
  expect(policy).toMatch(/^default-src 'self';.* form-action 'self';/)
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain("unsafe-inline")
  expect(policy).not.toMatch(/https?:|\*/)
  expect(headers["x-content-type-options"]).toBe("nosniff")
})

test.each([
  ["with its ticket", (port: number) => ticketOf({ port, token }), 200],
  ["with another ticket", (port: number) => ticketOf({ port, token: newToken() }), 403],
  ["without a ticket", () => "", 403],
])(
  "the studio's page is shown to a browser that a file of the owner's leads there %s",
  async (_way, ticketAt, status) => {
    const ticket = ticketAt(studio.port)
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }
    expect((await ask(`/__studio/?ticket=${ticket}`, { headers })).status).toBe(status)
    const asked = await ask(`/__studio/api/kinds?ticket=${ticket}`, { headers: { ...headers, ...known } })
    expect(asked.status).toBe(403)
  },
)

test("a request with two Host headers is refused as broken", async () => {
  const socket = connect(studio.port, "127.0.0.1")
  const hosts = [`localhost:${studio.port}`, "evil.example"].map((host) => `Host: ${host}\r\n`).join("")
  socket.end(`GET /__studio/ HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})

const post = (headers: Asking["headers"] = known, body: unknown = ""): Asking => ({ method: "POST", headers, body })
const withToken = (path: string) => `${path}${path.includes("?") ? "&" : "?"}token=${token}`
const edit = { file: "books.json", revision: "x", edits: [{ kind: "remove", path: [0] }] }
const cover = "picture?path=images/cover.png"

test.each<[string, number, string, Asking]>([
  [
    "a form of another site",
    403,
    "save",
    post({ "content-type": "application/x-www-form-urlencoded", ...evil }, "a=1"),
  ],
  ["a form without the token", 401, "save", post({ "content-type": "text/plain" }, edit)],
  ["a file outside data/", 403, "save", post(known, { ...edit, file: "../package.json" })],
  ["a file that is not there", 409, "save", post(known, { ...edit, file: "none.json" })],
  ["what is no edit", 400, "save", post(known, { ...edit, edits: [{ kind: "explode", path: [0] }] })],
  ["what is no JSON", 400, "save", post(known, "{")],
  ["too much at once", 413, "save", post(known, " ".repeat(5_000_001))],
  ["a picture with broken words for its field", 400, "picture", post({ ...known, "x-studio-upload": "%" }, "x")],
  ["a picture with no words for its field", 400, "picture", post({ ...known, "x-studio-upload": "nothing" }, "x")],
  ["a picture with half of its field", 400, "picture", post({ ...known, "x-studio-upload": '{"file":"a"}' }, "x")],
  ["another token for a picture", 401, `${cover}&token=${newToken()}`, {}],
  ["no token for a picture", 401, cover, {}],
  ["a token for a picture in the header alone", 401, cover, { headers: known }],
  ["a picture in another site", 403, withToken(cover), { headers: evil }],
  ["a picture that is not there", 404, withToken("picture?path=images/none.png"), {}],
  ["a picture that is none", 404, withToken("picture?path=books.json"), {}],
  ["a picture outside data/", 403, withToken("picture?path=../cover.png"), {}],
  ["a token in the address, to read", 401, withToken("kinds"), { headers: { "content-type": "application/json" } }],
  ["a token in the address, to write", 401, withToken("save"), post({ "content-type": "application/json" })],
  ["what may only be read", 404, "files", post()],
  ["what may only be written", 404, "save", { headers: known }],
  ["what every object has", 404, "toString", { headers: known }],
  ["another method", 404, "files", { method: "DELETE", headers: known }],
])("%s is refused with %i, and changes nothing", async (_what, status, path, asking) => {
  const books = () => readFileSync(join(folder, "books.json"), "utf8")
  const before = books()
  expect((await ask(`/__studio/api/${path}`, asking)).status).toBe(status)
  expect(books()).toBe(before)
})

test("a picture is shown to the page that has the token in the picture’s address; a drawing that is opened by itself runs no script", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  writeFileSync(join(folder, "images/a.svg"), drawing)
  const { status, text, headers } = await ask(withToken("/__studio/api/picture?path=images/a.svg"))
  expect([status, text]).toEqual([200, drawing])
  expect(headers).toMatchObject({ "content-type": "image/svg+xml", "x-content-type-options": "nosniff" })
  expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*; sandbox$/)
})

test("no other page may frame the studio, and nothing of it is kept", async () => {
  const { headers } = await ask("/__studio/")
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'")
  expect(headers["cache-control"]).toBe("no-store")
})

test("it listens on this machine's own address alone", async () => {
  const port = await unusedPort()
  const server = await serveStudio({ data: folder, guard: { port, token }, preview: 1, page: new Map() })
  expect((server.address() as AddressInfo).address).toBe("127.0.0.1")
  await new Promise((done) => server.close(done))
})
