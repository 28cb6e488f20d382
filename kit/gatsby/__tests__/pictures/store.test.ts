import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import sharp from "sharp"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { fileName } from "../../../content/pictures/slots"
import { pictureNamePrefix } from "../../pictures/address"
import { PictureChanged, pictureReader, Store } from "../../pictures/store"

let folder: string
let source: { readonly path: string; readonly shape: readonly [number, number] }
let name: string
let store: Store

beforeEach(async () => {
  folder = scratchFolder()
  source = { path: join(folder, "original.png"), shape: [1, 1] }
  await drawOriginal("#222")
  name = await nameNow(20)
  store = new Store(join(folder, "store"))
})

const drawOriginal = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } }).toFile(source.path)

/** The name of a PNG file of the original as it is now. */
async function nameNow(width: number) {
  const { absolutePath, internal } = await createFileNode(source.path, (id) => id, { name: "data", path: folder })
  return fileName(pictureNamePrefix({ absolutePath, digest: internal.contentDigest }, source.shape), width, "png")
}

const kept = () => readdir(join(folder, "store"))

test("a file is made on the first request, once for two concurrent ones, and not again", async () => {
  const paths = await Promise.all([store.path(name, source), store.path(name, source)])
  expect(await sharp(paths[0]).metadata()).toMatchObject({ format: "png", width: 20 })
  expect(paths[0]).toBe(paths[1])
  expect(await kept()).toEqual([name])
  await writeFile(paths[0], "there")
  expect(await readFile(await store.path(name, source), "utf8")).toBe("there")
})

test("a picture is read once for all its files", async () => {
  const read = pictureReader(source.path)
  await store.path(name, source, read)
  const wider = await nameNow(30)
  await rm(source.path)
  expect(await sharp(await store.path(wider, source, read)).metadata()).toMatchObject({ width: 30 })
})

test.each(["before", "in an earlier build"])(
  "a picture that is the same as one %s is not encoded again",
  async (when) => {
    await writeFile(await store.path(name, source), "there")
    await rename(source.path, join(folder, "copy.png"))
    source = { ...source, path: join(folder, "copy.png") }
    if (when === "in an earlier build") store = new Store(join(folder, "store"))
    expect(await readFile(await store.path(await nameNow(20), source), "utf8")).toBe("there")
  },
)

test("files that are no longer used are removed", async () => {
  await store.path(name, source)
  const wider = await nameNow(30)
  await store.path(wider, source)
  await store.sweep(new Set([wider]))
  expect(await kept()).toEqual([wider])
})

test("a picture that cannot be read leaves nothing behind", async () => {
  await writeFile(source.path, "no picture")
  name = await nameNow(20)
  await expect(store.path(name, source)).rejects.toThrow("unsupported image format")
  expect(await kept().catch(() => [])).toEqual([])
})

test("a picture that was replaced meanwhile is not kept under its former name", async () => {
  await drawOriginal("#ddd")
  const changed: unknown = await store.path(name, source).catch((error: unknown) => error)
  expect(changed).toBeInstanceOf(PictureChanged)
  expect(changed).toMatchObject({ present: await nameNow(20) })
  expect(await kept().catch(() => [])).toEqual([])
})
