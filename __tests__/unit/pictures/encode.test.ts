import sharp from "sharp"
import { encode, isDrawn } from "../../../src/pictures/encode"

const size = { width: 600, height: 400 }
const drawing = () => sharp({ create: { ...size, channels: 3, background: "#e8402a" } })
const noise = { type: "gaussian", mean: 128, sigma: 20 } as const
const photograph = () => sharp({ create: { ...size, channels: 3, background: "#000", noise } })

test("flat colours are a drawing", async () => {
  expect(await isDrawn(await drawing().png().toBuffer())).toBe(true)
})

test("grain is a photograph, whatever its file is called", async () => {
  expect(await isDrawn(await photograph().png().toBuffer())).toBe(false)
})

test.each(["avif", "png", "jpg"] as const)("a picture is cut to its shape as %s", async (format) => {
  const file = await encode(await drawing().png().toBuffer(), { shape: [1, 1], width: 100, format, drawn: true })
  expect(await sharp(file).metadata()).toMatchObject({ width: 100, height: 100 })
})

test("a picture without a shape keeps its own", async () => {
  const recipe = { shape: undefined, width: 300, format: "avif", drawn: true } as const
  expect(await sharp(await encode(await drawing().png().toBuffer(), recipe)).metadata()).toMatchObject({ height: 200 })
})

test("a photograph that lies on its side stands up", async () => {
  const lying = await photograph().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const recipe = { shape: undefined, width: 200, format: "jpg", drawn: false } as const
  expect(await sharp(await encode(lying, recipe)).metadata()).toMatchObject({ width: 200, height: 300 })
})

test("where a photograph was taken is not told", async () => {
  const told = await photograph()
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .toBuffer()
  const made = await encode(told, { shape: undefined, width: 200, format: "jpg", drawn: false })
  expect((await sharp(made).metadata()).exif).toBeUndefined()
})

test("what is drawn keeps the colour of a line one pixel wide", async () => {
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
