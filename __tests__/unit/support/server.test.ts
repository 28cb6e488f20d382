import { request } from "node:http"
import { type ServedSite, serve } from "../../../scripts/support/server"

let site: ServedSite
beforeAll(async () => {
  site = await serve(
    new Map([
      ["index.html", Buffer.from("<p>Home</p>")],
      ["zażółć/index.html", Buffer.from("<p>Polish</p>")],
    ]),
  )
})
afterAll(() => site.close())

test("the server sends pages over HTTP, whatever letters their addresses have", async () => {
  const response = await fetch(`${site.origin}/zażółć/?from=home`, { headers: { "accept-encoding": "gzip, br" } })
  expect(response.status).toBe(200)
  expect(response.headers.get("content-encoding")).toBe("br")
  expect(await response.text()).toBe("<p>Polish</p>")
})

test("after a deployment the server has the new site, and nothing of the old", async () => {
  const old = await serve(new Map([["old.json", Buffer.from("{}")]]))
  old.deploy(new Map([["new.json", Buffer.from("{}")]]))
  expect((await fetch(`${old.origin}/old.json`)).status).toBe(404)
  expect((await fetch(`${old.origin}/new.json`)).status).toBe(200)
  old.close()
})

test("a site below a prefix is served there and nowhere else, and is led to with its slash", async () => {
  const below = await serve(new Map([["books/index.html", Buffer.from("<p>Books</p>")]]), {
    prefix: "/team",
    compressing: false,
  })
  const get = (path: string) => fetch(below.origin + path, { redirect: "manual" })
  expect((await get("/books/")).status).toBe(404)
  const page = await get("/team/books/")
  expect([page.status, page.headers.get("content-encoding")]).toEqual([200, null])
  expect((await get("/team/books")).headers.get("location")).toBe("/team/books/")
  below.close()
})

test.each([
  ["what is no address", {}, "/%", 404],
  ["another host", { host: "stranger.example" }, "/", 403],
])("a request for %s is refused, and the server goes on", async (_what, headers, path, status) => {
  const given = await new Promise((done, fail) => {
    const asked = request(site.origin, { path, headers, agent: false }, (answer) => done(answer.resume().statusCode))
    asked.on("error", fail).end()
  })
  expect(given).toBe(status)
  expect((await fetch(`${site.origin}/`)).status).toBe(200)
})
