import sharp from "sharp"
import { encode, isDrawn } from "../../pictures/encode"

const size = { width: 600, height: 400 }
const drawing = () => sharp({ create: { ...size, channels: 3, background: "#e8402a" } })
const noise = { type: "gaussian", mean: 128, sigma: 20 } as const
const photograph = () => sharp({ create: { ...size, channels: 3, background: "#000", noise } })

test.each([
  ["flat colours are a drawing", drawing, true],
  ["grain is a photograph, whatever its file is called", photograph, false],
])("%s", async (_what, picture, drawn) => {
  expect(await isDrawn(await picture().png().toBuffer())).toBe(drawn)
})

test.each(["avif", "png", "jpg"] as const)("a picture is cropped to its shape as %s", async (format) => {
  const file = await encode(await drawing().png().toBuffer(), { shape: [1, 1], width: 100, format, drawn: true })
  expect(await sharp(file).metadata()).toMatchObject({ width: 100, height: 100 })
})

test("a picture without a shape keeps its own", async () => {
  const recipe = { shape: undefined, width: 300, format: "avif", drawn: true } as const
  expect(await sharp(await encode(await drawing().png().toBuffer(), recipe)).metadata()).toMatchObject({ height: 200 })
})

test("a photograph on its side is turned upright, and does not say where it was taken", async () => {
  const lying = await photograph()
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: "51/1 30/1 0/1" } } })
    .toBuffer()
  expect((await sharp(lying).metadata()).exif).toBeDefined()
  const made = await sharp(
    await encode(lying, { shape: undefined, width: 200, format: "jpg", drawn: false }),
  ).metadata()
  expect([made.width, made.height, made.exif]).toEqual([200, 300, undefined])
})

test("a drawing keeps the colour of a line one pixel wide", async () => {
  const line = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path fill="#fff" d="M0 0h64v64H0z"/><path fill="#f00" d="M31 0h1v64h-1z"/></svg>',
  )
  const original = await sharp(line).png().toBuffer()
  const file = await encode(original, { shape: undefined, width: 64, format: "avif", drawn: true })
  const [red = 0, green = 0] = await sharp(file)
    .removeAlpha()
    .extract({ left: 31, top: 32, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red - green).toBeGreaterThan(180)
})

test.each(["avif", "png", "jpg"] as const)(
  "black lines on nothing are on white as %s, so that both themes show them",
  async (format) => {
    const lines = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 0h64v8H0z"/></svg>',
    )
    const file = await encode(await sharp(lines).png().toBuffer(), { shape: undefined, width: 64, format, drawn: true })
    const pixels = await sharp(file).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true })
    expect(pixels.info.channels).toBe(3)
    expect(pixels.data.at(-1)).toBeGreaterThan(250)
    expect(pixels.data[0]).toBeLessThan(5)
  },
)

test.each([
  [1, 1],
  [2000, 1],
  [1, 2000],
])("a picture of %i × %i pixels has a file for every slot", async (width, height) => {
  const original = await sharp({ create: { width, height, channels: 3, background: "#357" } })
    .png()
    .toBuffer()
  for (const shape of [undefined, [2, 3], [16, 9]] as const) {
    const made = await encode(original, { shape, width: 1, format: "jpg", drawn: await isDrawn(original) })
    expect((await sharp(made).metadata()).width).toBe(1)
  }
})
