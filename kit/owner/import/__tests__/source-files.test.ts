import { mkdir, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { limits } from "../candidate"
import { ImportRefusal } from "../format"
import { decodeBytes } from "../source/decode-bytes"
import { openSource } from "../source/open-source"
import { type ZipEntry, zipOf } from "./support/zip"

let folder = ""

beforeEach(async () => {
  folder = scratchFolder()
})

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
    { name: "export/~$offer.docx", content: "junk" },
  ])
  const { files, close } = await openSource(path)
  expect(files.paths).toEqual(["export/a.csv"])
  expect(await files.text("export/a.csv")).toBe("one")
  close()
})

test.each<[what: string, entry: Partial<ZipEntry>, refusal: string]>([
  ["a name above it", { name: "../a.csv" }, "leads out of the archive"],
  ["a name at the root", { name: "/etc/a.csv" }, "leads out of the archive"],
  ["a name that climbs out of it", { name: "a/../../b.csv" }, "leads out of the archive"],
  ["a name on a drive", { name: "C:/a.csv" }, "leads out of the archive"],
  ["an encrypted file", { encrypted: true }, "is encrypted. Unpack it with its password"],
  ["a symbolic link", { symbolicLink: true }, "has a symbolic link, a.csv"],
])("an archive with %s is refused", async (_what, entry, refusal) => {
  await expect(openSource(await zip([{ name: "a.csv", content: "x", ...entry }]))).rejects.toThrow(refusal)
})

test("names in an archive of macOS are read in the letters that they have", async () => {
  // Without the flag that says that names are in UTF-8, in both headers.
  const path = await zip([{ name: "U\u0308bersicht.md", content: "x" }], (bytes) => {
    bytes.writeUInt16LE(0, 6)
    bytes.writeUInt16LE(0, bytes.indexOf(Buffer.from("504b0102", "hex")) + 8)
    return bytes
  })
  const { files, close } = await openSource(path)
  expect(files.paths).toEqual(["U\u0308bersicht.md"])
  close()
})

test.each([-30, 2])("an archive whose download ended early is refused: %j bytes", async (end) => {
  const path = await zip([{ name: "a.csv", content: "x" }], (bytes) => bytes.subarray(0, end))
  await expect(openSource(path)).rejects.toThrow("is not a whole zip archive")
})

test("an archive in which any byte is another is refused in a sentence, or read", async () => {
  const entry = { name: "a.csv", content: "one, two and three" }
  for (const at of zipOf([entry]).keys()) {
    const path = await zip([entry], (bytes) => Buffer.from(bytes.with(at, bytes.readUInt8(at) ^ 0xff)))
    const outcome = await openSource(path)
      .then(async ({ files, close }) => {
        await Promise.all(files.paths.map(files.text)).finally(close)
      })
      .catch((error: unknown) => error)
    if (outcome !== undefined) expect(outcome).toBeInstanceOf(ImportRefusal)
  }
})

test.each([
  ["more than it says", Buffer.alloc(10_000_000), 10, "is not a whole zip archive"],
  ["too much, before it is unpacked", "x", 500_000_000, "is larger than 40 MB"],
])("a file of an archive that unpacks to %s is refused", async (_what, content, claims, refusal) => {
  const { files, close } = await openSource(await zip([{ name: "a.csv", content, claims }]))
  await expect(files.read("a.csv")).rejects.toThrow(refusal)
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
  expect(decodeBytes(bytes)).toBe("Zoë — “ok”")
})

test("UTF-16 without a mark is told by its zeros", () => {
  expect(decodeBytes(Buffer.from("Name,Text\nZoë,ok", "utf16le"))).toBe("Name,Text\nZoë,ok")
  expect(decodeBytes(Buffer.from("Name,Text\nZoë,ok", "utf16le").swap16())).toBe("Name,Text\nZoë,ok")
})
