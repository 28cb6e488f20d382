import { crc32 } from "node:zlib"

/** An entry of an EXIF directory. */
interface Tag {
  readonly tag: number
  /** 1 for bytes, 2 for letters, 4 for a number of four bytes. */
  readonly type: number
  readonly count: number
  /** The value, or where it is. */
  readonly value: number
}

/**
 * @param directories with their tags; each begins where the one before it ends, the first at byte 8
 * @param order of the bytes in a number
 * @returns EXIF data
 */
export function exifOf(directories: readonly (readonly Tag[])[], order: "II" | "MM" = "II"): Buffer {
  const number = (value: number, length: 2 | 4): Buffer => {
    const bytes = Buffer.alloc(length)
    if (order === "II") bytes.writeUIntLE(value, 0, length)
    else bytes.writeUIntBE(value, 0, length)
    return bytes
  }
  const tagBytes = ({ tag, type, count, value }: Tag) => [
    number(tag, 2),
    number(type, 2),
    number(count, 4),
    number(value, 4),
  ]
  return Buffer.concat([
    Buffer.from(order),
    number(42, 2),
    number(8, 4),
    ...directories.flatMap((tags) => [number(tags.length, 2), ...tags.flatMap(tagBytes), number(0, 4)]),
  ])
}

/** @returns a PNG with another chunk in front of its pixels */
export function withChunk(png: Buffer, name: string, content: Buffer): Buffer {
  // Behind the signature and the header.
  const at = 33
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([png.subarray(0, at), length, named, checksum, png.subarray(at)])
}
