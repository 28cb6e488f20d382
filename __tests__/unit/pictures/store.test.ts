import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { Store } from "../../../src/pictures/store"

let folder: string
let source: { readonly path: string; readonly shape: readonly [number, number] }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"))
  source = { path: join(folder, "original.png"), shape: [1, 1] }
  await sharp({ create: { width: 40, height: 40, channels: 3, background: "#222" } }).toFile(source.path)
})

afterEach(() => rm(folder, { recursive: true }))

const name = "original-0123456789-20.png"
const kept = () => readdir(join(folder, "store"))

test("a file is made when it is first asked for", async () => {
  const path = await new Store(join(folder, "store")).path(name, source)
  expect(await sharp(path).metadata()).toMatchObject({ format: "png", width: 20 })
})

test("a file that is there is not made again", async () => {
  const store = new Store(join(folder, "store"))
  await writeFile(await store.path(name, source), "there")
  expect(await readFile(await store.path(name, source), "utf8")).toBe("there")
})

test("two that ask at once get the same file, made once", async () => {
  const store = new Store(join(folder, "store"))
  const paths = await Promise.all([store.path(name, source), store.path(name, source)])
  expect(paths[0]).toBe(paths[1])
  expect(await kept()).toEqual([name])
})

test("what is not used any more is swept", async () => {
  const store = new Store(join(folder, "store"))
  await store.path(name, source)
  await store.path("original-0123456789-30.png", source)
  await store.sweep(new Set(["original-0123456789-30.png"]))
  expect(await kept()).toEqual(["original-0123456789-30.png"])
})

test("a picture that cannot be read leaves nothing behind", async () => {
  await writeFile(source.path, "no picture")
  await expect(new Store(join(folder, "store")).path(name, source)).rejects.toThrow("unsupported image format")
  expect(await kept().catch(() => [])).toEqual([])
})
