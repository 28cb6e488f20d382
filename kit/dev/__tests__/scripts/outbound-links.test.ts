import { writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { findBrokenLinks } from "../../support/outbound-links"

let server: Server
let origin: string
const folder = scratchFolder("file")
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "")
    response.statusCode = Number(/\d{3}/.exec(request.url ?? "")?.[0] ?? 200)
    response.end("A page")
  }).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
})

const page = (name: string, ...addresses: string[]) =>
  writeFile(join(folder, name), addresses.map((address) => `<a href="${address}">words</a>`).join("\n"))

test("pages that are gone are named, with the files that link to them", async () => {
  await page("one.html", `${origin}/404`, `${origin}/410`, `${origin}/here#part`, "/within/")
  await page("two.html", `${origin}/404`, "https://edda-marlowe.example/", "mailto:a@b.org")
  expect(await findBrokenLinks(folder)).toEqual([
    { address: `${origin}/404`, answer: "answers 404", files: ["one.html", "two.html"] },
    { address: `${origin}/410`, answer: "answers 410", files: ["one.html"] },
  ])
  expect(asked).toContain("/here")
})

test("a response that only programs get, or a temporary one, does not count as broken", async () => {
  await page("one.html", `${origin}/403`, `${origin}/429`, `${origin}/503`)
  await page("two.html")
  expect(await findBrokenLinks(folder)).toEqual([])
})

test("a host that does not answer counts as broken", async () => {
  await page("one.html", "http://127.0.0.1:1/")
  const [lost] = await findBrokenLinks(folder)
  expect(lost).toMatchObject({ address: "http://127.0.0.1:1/", files: ["one.html"] })
  expect(lost?.answer).toMatch(/^cannot be reached: /)
})
