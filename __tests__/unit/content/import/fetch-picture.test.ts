import { fetchPicture } from "../../../../src/content/import/take/fetch-picture"

const answers = (...given: readonly Response[]) => {
  const left = [...given]
  return jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => left.shift() ?? new Response(null, { status: 404 }))
}

test("a picture is fetched, and redirects are followed", async () => {
  const asked = answers(
    new Response(null, { status: 302, headers: { location: "/b.png" } }),
    new Response(Buffer.from("picture")),
  )
  expect(String(await fetchPicture("https://cdn.example.org/a.png"))).toBe("picture")
  expect(asked.mock.calls.map(([url]) => String(url))).toEqual([
    "https://cdn.example.org/a.png",
    "https://cdn.example.org/b.png",
  ])
})

test.each([
  ...["http://cdn.example.org/a.png", "https://127.0.0.1/a.png", "https://[::1]/a.png", "https://localhost/a.png"],
  ...["https://router.local/a.png", "file:///etc/passwd", "a.png"],
])("no address of this computer or its network is asked: %s", async (address) => {
  const asked = answers()
  await expect(fetchPicture(address)).rejects.toThrow("has no public https address")
  expect(asked).not.toHaveBeenCalled()
})

test("nor is one that an answer leads to", async () => {
  const asked = answers(new Response(null, { status: 302, headers: { location: "https://10.0.0.1/a.png" } }))
  await expect(fetchPicture("https://cdn.example.org/a.png")).rejects.toThrow("has no public https address")
  expect(asked).toHaveBeenCalledTimes(1)
})

test("a picture that is not there, or too large, gets a sentence", async () => {
  answers()
  await expect(fetchPicture("https://cdn.example.org/a.png")).rejects.toThrow("the answer was 404")
  answers(new Response(Buffer.alloc(31 * 1024 * 1024)))
  await expect(fetchPicture("https://cdn.example.org/a.png")).rejects.toThrow("is larger than 30 MB")
})
