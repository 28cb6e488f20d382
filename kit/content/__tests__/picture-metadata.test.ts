import sharp from "sharp"
import { hasLocation, isAnimatedPng } from "../pictures/metadata"
import { exifOf, withChunk } from "./support/picture-bytes"

const gpsDirectory = 0x8825
const latitude = { tag: 2, type: 5, count: 3, value: 0 }
const version = { tag: 0, type: 1, count: 4, value: 2 }

/** Of a first directory with one tag, behind which the second begins. */
const second = 8 + 2 + 12 + 4
const located = [[{ tag: gpsDirectory, type: 4, count: 1, value: second }], [version, latitude]]

test.each(["II", "MM"] as const)("a location is found whatever the order of the bytes is (%s)", (order) => {
  const exif = exifOf(located, order)
  expect(hasLocation(exif)).toBe(true)
  expect(hasLocation(Buffer.concat([Buffer.from("Exif\0\0"), exif]))).toBe(true)
})

test("a camera that found no satellite has written no location", () => {
  expect(hasLocation(exifOf([located[0] ?? [], [version]]))).toBe(false)
  expect(hasLocation(exifOf([[]]))).toBe(false)
})

test("60,000 tags that each claim the same 720,000 values are not read", () => {
  const tags = Array.from({ length: 60_000 }, (_, tag) => ({ tag, type: 1, count: 720_000, value: 8 }))
  const began = process.memoryUsage().rss
  expect(hasLocation(exifOf([tags]))).toBe(false)
  expect(process.memoryUsage().rss - began).toBeLessThan(200_000_000)
})

test("data that is cut off anywhere, leads nowhere or to itself has no location", () => {
  const whole = exifOf(located)
  for (let length = 0; length < second + 2 + 12 + 12; length++)
    expect(hasLocation(whole.subarray(0, length))).toBe(false)
  const leadingTo = (value: number) => exifOf([[{ tag: gpsDirectory, type: 4, count: 1, value }]])
  for (const value of [0xffffffff, 0x7fffffff, 0, second]) expect(hasLocation(leadingTo(value))).toBe(false)
})

test("a PNG that moves is told from one that does not, and from one that is cut off", async () => {
  const still = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#357" } })
    .png()
    .toBuffer()
  expect(isAnimatedPng(still)).toBe(false)
  expect(isAnimatedPng(withChunk(still, "acTL", Buffer.alloc(8)))).toBe(true)
  expect(isAnimatedPng(withChunk(still, "tEXt", Buffer.from("Title\0acTL")))).toBe(false)
  expect(isAnimatedPng(still.subarray(0, 20))).toBe(false)
  expect(isAnimatedPng(Buffer.from("RIFF"))).toBe(false)
})
