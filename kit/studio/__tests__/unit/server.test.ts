import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { WebSocket } from "ws"
import { type Change, link, unchanged, withChange, write } from "../../../content/__tests__/support/changed-data"
import { previewKey } from "../../../guard/guard"
import type { ServerEvent } from "../../server/events"
import { browserCookie, newToken, previewKeyOf, ticketOf, tokenHeader } from "../../server/guard"
import { serveStudio } from "../../server/server"
import { words } from "../../words/words"

const minimal = join(__dirname, "../../../content/__tests__/support/minimal-data")
const token = newToken()
const portOf = (server: Server) => (server.address() as AddressInfo).port

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const port = portOf(server)
  await new Promise((done) => server.close(done))
  return port
}

interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

interface Answered {
  readonly status: number
  readonly text: string
  readonly headers: IncomingHttpHeaders
}

type Ask = (path: string, asking?: Asking) => Promise<Answered>
type Task = (ask: Ask, root: string, port: number) => Promise<void>

/** A studio of a folder with content, and a preview that says which page it was asked for. */
async function begin(root: string) {
  const preview = createServer(({ url, headers }, answer) =>
    answer.end(`The preview's ${url}, asked with ${headers[previewKey.header]}`),
  )
  await new Promise<void>((done) => preview.listen(0, "127.0.0.1", done))
  const port = await freePort()
  const page = new Map([["", { type: "text/html", content: "The studio" }]])
  const studio = await serveStudio({ data: root, guard: { port, token }, preview: portOf(preview), page })
  const ask: Ask = (path, { method = "GET", headers = {}, body } = {}) =>
    new Promise<Answered>((done, fail) => {
      const asked = request(
        { host: "127.0.0.1", port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers } },
        (given) => {
          const chunks: Buffer[] = []
          given.on("data", (chunk: Buffer) => chunks.push(chunk))
          given.on("end", () =>
            done({
              status: given.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              headers: given.headers,
            }),
          )
        },
      )
      asked.on("error", fail)
      asked.end(body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body))
    })
  const end = async () => {
    studio.closeAllConnections()
    await Promise.all([studio, preview].map((server) => new Promise((done) => server.close(done))))
  }
  return { run: (task: Task) => task(ask, root, port), end }
}

/** With content of its own. */
const withOwnStudio = (task: Task, change: Change = unchanged) =>
  withChange(change, async (root) => {
    const { run, end } = await begin(root)
    try {
      await run(task)
    } finally {
      await end()
    }
  })

const folder = mkdtempSync(join(tmpdir(), "studio-"))
let shared: ReturnType<typeof begin> | undefined
afterAll(async () => {
  await (await shared)?.end()
  rmSync(folder, { recursive: true })
})

/** With the content of all tests that change nothing. */
async function withStudio(task: Task): Promise<void> {
  if (!shared) cpSync(minimal, folder, { recursive: true })
  shared ??= begin(folder)
  await (await shared).run(task)
}

/** What a tab is told that has just connected, of a kind. */
const toldAt = <Kind extends ServerEvent["kind"]>(kind: Kind, port: number, given: string, origin: string) =>
  new Promise<Extract<ServerEvent, { readonly kind: Kind }>>((done, fail) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/__studio/api/events`, { origin })
    socket.on("open", () => socket.send(JSON.stringify({ token: given })))
    socket.on("message", (said) => {
      const event = JSON.parse(String(said)) as ServerEvent
      if (!isOfKind(event, kind)) return
      done(event)
      socket.close()
    })
    // What is wrong closes it.
    socket.on("error", () => undefined)
    socket.on("close", (code) => fail(new Error(`closed with ${code}`)))
  })

const isOfKind = <Kind extends ServerEvent["kind"]>(
  event: ServerEvent,
  kind: Kind,
): event is Extract<ServerEvent, { readonly kind: Kind }> => event.kind === kind

/** The files that there are. */
const filesAt = async (port: number, given = token, origin = `http://127.0.0.1:${port}`) =>
  (await toldAt("all", port, given, origin)).files

const known = { [tokenHeader]: token, "content-type": "application/json" }

test("the studio and the preview have one address", async () => {
  await withStudio(async (ask, _root, port) => {
    expect(await ask("/__studio/")).toMatchObject({ status: 200, text: "The studio" })
    const { text } = await ask("/services/?a=1", { headers: { cookie: browserCookie({ port, token }) } })
    expect(text).toContain("The preview's /services/?a=1")
  })
})

test("a browser in which the studio was opened sees the preview, which the studio asks with its key", async () => {
  await withStudio(async (ask, _root, port) => {
    const opened = await ask("/__studio/api/open", { method: "POST", headers: known })
    expect(opened.headers["set-cookie"]).toEqual([browserCookie({ port, token })])
    const { status, text } = await ask("/", { headers: { cookie: browserCookie({ port, token }) } })
    expect([status, text]).toEqual([200, `The preview's /, asked with ${previewKeyOf({ port, token })}`])
  })
})

test("whoever has not opened the studio reads how, and sees nothing of the preview", async () => {
  await withStudio(async (ask, _root, port) => {
    for (const cookie of ["", browserCookie({ port, token: newToken() })])
      expect(await ask("/services/", { headers: { cookie } })).toMatchObject({
        status: 403,
        text: `${words.refusals.unknownToken}\n`,
      })
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/`, { origin: `http://127.0.0.1:${port}` })
    socket.on("error", () => undefined)
    expect(await new Promise((done) => socket.on("close", done))).toBe(1006)
  })
})

test("a page of the preview runs no script but the site's own, and sends nothing elsewhere", async () => {
  await withStudio(async (ask, _root, port) => {
    const { headers } = await ask("/drawing.svg", { headers: { cookie: browserCookie({ port, token }) } })
    const policy = String(headers["content-security-policy"])
    expect(policy).toMatch(/^default-src 'self';.* form-action 'self';/)
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe-inline|https?:|\*/)
    expect(headers["x-content-type-options"]).toBe("nosniff")
  })
})

