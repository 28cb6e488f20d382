/** In bytes: how much of a picture's EXIF data is read. Cameras write less than 64 KB, all that a JPEG has room for. */
const maxBytes = 1024 * 1024

/** How many entries of one directory are read. Cameras write a few dozen. */
const maxEntries = 1000

/** Of TIFF 6.0, section 2, and of EXIF 2.32, section 4.6. */
const tags = { gpsDirectory: 0x8825, gpsVersion: 0 }

/** In bytes: of the header, of the count at the start of a directory, and of an entry (tag, type, count, value). */
const sizes = { header: 8, count: 2, entry: 12 }

/**
 * Reads tags by their number and no value but one offset, so a file that claims 60,000 tags of 800,000 values each costs nothing.
 *
 * @param exif of a picture, with or without "Exif" in front, as sharp gives it
 * @returns whether it says where the picture was taken; false if it cannot be read, since then no browser can either
 */
export function hasLocation(exif: Buffer): boolean {
  const start = exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0
  const bytes = exif.subarray(start, start + maxBytes)
  const order = bytes.toString("latin1", 0, 2)
  if (bytes.length < sizes.header || (order !== "II" && order !== "MM")) return false
  const read = (offset: number, length: 2 | 4): number =>
    order === "II" ? bytes.readUIntLE(offset, length) : bytes.readUIntBE(offset, length)
  const entriesAt = (directory: number) => {
    const isThere = directory >= sizes.header && directory + sizes.count <= bytes.length
    const count = isThere ? read(directory, 2) : 0
    const first = directory + sizes.count
    const whole = Math.floor((bytes.length - first) / sizes.entry)
    return Array.from({ length: Math.max(0, Math.min(count, whole, maxEntries)) }, (_, index) => {
      const offset = first + index * sizes.entry
      return { tag: read(offset, 2), value: read(offset + 8, 4) }
    })
  }
  const gps = entriesAt(read(4, 4)).find(({ tag }) => tag === tags.gpsDirectory)
  return gps !== undefined && entriesAt(gps.value).some(({ tag }) => tag !== tags.gpsVersion)
}

/** The first eight bytes of a PNG, and the chunks that identify an animated one: PNG, third edition, sections 5.2 and 11.3.6. */
const png = { signature: Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), frames: "acTL", pixels: "IDAT" }

/** In bytes: of a chunk's length, name and checksum. */
const chunk = { length: 4, name: 4, checksum: 4 }

/**
 * @param bytes of a picture
 * @returns whether it is an animated PNG, which sharp reads as a still one
 */
export function isAnimatedPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, png.signature.length).equals(png.signature)) return false
  const before = chunk.length + chunk.name
  for (let offset = png.signature.length; offset + before <= bytes.length; ) {
    const name = bytes.toString("latin1", offset + chunk.length, offset + before)
    // An animated PNG says so before its first pixel.
    if (name === png.frames || name === png.pixels) return name === png.frames
    offset += before + bytes.readUInt32BE(offset) + chunk.checksum
  }
  return false
}
