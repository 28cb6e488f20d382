import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { unchanged, withChange } from "../../../content/__tests__/support/changed-data"
import { svgDiagnostic } from "../../../content/pictures/safe-svg"
import { areaOf } from "../../client/fields/controls/crop-picture"
import { ContentFiles } from "../../server/content/content-files"
import { addPicture } from "../../server/pictures/add-picture"
import { cropped } from "../../server/pictures/crop-picture"
import { changed } from "./support/with-content"

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#357" } })
const diagnosticOf = (svg: string) => expect.objectContaining(svgDiagnostic(Buffer.from(svg)))
const cover = [0, "coverUrl"]
const drop = (
  bytes: Buffer,
  file = "books.json",
  path: Array<string | number> = cover,
  words = ["Accelerate", "IMG_1.JPG"],
) =>
  withChange(unchanged, async (root) => {
    const { taken } = await addPicture(root, file, path, words, bytes)
    const bytesThere = taken.kind === "taken" ? await readFile(join(root, taken.path)) : undefined
    return { taken, there: bytesThere }
  })

test("a picture is put beside the others, under a name from the entry’s title", async () => {
  const { taken } = await drop(await drawn(720, 1080).png().toBuffer())
  expect(taken).toEqual({ kind: "taken", path: "images/books/accelerate.png" })
})

test("a picture is known by its content: a script that is called a picture is none", async () => {
  const { taken } = await drop(Buffer.from("<script>alert(1)</script>"), undefined, undefined, ["picture.png"])
  expect(taken.kind).toBe("unfit")
})

test("a drawing for a service is kept as it is", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 12h20"/></svg>'
  const { taken, there } = await drop(Buffer.from(svg), "services.json", [0, "drawingUrl"], ["Audits"])
  expect([taken.kind, there?.toString()]).toEqual(["taken", svg])
})

test.each([
  ["a logo", "testimonials.json", [0, "logoUrl"]],
  ["a drawing", "services.json", [0, "drawingUrl"]],
  ["the icon", "site.json", ["iconUrl"]],
  ["a cover, which would be made a PNG,", "books.json", cover],
])("a drawing with a script for %s is refused in the words of the check", async (_what, file, path) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>a()</script><path d="M2 12h20"/></svg>'
  const { taken } = await drop(Buffer.from(svg), file, path)
  expect(taken).toEqual({ kind: "unfit", diagnostic: diagnosticOf(svg) })
})

test("a field that holds no picture takes none", async () => {
  const { taken } = await drop(await drawn(720, 1080).png().toBuffer(), "books.json", [0, "title"])
  expect(taken).toMatchObject({ kind: "unfit", diagnostic: { message: "Pictures don’t go here." } })
})

test("a picture that was tried goes with the change that lets it go, and comes back when that is undone", async () => {
  await withChange(unchanged, async (root) => {
    const content = new ContentFiles(root)
    const add = async (width: number) => {
      const bytes = await drawn(width, 1080).png().toBuffer()
      const taken = await content.record(async () => {
        const { taken, written } = await addPicture(root, "books.json", cover, ["Cover"], bytes)
        return { written, result: taken }
      })
      if (taken.kind !== "taken") throw new Error("It was not taken.")
      await changed(content, "books.json", { kind: "set", path: cover, to: taken.path })
      return taken.path
    }
    const isThere = async (path: string) => (await content.readBytes(path)) !== undefined
    const [first, second] = [await add(720), await add(730)]
    expect([await isThere(first), await isThere(second), await isThere("images/cover.png")]).toEqual([
      false,
      true,
      true,
    ])
    await content.undo()
    expect([await isThere(first), (await content.read("books.json")).text.includes(first)]).toEqual([true, true])
    await content.undo()
    expect([await isThere(first), await isThere(second), await content.undo()]).toEqual([false, false, undefined])
  })
})

test.each([
  [
    "a wider picture is cut at its sides",
    2,
    { across: 1, down: 0.5, size: 1 },
    { left: 0.5, top: 0, width: 0.5, height: 1 },
  ],
  [
    "a higher one at its ends, enlarged",
    0.5,
    { across: 0, down: 0, size: 2 },
    { left: 0, top: 0, width: 0.5, height: 0.25 },
  ],
])("%s", (_what, ratio, placement, area) => {
  expect(areaOf(ratio, placement)).toEqual(area)
})

test("the part of a picture that is kept is a picture of its own, with the pixels that were in it", async () => {
  const half = await drawn(60, 100).png().toBuffer()
  const two = drawn(120, 100).composite([{ input: await sharp(half).negate().toBuffer(), left: 60, top: 0 }])
  const part = await cropped(await two.png().toBuffer(), { left: 0.5, top: 0, width: 0.5, height: 1 })
  const { dominant } = await sharp(part).stats()
  expect([await sharp(part).metadata(), dominant.r > dominant.b]).toMatchObject([{ width: 60, height: 100 }, true])
})
