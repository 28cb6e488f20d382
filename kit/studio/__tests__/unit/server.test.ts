import { cpSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { type IncomingHttpHeaders, request } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { WebSocket } from "ws"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { type Change, unchanged, withChange, write } from "../../../content/__tests__/support/changed-data"
import { previewKey } from "../../../guard/guard"
import { browserCookie, newToken, previewKeyOf, ticketOf, tokenHeader } from "../../server/guard"
import { serveStudio } from "../../server/server"
import { words } from "../../words/words"
import { unusedPort } from "./running/support/counted-preview"
import { serveTestStudio, token } from "./support/test-studio"

const minimal = join(__dirname, "../../../content/__tests__/support/minimal-data")

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
  const page = new Map([["", { type: "text/html", content: () => `The studio, ${words.language}` }]])
  const { port, end } = await serveTestStudio(
    root,
    { page },
    ({ url, headers }, answer) => void answer.end(`The preview's ${url}, asked with ${headers[previewKey.header]}`),
  )
  const ask: Ask = (path, { method = "GET", headers = {}, body } = {}) =>
    new Promise<Answered>((done, fail) => {
      const asked = request(
        { host: "127.0.0.1", port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers } },
        (given) =>
          void text(given).then(
            (said) => done({ status: given.statusCode ?? 0, text: said, headers: given.headers }),
            fail,
          ),
      )
      asked.on("error", fail)
      asked.end(body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body))
    })
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

const folder = scratchFolder("file")
let shared: ReturnType<typeof begin> | undefined
afterAll(async () => {
  await (await shared)?.end()
})

/** With the content of all tests that change nothing. */
async function withStudio(task: Task): Promise<void> {
  if (!shared) cpSync(minimal, folder, { recursive: true })
  shared ??= begin(folder)
  await (await shared).run(task)
}

const known = { [tokenHeader]: token, "content-type": "application/json" }

test("the studio speaks the language of the browser that opens it", async () => {
  jest.replaceProperty(process, "env", { ...process.env, STUDIO_LANGUAGE: "" })
  await withStudio(async (ask) => {
    const opened = async (language: string) => {
      const { text } = await ask("/__studio/", { headers: { "accept-language": language } })
      return [text, JSON.parse((await ask("/__studio/api/none", { headers: known })).text).message]
    }
    const german = await opened("de-DE,de;q=0.9,en;q=0.8")
    const english = await opened("en-GB,en;q=0.9")
    expect([german[0], english[0]]).toEqual(["The studio, de", "The studio, en"])
    expect(german[1]).not.toBe(english[1])
  })
})

test("a browser in which the studio was opened sees the preview, which the studio asks with its key", async () => {
  await withStudio(async (ask, _root, port) => {
    const opened = await ask("/__studio/api/open", { method: "POST", headers: known })
    expect(opened.headers["set-cookie"]).toEqual([browserCookie({ port, token })])
    const { status, text } = await ask("/services/?a=1", { headers: { cookie: browserCookie({ port, token }) } })
    expect([status, text]).toEqual([200, `The preview's /services/?a=1, asked with ${previewKeyOf({ port, token })}`])
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
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain("unsafe-inline")
    expect(policy).not.toMatch(/https?:|\*/)
    expect(headers["x-content-type-options"]).toBe("nosniff")
  })
})

test("another site's page gets no connection to the content", async () => {
  await withStudio(async (_ask, _root, port) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/__studio/api/events`, { origin: "https://evil.example" })
    socket.on("error", () => undefined)
    expect(await new Promise((done) => socket.on("close", done))).toBe(1006)
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
  ["POST", "edit"],
  ["POST", "update-try"],
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
    const port = await unusedPort()
    const server = await serveStudio({ data, guard: { port, token }, preview: 1, page: new Map() })
    expect((server.address() as AddressInfo).address).toBe("127.0.0.1")
    await new Promise((done) => server.close(done))
  })
})
