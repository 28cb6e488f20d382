import { readdirSync, readFileSync } from "node:fs"
import { type IncomingMessage, request } from "node:http"
import os from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { unchanged, withChange } from "../../../content/__tests__/support/changed-data"
import { snapshot } from "../../../content/__tests__/support/new-entry"
import * as apart from "../../../owner/import/read-apart"
import { readSource } from "../../../owner/import/read-source"
import { tokenHeader } from "../../server/guard"
import { receiveFile, sanitizeFileName } from "../../server/import/import-run"
import type { CandidateList, ImportOutcome } from "../../server/import/imports"
import { sent, serveTestStudio, token } from "./support/test-studio"

const feed = readFileSync(join(__dirname, "../../../owner/import/__tests__/fixtures/podcast/runway.xml"))
const podcast = "11111111-1111-4111-8111-111111111111"
const another = "22222222-2222-4222-8222-222222222222"

/** The folder in which the operating system's temporary files are during a test. */
let aside: string

// A thread takes longer to begin than a feed to be read: kit/owner/import/__tests__/read-apart.test.ts has one.
beforeEach(() => {
  jest
    .spyOn(apart, "readApart")
    .mockImplementation((path, { onProgress = () => {}, hints }) => readSource(path, onProgress, hints))
  aside = scratchFolder()
})

/** A studio of a folder, whose temporary files are aside. */
async function begin(root: string) {
  jest.spyOn(os, "tmpdir").mockReturnValue(aside)
  const { port, end: close } = await serveTestStudio(root)
  const ask = (request: string, body: unknown) => sent(port, request, body)
  const send = (name: string, content: Buffer | string, run = podcast, known?: object) =>
    sent(port, "import-file", { run, name }, content, known)
  const candidates = async (): Promise<CandidateList> => (await ask("import-candidates", { run: podcast })).json()
  /** Takes candidates, by their titles, with changed values. */
  const take = async (wanted: Readonly<Record<string, object>>): Promise<ImportOutcome> => {
    const chosen = (await candidates()).candidates.flatMap(({ id, title }) => {
      const edits = wanted[title]
      return edits ? [{ candidate: id, edits }] : []
    })
    return (await ask("import-take", { run: podcast, chosen, options: { fetchPictures: false } })).json()
  }
  return { root, port, ask, send, candidates, take, close }
}

const withStudio = (task: (studio: Awaited<ReturnType<typeof begin>>) => Promise<void>): Promise<void> =>
  withChange(unchanged, async (root) => {
    const studio = await begin(root)
    try {
      await task(studio)
    } finally {
      await studio.close()
    }
  })

const mediaIn = (root: string) =>
  JSON.parse(readFileSync(join(root, "media.json"), "utf8")) as ReadonlyArray<Record<string, unknown>>

test("a file from who does not have the studio's address is refused, and nothing of it is kept", () =>
  withStudio(async ({ send }) => {
    expect((await send("feed.xml", feed, podcast, {})).status).toBe(401)
    expect(
      (await send("feed.xml", feed, podcast, { [tokenHeader]: token, origin: "http://evil.example" })).status,
    ).toBe(403)
    expect(readdirSync(aside)).toEqual([])
  }))

test("a feed is recognised, and offered with its fields, its notes and what it lacks", () =>
  withStudio(async ({ send, candidates, ask }) => {
    expect((await send("feed.xml", feed)).status).toBe(200)
    const { sources, candidates: found } = await candidates()
    expect(await (await ask("import-progress", { run: podcast })).json()).toEqual({ done: 1, total: 1 })
    expect(sources).toMatchObject([{ name: "feed.xml", formats: ["a podcast’s feed"] }])
    expect(found).toMatchObject([
      { kind: "media", title: "Nine days to a pull request", lacks: [], hasWebPictures: true },
      { title: "A rota for two teams", notes: [expect.stringMatching(/^Its address began with http:/)] },
      { title: "What is to come" },
    ])
    const title = found[1]?.fields.find(({ key }) => key === "title")
    expect(title).toMatchObject({ label: "Title", required: true, value: "A rota for two teams" })
  }))

test("a changed value is checked before it is taken", () =>
  withStudio(async ({ send, candidates, ask }) => {
    await send("feed.xml", feed)
    const [first] = (await candidates()).candidates
    const lacks = async (edits: Record<string, string>) =>
      (await ask("import-check", { run: podcast, candidate: first?.id, edits })).json()
    expect(await lacks({ externalUrl: "runway" })).toMatchObject([{ key: "externalUrl" }])
    expect(await lacks({ externalUrl: "https://runway.example.org/13", title: " " })).toEqual([
      { key: "title", message: "Missing: title.", isNeeded: true },
    ])
    expect(await lacks({ externalUrl: "https://runway.example.org/13" })).toEqual([])
  }))

