import { crc32, deflateRawSync } from "node:zlib"

/** A file of an archive, with what a hostile or broken program may have written about it. */
export interface ZipEntry {
  readonly name: string
  readonly content: string | Buffer
  readonly encrypted?: true
  readonly symbolicLink?: true
  readonly stored?: true
  /** The unpacked size that it claims. */
  readonly claims?: number
}

/** @returns a zip archive (APPNOTE.TXT 6.3.10), compressed but for what is to be stored as it is */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, encrypted, symbolicLink, stored, claims } of entries) {
    const bytes = Buffer.from(content)
    const packed = stored ? bytes : deflateRawSync(bytes)
    const path = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800 | (encrypted ? 1 : 0), 2)
    common.writeUInt16LE(stored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims ?? bytes.length, 18)
    common.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from("504b0304", "hex"), common, path, packed])
    const attributes = Buffer.alloc(14)
    attributes.writeUInt32LE(symbolicLink ? (0o120777 << 16) >>> 0 : 0, 6)
    attributes.writeUInt32LE(offset, 10)
    const madeBy = Buffer.from([20, 3])
    central.push(Buffer.concat([Buffer.from("504b0102", "hex"), madeBy, common, attributes, path]))
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, directory, Buffer.from("504b0506", "hex"), end])
}