test("a name that leads to this machine by DNS gets neither", async () => {
  await withStudio(async (ask) => {
    for (const path of ["/__studio/", "/services/", "/__studio/api/kinds"])
      expect((await ask(path, { headers: { ...known, host: "evil.example" } })).status).toBe(403)
  })
})

test("content is read and changed by the page that has the token", async () => {
  await withOwnStudio(async (ask, root, port) => {
    const books = (await filesAt(port)).find(({ file }) => file === "books.json")
    const edit = { kind: "set", path: [0, "title"], to: "Mine" }
    const body = { file: "books.json", revision: books?.revision, edit }
    const { status, text } = await ask("/__studio/api/edit", { method: "POST", headers: known, body })
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ kind: "written" })
    expect(JSON.parse(await readFile(join(root, "books.json"), "utf8"))[0].title).toBe("Mine")
  })
})

test("another site's page gets no connection to the content", async () => {
  await withStudio(async (_ask, _root, port) => {
    await expect(filesAt(port, token, "https://evil.example")).rejects.toThrow("closed with 1006")
  })
})

test.each([
  ["with its ticket", (port: number) => ticketOf({ port, token }), 200],
  ["with another ticket", (port: number) => ticketOf({ port, token: newToken() }), 403],
  ["without a ticket", () => "", 403],
])(
  "the studio's page is shown to a browser that a file of the owner's leads there %s: %i",
  async (_way, ticket, status) => {
    await withStudio(async (ask, _root, port) => {
      const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }
      expect((await ask(`/__studio/?ticket=${ticket(port)}`, { headers })).status).toBe(status)
      expect(
        (await ask(`/__studio/api/kinds?ticket=${ticket(port)}`, { headers: { ...headers, ...known } })).status,
      ).toBe(403)
    })
  },
)