test("chosen candidates are taken with their changes, or refused by name, as one step, which undo takes back", () =>
  withStudio(async ({ root, send, take, candidates, ask }) => {
    const was = await snapshot(root)
    await send("feed.xml", feed)
    const { taken, refused } = await take({
      "A rota for two teams": { title: " Two rotas ", nonsense: "x" },
      "Nine days to a pull request": { externalUrl: "" },
    })
    expect(refused).toMatchObject([{ title: "Nine days to a pull request", reasons: ["Missing: link."] }])
    const index = mediaIn(root).findIndex(({ title }) => title === "Two rotas")
    expect(taken).toMatchObject([{ kind: "media", file: "media.json", path: [index] }])
    expect(mediaIn(root)[index]).toMatchObject({ externalUrl: "https://runway.example.org/12" })
    expect(mediaIn(root)[index]).not.toHaveProperty("nonsense")
    // It has the title that it was given, and its address is there.
    expect(await candidates()).toMatchObject({
      there: ["“A rota for two teams” is there already: it stays as it is."],
      candidates: [{}, {}],
    })

    expect(await (await ask("undo", {})).json()).toMatchObject({ kind: "done" })
    expect(await snapshot(root)).toEqual(was)
    expect((await candidates()).candidates).toHaveLength(3)
  }))

test("a file that cannot be read is named among the sources, and an open date is no hindrance", () =>
  withStudio(async ({ send, candidates, take }) => {
    await send("notes.docx", "Nothing.")
    await send("talks.csv", "title,show,type,link,date\nA talk,QCon,talk,https://qcon.example.org/1,03/04/2024\n")
    const { sources, candidates: found } = await candidates()
    expect(sources).toMatchObject([
      { formats: ["a list in a CSV file"] },
      { formats: [], sentences: [expect.stringMatching(/^Left out: notes\.docx is nothing that can be imported/)] },
    ])
    expect(found[0]).toMatchObject({ parts: ["Title", "Kind", "Where it appeared", "Link"] })
    expect(found[0]?.lacks).toEqual([
      { key: "date", message: "“03/04/2024” may be 3 April 2024 or 4 March 2024.", isNeeded: false },
    ])
    expect(await take({ "A talk": {} })).toMatchObject({ taken: [{ title: "A talk" }], refused: [] })
  }))

test("a file that says it is larger than an import may be is refused before it is read", () =>
  withStudio(async ({ port }) => {
    const headers = {
      [tokenHeader]: token,
      "content-length": String(300 * 1024 * 1024 + 1),
      "x-studio-upload": encodeURIComponent(JSON.stringify({ run: podcast, name: "all.zip" })),
    }
    const said = await new Promise<string>((done, fail) => {
      const asked = request({ port, host: "127.0.0.1", path: "/__studio/api/import-file", method: "POST", headers })
      asked.on("error", fail)
      asked.on("response", (answer) => answer.on("data", (chunk) => done(String(chunk))))
      asked.flushHeaders()
    })
    expect(JSON.parse(said)).toEqual({ message: expect.stringMatching(/^all\.zip is too large: .* 300 MB\./) })
  }))

test("of a file that turns out to be too large, or breaks off, nothing is left", async () => {
  const sent = async function* (ending: () => void) {
    yield Buffer.alloc(60)
    yield Buffer.alloc(60)
    ending()
  }
  const as = (body: AsyncIterable<Buffer>) =>
    Object.assign(Readable.from(body), { headers: {} }) as unknown as IncomingMessage
  const breaksOff = () => {
    throw new Error("It broke off.")
  }
  expect(await receiveFile(as(sent(() => {})), aside, "all.zip", 100)).toBeUndefined()
  await expect(receiveFile(as(sent(breaksOff)), aside, "all.zip", 1000)).rejects.toThrow("It broke off.")
  expect(readdirSync(aside)).toEqual([])
  expect(await receiveFile(as(sent(() => {})), aside, "all.zip", 120)).toBe(120)
  expect(readFileSync(join(aside, "all.zip"))).toHaveLength(120)
})

test("two files of one name are two sources, and a picture beside them is none", () =>
  withStudio(async ({ send, candidates }) => {
    for (const name of ["feed.xml", "feed.xml", "art-12.png"]) await send(name, feed)
    expect((await candidates()).sources.map(({ name }) => name)).toEqual(["2-feed.xml", "feed.xml"])
    expect((await candidates()).candidates).toHaveLength(3)
  }))

test("the files are removed when the import is closed, another one begins, or the studio ends", () =>
  withStudio(async ({ send, ask, close }) => {
    await send("feed.xml", feed)
    const [first] = readdirSync(aside)
    await send("feed.xml", feed, another)
    expect(readdirSync(aside)).toHaveLength(1)
    expect(readdirSync(aside)).not.toContain(first)
    // A tab that is closed late does not end the import of another one.
    await ask("import-close", { run: podcast })
    expect(readdirSync(aside)).toHaveLength(1)
    const late = await ask("import-candidates", { run: podcast })
    expect([late.status, await late.json()]).toEqual([
      409,
      { message: "This import has ended. Drop or choose the files again." },
    ])
    await ask("import-close", { run: another })
    expect(readdirSync(aside)).toEqual([])

    await send("feed.xml", feed)
    expect(readdirSync(aside)).toHaveLength(1)
    await close()
    expect(readdirSync(aside)).toEqual([])
  }))

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\feed.xml", "feed.xml"],
  ["..", "file"],
  ["", "file"],
  [".hidden", "hidden"],
  ["a:b?.csv", "a-b-.csv"],
  ["feed\u0000.xml", "feed-.xml"],
  [`${"é".repeat(300)}.csv`, `${"é".repeat(56)}.csv`],
])("the file that a browser calls %j is %s here", (given, name) => {
  expect(sanitizeFileName(given)).toBe(name)
})
