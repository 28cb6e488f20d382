import dns from "node:dns"
import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import { Readable } from "node:stream"
import { fetchPicture, isPublicAddress, lookupPublic } from "../take/fetch-picture"

const answer = (
  statusCode: number,
  { location = undefined as string | undefined, body = [] as readonly Buffer[] } = {},
) => Object.assign(Readable.from(body), { statusCode, headers: { ...(location === undefined ? {} : { location }) } })

const answers = (...given: ReadonlyArray<ReturnType<typeof answer>>) => {
  const left = [...given]
  return jest.fn(async (_url: URL) => left.shift() ?? answer(404))
}

/** What dns.lookup says of any name. */
const resolving = (...addresses: readonly string[]) =>
  jest.spyOn(dns, "lookup").mockImplementation(((
    _name: string,
    _options: unknown,
    tell: (error: null, found: unknown) => void,
  ) =>
    tell(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )) as never)

test("a picture is fetched, and redirects are followed", async () => {
  const ask = answers(
    answer(302, { location: "/b.png" }),
    answer(200, { body: [Buffer.from("pic"), Buffer.from("ture")] }),
  )
  expect(String(await fetchPicture("https://cdn.example.org/a.png", ask))).toBe("picture")
  expect(ask.mock.calls.map(([url]) => url.href)).toEqual([
    "https://cdn.example.org/a.png",
    "https://cdn.example.org/b.png",
  ])
})

const local = [
  "http://cdn.example.org/a.png",
  "https://127.0.0.1/a.png",
  "https://[::1]/a.png",
  "https://localhost/a.png",
  "https://router.local/a.png",
  "file:///etc/passwd",
  "a.png",
  "https://localhost./a.png",
  "https://router/a.png",
  "https://foo.localhost./a.png",
  "https://a.local./a.png",
  "https://A.LOCAL/a.png",
  "https://x.home.arpa./a.png",
  "https://0x7f.1/a.png",
  "https://2130706433/a.png",
  "https://017700000001/a.png",
  "https://127.1./a.png",
  "https://[::ffff:127.0.0.1]/a.png",
  "https://[64:ff9b::7f00:1]/a.png",
  "https://１２７.0.0.1/a.png",
]

test.each(local)("no address of this computer or its network is asked: %s", async (address) => {
  const ask = answers()
  await expect(fetchPicture(address, ask)).rejects.toThrow("has no public https address")
  expect(ask).not.toHaveBeenCalled()
})

test("nor is one that an answer leads to", async () => {
  const ask = answers(answer(302, { location: "https://127.0.0.1/a.png" }))
  await expect(fetchPicture("https://cdn.example.org/a.png", ask)).rejects.toThrow("has no public https address")
  expect(ask).toHaveBeenCalledTimes(1)
})

test("answers that lead in a circle are followed for a while", async () => {
  const ask = jest.fn(async () => answer(301, { location: "/a.png" }))
  await expect(fetchPicture("https://cdn.example.org/a.png", ask)).rejects.toThrow("has no public https address")
  expect(ask).toHaveBeenCalledTimes(5)
})

test("a name that stands for this computer is not connected to", async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  resolving("127.0.0.1")
  await expect(fetchPicture(`https://cdn.example.org:${port}/a.png`)).rejects.toThrow("has no public https address")
  expect(connections).toBe(0)
  server.close()
})

test("of a name with several addresses, a connection gets the public ones", () => {
  resolving("10.0.0.1", "93.184.215.14", "::1", "2606:2800:220:1::1")
  const tell = jest.fn()
  lookupPublic("cdn.example.org", { all: true }, tell)
  lookupPublic("cdn.example.org", {}, tell)
  expect(tell.mock.calls).toEqual([
    [null, [expect.objectContaining({ address: "93.184.215.14" }), { address: "2606:2800:220:1::1", family: 6 }]],
    [null, "93.184.215.14", 4],
  ])
})

test.each(["8.8.8.8", "93.184.215.14", "172.15.0.1", "172.32.0.1", "100.63.0.1", "2606:2800:220:1::1", "2a00:1450::1"])(
  "%s is an address of the internet",
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  "0.0.0.0",
  "127.0.0.1",
  "127.255.255.254",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "100.127.255.255",
  "192.0.0.8",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "fe80::1",
  "fe80::1%eth0",
  "fc00::1",
  "fd12:3456::1",
  "fec0::1",
  "ff02::1",
  "2002:7f00:1::",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "2001::1",
  "2001:db8::1",
  "",
  "localhost",
  "1.2.3",
])("%s is none", (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test("a picture that is not there, or too large, gets a sentence", async () => {
  const address = "https://cdn.example.org/a.png"
  await expect(fetchPicture(address, answers())).rejects.toThrow("the answer was 404")
  const large = answer(200, { body: Array.from({ length: 31 }, () => Buffer.alloc(1024 * 1024)) })
  await expect(fetchPicture(address, answers(large))).rejects.toThrow("is larger than 30 MB")
})