test("a request with two Host headers is refused as broken", async () => {
  await withStudio(async (_ask, _root, port) => {
    const socket = connect(port, "127.0.0.1")
    socket.end(`GET /__studio/ HTTP/1.1\r\nHost: localhost:${port}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

const edit = { file: "books.json", revision: "x", edit: { kind: "remove", path: [0] } }

test.each([
  [
    "a form of another site",
    { headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" }, body: "a=1" },
    403,
  ],
  ["a form without the token", { headers: { "content-type": "text/plain" }, body: JSON.stringify(edit) }, 401],
  ["another page of this machine", { headers: { ...known, origin: "http://127.0.0.1:3000" }, body: edit }, 403],
  ["a file outside data/", { headers: known, body: { ...edit, file: "../package.json" } }, 403],
  ["a file that is not there", { headers: known, body: { ...edit, file: "none.json" } }, 409],
  ["what is no edit", { headers: known, body: { ...edit, edit: { kind: "explode", path: [0] } } }, 400],
  ["what is no JSON", { headers: known, body: "{" }, 400],
  ["too much at once", { headers: known, body: " ".repeat(5_000_001) }, 413],
])("%s changes nothing", async (_what, asking, status) => {
  await withStudio(async (ask, root) => {
    const before = await readFile(join(root, "books.json"), "utf8")
    expect((await ask("/__studio/api/edit", { method: "POST", ...asking })).status).toBe(status)
    expect(await readFile(join(root, "books.json"), "utf8")).toBe(before)
  })
})

const pictureAt = (path: string, given: string = token) =>
  `/__studio/api/picture?${new URLSearchParams({ path, token: given })}`

test("a picture is shown to the page that has the token in the picture’s address", async () => {
  await withStudio(async (ask) => {
    const { status, headers } = await ask(pictureAt("images/cover.png"))
    expect([status, headers["content-type"]]).toEqual([200, "image/png"])
  })
})

test.each([
  ["another token", pictureAt("images/cover.png", newToken()), {}, 401],
  ["no token", "/__studio/api/picture?path=images/cover.png", {}, 401],
  ["the token in the header alone", "/__studio/api/picture?path=images/cover.png", known, 401],
  ["the token, asked for by another site", pictureAt("images/cover.png"), { origin: "https://evil.example" }, 403],
  ["the token, framed by another site", pictureAt("images/cover.png"), { "sec-fetch-site": "cross-site" }, 403],
])("with %s a picture is not shown", async (_what, path, headers, status) => {
  await withStudio(async (ask) => expect((await ask(path, { headers })).status).toBe(status))
})

test.each([
  ["GET", "kinds"],
  ["GET", "pictures"],
  ["GET", "changes"],
  ["POST", "edit"],
  ["POST", "picture"],
  ["POST", "undo"],
  ["POST", "publish"],
  ["HEAD", "picture"],
])("%s %s does not take the token from its address", async (method, path) => {
  await withStudio(async (ask) => {
    const headers = { "content-type": "application/json" }
    expect((await ask(`/__studio/api/${path}?token=${token}`, { method, headers })).status).toBe(401)
  })
})

test.each([
  ["that is not there", "images/none.png", 404],
  ["that is no picture", "books.json", 404],
  ["outside data/", "../cover.png", 403],
])("a picture %s is not sent", async (_what, path, status) => {
  await withStudio(async (ask) => expect((await ask(pictureAt(path))).status).toBe(status))
})

test("a picture that is a link out of data/ is not sent", async () => {
  await withOwnStudio(
    async (ask) => expect((await ask(pictureAt("images/out.png"))).status).toBe(403),
    link("/etc/hostname", "images/out.png"),
  )
})

test("a drawing that is opened by itself runs no script", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await withOwnStudio(
    async (ask) => {
      const { text, headers } = await ask(pictureAt("images/a.svg"))
      expect(text).toBe(drawing)
      expect(headers["content-type"]).toBe("image/svg+xml")
      expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*; sandbox$/)
      expect(headers["x-content-type-options"]).toBe("nosniff")
    },
    write("images/a.svg", drawing),
  )
})

test("no other page may frame the studio, and nothing of it is kept", async () => {
  await withStudio(async (ask) => {
    const { headers } = await ask("/__studio/")
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'")
    expect(headers["cache-control"]).toBe("no-store")
  })
})

test.each(["%", "nothing", JSON.stringify({ file: "books.json" })])(
  "a picture that comes with %j for its field is refused, and the studio goes on",
  async (about) => {
    await withStudio(async (ask) => {
      const headers = { ...known, "x-studio-upload": about }
      expect((await ask("/__studio/api/picture", { method: "POST", headers, body: "x" })).status).toBe(400)
      expect((await ask("/__studio/")).status).toBe(200)
    })
  },
)

test.each([
  ["POST", "files"],
  ["GET", "edit"],
  ["GET", "toString"],
  ["DELETE", "files"],
])("there is no %s %s", async (method, path) => {
  await withStudio(async (ask) => {
    expect((await ask(`/__studio/api/${path}`, { method, headers: known })).status).toBe(404)
  })
})

test("it listens on this machine's own address alone", async () => {
  await withChange(unchanged, async (data) => {
    const port = await freePort()
    const server = await serveStudio({ data, guard: { port, token }, preview: 1, page: new Map() })
    expect((server.address() as AddressInfo).address).toBe("127.0.0.1")
    await new Promise((done) => server.close(done))
  })
})

test("a preview that does not answer yet is said in words", async () => {
  await withChange(unchanged, async (data) => {
    const port = await freePort()
    const server = await serveStudio({ data, guard: { port, token }, preview: await freePort(), page: new Map() })
    const headers = { cookie: browserCookie({ port, token }) }
    const answer = await fetch(`http://127.0.0.1:${port}/services/`, { headers })
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining("reload the page")])
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
})
