import { mkdir, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { type Change, link, unchanged, write } from "../../../content/__tests__/support/changed-data"
import { addedFiles, entriesAfter, type Run, run } from "../../../content/__tests__/support/new-entry"

const book = (title = "Rest", cover = "ROOT/source") => [
  "book",
  "--title",
  title,
  "--author",
  "A",
  "--amazonUrl",
  "https://www.amazon.com/dp/1",
  "--cover",
  cover,
]

/** Red on the left, blue on the right. */
async function twoColours(width: number, height: number): Promise<Sharp> {
  const half = { width: Math.floor(width / 2), height, channels: 3 } as const
  const red = await sharp({ create: { ...half, background: "#f00" } })
    .png()
    .toBuffer()
  return sharp(
    await sharp({ create: { width, height, channels: 3, background: "#00f" } })
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  )
}

const source =
  (finish: (image: Sharp) => Sharp, width = 360, height = 540): Change =>
  async (root) =>
    writeFile(join(root, "source"), await finish(await twoColours(width, height)).toBuffer())

async function copyOf(change: Change, args = book()) {
  const result = await run(change, args)
  expect(result.stderr).toBe("")
  const [path = ""] = addedFiles(result).filter((added) => added.includes("."))
  const bytes = result.after.get(path) ?? Buffer.alloc(0)
  return { path, bytes, metadata: await sharp(bytes).metadata(), result }
}

/** The colour near the corner at the top left. */
async function corner(bytes: Buffer): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left: 20, top: 20, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

function expectNear(colour: readonly number[], expected: readonly number[]) {
  expect(colour.every((value, index) => Math.abs(value - (expected[index] ?? 0)) <= 12)).toBe(true)
}

test("a photograph is turned upright and says no longer where it was taken", async () => {
  const located = { IFD0: { Model: "Camera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" } }
  const turned = source((image) => image.jpeg().withExif(located).withMetadata({ orientation: 6 }).withExif(located))
  const { bytes, metadata } = await copyOf(turned)
  expect(metadata).toMatchObject({ format: "jpeg", width: 540, height: 360 })
  for (const left of [metadata.exif, metadata.orientation, metadata.icc, metadata.xmp, metadata.iptc])
    expect(left).toBeUndefined()
  // What was on the left is at the top.
  expectNear(await corner(bytes), [255, 0, 0])
  expectNear(
    await corner(await sharp(bytes).extract({ left: 0, top: 300, width: 60, height: 60 }).toBuffer()),
    [0, 0, 255],
  )
})

test("a picture for print becomes one for screens", async () => {
  const { bytes, metadata } = await copyOf(source((image) => image.toColourspace("cmyk").jpeg()))
  expect(metadata).toMatchObject({ space: "srgb", channels: 3 })
  const [red = 0, green = 255, blue = 255] = await corner(bytes)
  expect(red).toBeGreaterThan(180)
  expect(Math.max(green, blue)).toBeLessThan(90)
})

test("the colours of a Display P3 picture stay, without its profile", async () => {
  const wide: Change = async (root) => {
    const red = sharp({ create: { width: 360, height: 540, channels: 3, background: "#f00" } })
    await writeFile(join(root, "source"), await red.withIccProfile("p3").png().toBuffer())
  }
  const { bytes, metadata } = await copyOf(wide)
  expect(metadata.icc).toBeUndefined()
  expectNear(await corner(bytes), [255, 0, 0])
})

test("4000 pixels become 2400", async () => {
  const { metadata } = await copyOf(source((image) => image.jpeg(), 2000, 4000))
  expect(metadata).toMatchObject({ width: 1200, height: 2400 })
})

test("a small picture is not enlarged", async () => {
  const { metadata } = await copyOf(source((image) => image.png(), 100, 150))
  expect(metadata).toMatchObject({ width: 100, height: 150 })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="540"><circle r="99"/></svg>'

test.each([
  ["JPEG", source((image) => image.jpeg()), "jpg"],
  ["PNG", source((image) => image.png()), "png"],
  ["WebP", source((image) => image.webp()), "webp"],
  ["AVIF", source((image) => image.avif({ effort: 0 })), "avif"],
  ["TIFF", source((image) => image.tiff()), "jpg"],
  ["TIFF that can be seen through", source((image) => image.ensureAlpha(0.5).tiff({ compression: "lzw" })), "png"],
  ["GIF", source((image) => image.gif()), "png"],
  ["drawing in SVG", write("source", svg), "png"],
] as const)("a %s is copied as one that the site can use", async (_kind, change, ending) => {
  const { path, metadata } = await copyOf(change)
  expect(path).toBe(`images/books/rest.${ending}`)
  expect(metadata.format).toBe({ jpg: "jpeg", png: "png", webp: "webp", avif: "heif" }[ending])
})

test.each([
  ["The Manager’s Path: “Überblick” & more", "the-managers-path-uberblick-more"],
  ["日本", "book"],
  ["word ".repeat(40), "word-word-word-word-word-word-word-word-word-word-word-word-word-word-word-word"],
  ["Rest", "rest", "'ROOT/images/cover.png'"],
])(
  "the picture’s name is made from the title, whatever some terminals put around its path: %s",
  async (title, stem, cover = "ROOT/images/cover.png") => {
    expect((await copyOf(unchanged, book(title, cover))).path).toBe(`images/books/${stem}.png`)
  },
)

test("a name that is taken is followed by a number, whatever its ending and capitals", async () => {
  const taken: Change = async (root) => {
    await mkdir(join(root, "images/books"))
    await writeFile(join(root, "images/books/Rest.JPG"), "kept")
    await writeFile(join(root, "images/books/rest-2.webp"), "kept")
  }
  const { path, result } = await copyOf(taken, book("Rest", "ROOT/images/cover.png"))
  expect(path).toBe("images/books/rest-3.png")
  expect(result.after.get("images/books/Rest.JPG")?.toString()).toBe("kept")
  expect(entriesAfter(result, "books.json").at(-1)).toMatchObject({ coverUrl: "images/books/rest-3.png" })
})

const refused: ReadonlyArray<readonly [string, Change, string, string]> = [
  [
    "that is not there",
    unchanged,
    "ROOT/images/covr.png",
    'There is no such picture.  Write the path of a file on this computer. Did you mean "cover.png"?',
  ],
  [
    "that is a folder",
    unchanged,
    "ROOT/images",
    "This is a folder, not a picture.  Write the path of the picture itself.",
  ],
]

test.each(refused)("a picture %s is refused, and nothing changes", async (_error, change, cover, said) => {
  expectUnchanged(await run(change, book("Rest", cover)), `--cover  ${said}\n`)
})

test("a folder for pictures that lies outside data/ is refused", async () => {
  const elsewhere = scratchFolder()
  const result = await run(link(elsewhere, "images/books"), book("Rest", "ROOT/images/cover.png"))
  const said = "This picture is outside data/.  Copy it into data/images and write its path there."
  expectUnchanged(result, `data/images/books  ${said}\n`)
  expect(await readdir(elsewhere)).toEqual([])
})

function expectUnchanged({ code, stderr, before, after }: Run, said: string) {
  expect({ code, stderr }).toEqual({ code: 1, stderr: said })
  expect(after).toEqual(before)
}
