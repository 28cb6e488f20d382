import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { gzipSync } from "node:zlib"
import { type Header, pack } from "tar-stream"
import { limits } from "../offer"
import { decodeText } from "../source/decode-text"
import { openSource } from "../source-files"
import { type ZipEntry, zipOf } from "./support/zip"

let folder = ""

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"))
})

afterEach(() => rm(folder, { recursive: true }))

async function zip(entries: readonly ZipEntry[], change = (bytes: Buffer) => bytes): Promise<string> {
  const path = join(folder, "export.zip")
  await writeFile(path, change(zipOf(entries)))
  return path
}

test("the files of an archive are read from it", async () => {
  const path = await zip([
    { name: "export/a.csv", content: "one" },
    { name: "__MACOSX/export/._a.csv", content: "junk" },
    { name: "export/.DS_Store", content: "junk" },
  ])
  const { files, close } = await openSource(path)
  expect(files.paths).toEqual(["export/a.csv"])
  expect(await files.text("export/a.csv")).toBe("one")
  close()
})

test.each(["../a.csv", "/etc/a.csv", "a/../../b.csv", "C:/a.csv"])(
  "a name that leads outside is refused: %s",
  async (name) => {
    await expect(openSource(await zip([{ name, content: "x" }]))).rejects.toThrow("leads out of the archive")
  },
)

test("an encrypted archive is refused", async () => {
  const path = await zip([{ name: "a.csv", content: "x", encrypted: true }])
  await expect(openSource(path)).rejects.toThrow("is encrypted. Unpack it with its password")
})

test("a symbolic link in an archive is refused", async () => {
  const path = await zip([{ name: "a.csv", content: "/etc/passwd", symbolicLink: true }])
  await expect(openSource(path)).rejects.toThrow("has a symbolic link, a.csv")
})

test("an archive whose download ended early is refused", async () => {
  const path = await zip([{ name: "a.csv", content: "x" }], (bytes) => bytes.subarray(0, bytes.length - 30))
  await expect(openSource(path)).rejects.toThrow("is not a whole zip archive")
})

test("a file of an archive that unpacks to more than it says is refused", async () => {
  const path = await zip([{ name: "a.csv", content: Buffer.alloc(10_000_000), claims: 10 }])
  const { files, close } = await openSource(path)
  await expect(files.read("a.csv")).rejects.toThrow("is not a whole zip archive")
  close()
})

test("a file that unpacks to too much is refused before it is unpacked", async () => {
  const path = await zip([{ name: "a.csv", content: "x", claims: 500_000_000 }])
  const { files, close } = await openSource(path)
  await expect(files.read("a.csv")).rejects.toThrow("is larger than 40 MB")
  close()
})

test("files that are too much together are refused", async () => {
  const entries = ["a", "b", "c"].map((name) => ({ name, content: Buffer.alloc(600_000) }))
  const { files, close } = await openSource(await zip(entries), { ...limits, together: 1_000_000 })
  await files.read("a")
  await expect(files.read("b")).rejects.toThrow("holds more than 1 MB")
  close()
})

test("an archive that is too large, or has too many files, is refused", async () => {
  const path = await zip(["a", "b", "c"].map((name) => ({ name, content: "x" })))
  await expect(openSource(path, { ...limits, archive: 100 })).rejects.toThrow("is larger than 0 MB")
  await expect(openSource(path, { ...limits, files: 2 })).rejects.toThrow("holds more than 2 files")
})

