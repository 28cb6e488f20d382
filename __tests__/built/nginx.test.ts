import { rmSync, writeFileSync } from "node:fs"
import { type IncomingHttpHeaders, request } from "node:http"
import { join } from "node:path"
import { sample } from "../../kit/dev/support/owners"
import { howToInstall, nginx as program } from "../../kit/dev/support/requirements"
import { nginxRedirects } from "../../kit/gatsby/outputs/redirects"
import { everywhere, hashed } from "../../kit/owner/browser/hosting"
import { testIf } from "../support/left-out"
import { scratchFolder } from "../support/scratch-folder"
import { serveWithNginx } from "./support/nginx"
import { forEachOwner } from "./support/site"

const onceMore = "public, max-age=0, must-revalidate"

let nginx: Awaited<ReturnType<typeof serveWithNginx>>
afterAll(() => nginx?.stop())

interface Reply {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A request whose path is sent as it is, without being normalized. */
const get = (path: string, headers: Record<string, string> = {}, { socket } = nginx) =>
  new Promise<Reply>((resolve, reject) => {
    const sent = request({ socketPath: socket, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on("error", reject)
    sent.end()
  })

// In CI, no test may be skipped because a program is missing: there it fails.
const testNginx = testIf(
  program.isThere() || Boolean(process.env.CI),
  "the settings for nginx",
  howToInstall([program]),
)

forEachOwner(
  ({ files }) => {
    beforeAll(async () => {
      nginx = await serveWithNginx(join(sample.folder, "public"))
    })

    testNginx("a page has the headers that lock it down, and is asked for anew each time", async () => {
      const { status, headers } = await get("/services/")
      expect(status).toBe(200)
      for (const [name, value] of Object.entries(everywhere))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
      expect(headers["cache-control"]).toBe(onceMore)
      expect(headers["content-type"]).toBe("text/html; charset=utf-8")
      expect(headers.server).toBe("nginx")
    })

    testNginx("files with a hash in their names are kept, with the same locks", async () => {
      const pictures = files(".avif").slice(0, 3)
      const named = [...files(".js"), ...files(".css"), ...files(".woff2"), ...pictures]
      expect(named.length).toBeGreaterThan(10)
      for (const file of named) {
        const inFolder = hashed.folders.some((folder) => file.startsWith(`${folder}/`))
        if (!inFolder) expect(file).toMatch(/-[0-9a-f]{8}\.js$|\.[0-9a-f]{8}\.css$/)
        const { headers } = await get(`/${file}`)
        expect([file, headers["cache-control"]]).toEqual([file, hashed.cacheControl])
        expect([file, headers["x-content-type-options"]]).toEqual([file, "nosniff"])
      }
    })

    testNginx("data and lists are asked for anew each time", async () => {
      for (const path of [
        "/page-data/services/page-data.json",
        "/page-data/app-data.json",
        "/rss.xml",
        "/sitemap-index.xml",
      ]) {
        const { status, headers } = await get(path)
        expect([path, status, headers["cache-control"]]).toEqual([path, 200, onceMore])
      }
    })

    testNginx("pages, their data, lists and scripts come compressed", async () => {
      const scripts = files(".js").filter((file) => file.startsWith("app-"))
      expect(scripts).not.toEqual([])
      for (const path of ["/", "/page-data/blog/page-data.json", "/rss.xml", ...scripts.map((file) => `/${file}`)]) {
        const { status, headers } = await get(path, { "Accept-Encoding": "gzip" })
        expect([path, status, headers["content-encoding"]]).toEqual([path, 200, "gzip"])
        expect(headers.vary).toContain("Accept-Encoding")
      }
    })

    testNginx("an address without its last slash leads to the page", async () => {
      const { status, headers } = await get("/services?from=card")
      expect([status, headers.location]).toEqual([301, "/services/?from=card"])
    })

    testNginx("a lost visitor gets the page for it, with its status, and nobody keeps it", async () => {
      for (const path of ["/no-such-page/", "/no-such-file-0123456789abcdef0123.js", "/static/none.avif"]) {
        const { status, headers, body } = await get(path)
        expect([path, status, headers["cache-control"]]).toEqual([path, 404, onceMore])
        expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"])
        expect(body).toContain("<main")
      }
    })

    testNginx("no folder is listed, and nothing is told of one without a page", async () => {
      for (const path of ["/static/", "/page-data/", "/page-data/services/"]) {
        const { status, body } = await get(path)
        expect([path, status]).toEqual([path, 404])
        expect(body).not.toContain("Index of")
      }
    })

    testNginx("what is not meant for visitors is not served", async () => {
      for (const path of ["/_headers", "/_redirects", "/.env", "/.git/config"])
        expect([path, (await get(path)).status]).toEqual([path, 404])
    })

    testNginx("a redirect leads on for good, and the list of them is not served", async () => {
      const root = scratchFolder()
      writeFileSync(join(root, "_redirects.nginx"), nginxRedirects([{ from: "/old/", to: "/new/#part" }]))
      writeFileSync(join(root, "404.html"), "lost")
      const server = await serveWithNginx(root)
      try {
        const { status, headers } = await get("/old/", {}, server)
        expect([status, headers.location]).toEqual([301, "/new/#part"])
        expect(headers["x-content-type-options"]).toBe("nosniff")
        expect((await get("/_redirects.nginx", {}, server)).status).toBe(404)
      } finally {
        await server.stop()
        rmSync(root, { recursive: true })
      }
    })
  },
  ["sample"],
)
