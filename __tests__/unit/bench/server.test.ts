import { type ServedSite, serve } from "../../../bench/support/server"

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