describe.each(["export.tar", "export.tgz"])("%s", (name) => {
  /** Entries, in the archive that it is called after. */
  async function tar(
    ...entries: readonly (Partial<Header> & { readonly name: string; readonly content?: string })[]
  ): Promise<string> {
    const archive = pack()
    for (const { content = "one", ...header } of entries) archive.entry(header, header.type ? "" : content)
    archive.finalize()
    const bytes = await buffer(archive)
    const path = join(folder, name)
    await writeFile(path, name.endsWith("tgz") ? gzipSync(bytes) : bytes)
    return path
  }

  test("is read: of two files with a name the last, and none of those that systems leave", async () => {
    const long = `./${"folder/".repeat(20)}b.csv`
    const path = await tar(
      { name: "./a.csv", content: "old" },
      { name: "./._a.csv" },
      { name: "./", type: "directory" as const },
      { name: long },
      { name: "./a.csv", content: "new" },
    )
    const { files, close } = await openSource(path)
    expect(files.paths).toEqual(["a.csv", long.slice(2)])
    expect(await files.text("a.csv")).toBe("new")
    close()
  })

  test.each([
    ["a name that leads outside", { name: "a/../../b.csv" }, "leads out of the archive"],
    ["a whole path", { name: "/etc/a.csv" }, "leads out of the archive"],
    ["a symbolic link", { name: "a.csv", type: "symlink", linkname: "/etc/passwd" }, "has a link, a.csv"],
    ["a link", { name: "a.csv", type: "link", linkname: "/etc/passwd" }, "has a link, a.csv"],
  ] as const)("with %s is refused", async (_, header, message) => {
    await expect(openSource(await tar(header))).rejects.toThrow(message)
  })

  test("whose download ended early is refused", async () => {
    const path = await tar({ name: "a.csv", content: "x".repeat(2000) })
    await writeFile(path, (await readFile(path)).subarray(0, name.endsWith("tgz") ? 60 : 1500))
    await expect(openSource(path)).rejects.toThrow("is not a whole tar archive")
  })

  test("that is too much is refused: on the disk, unpacked, a file of it, or by the number of files", async () => {
    const path = await tar({ name: "a", content: "x".repeat(1_200_000) }, { name: "b" })
    await expect(openSource(path, { ...limits, archive: 100 })).rejects.toThrow("is larger than 0 MB")
    await expect(openSource(path, { ...limits, together: 1_100_000 })).rejects.toThrow("holds more than 1 MB")
    await expect(openSource(path, { ...limits, files: 1 })).rejects.toThrow("holds more than 1 files")
    const { files } = await openSource(path, { ...limits, file: 1_100_000 })
    await expect(files.read("a")).rejects.toThrow("a in")
  })
})

test("a folder is read with its folders, but no link that leads outside", async () => {
  await mkdir(join(folder, "in/deep"), { recursive: true })
  await writeFile(join(folder, "in/deep/a.csv"), "x")
  await writeFile(join(folder, "secret.csv"), "x")
  const { files } = await openSource(join(folder, "in"))
  expect(files.paths).toEqual(["deep/a.csv"])
  await symlink("../secret.csv", join(folder, "in/link.csv"))
  await expect(openSource(join(folder, "in"))).rejects.toThrow("link.csv in in is a symbolic link that leads out")
})

test("beside a single file are only pictures", async () => {
  for (const name of ["feed.xml", "art.png", "other.xml"]) await writeFile(join(folder, name), "x")
  expect((await openSource(join(folder, "feed.xml"))).files.paths).toEqual(["feed.xml", "art.png"])
})

test("what is not there is named", async () => {
  await expect(openSource(join(folder, "nothing.zip"))).rejects.toThrow("There is no file or folder")
})

test.each([
  ["UTF-8", Buffer.from("Zoë — “ok”")],
  ["UTF-8 with a mark", Buffer.from("\ufeffZoë — “ok”")],
  ["UTF-16 with a mark", Buffer.from("\ufeffZoë — “ok”", "utf16le")],
  ["UTF-16, the other order", Buffer.from("\ufeffZoë — “ok”", "utf16le").swap16()],
  ["Windows-1252", Buffer.from("5a6feb2097209 36f6b94".replace(" ", ""), "hex")],
])("a text in %s is decoded", (_name, bytes) => {
  expect(decodeText(bytes)).toBe("Zoë — “ok”")
})

test("UTF-16 without a mark is told by its zeros", () => {
  expect(decodeText(Buffer.from("Name,Text\nZoë,ok", "utf16le"))).toBe("Name,Text\nZoë,ok")
  expect(decodeText(Buffer.from("Name,Text\nZoë,ok", "utf16le").swap16())).toBe("Name,Text\nZoë,ok")
})
