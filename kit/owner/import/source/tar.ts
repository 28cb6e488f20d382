import { createReadStream } from "node:fs"
import { open } from "node:fs/promises"
import { basename } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { extract, type Header } from "tar-stream"
import { validateFileName } from "yauzl"
import { ImportRefusal } from "../format"
import type { Allowance } from "./allowance"
import { isLeftOutOfSources, type OpenSource, outsideArchive, sourceOf } from "./open-source"

/** @returns how a tar archive is packed, by its first bytes; undefined if it is none */
export async function tarPacking(path: string): Promise<"gzip" | "plain" | undefined> {
  const file = await open(path)
  try {
    // POSIX.1-1988 has its magic at 257; gzip begins with RFC 1952's two bytes.
    const { buffer, bytesRead } = await file.read(Buffer.alloc(262), 0, 262, 0)
    if (bytesRead >= 2 && buffer.readUInt16BE(0) === 0x1f8b) return "gzip"
    return buffer.toString("latin1", 257, 262) === "ustar" ? "plain" : undefined
  } finally {
    await file.close()
  }
}

/**
 * Unpacks a tar archive in memory: it has no table of its files, and gzip begins anew for each.
 *
 * @param path of a tar archive
 * @param packing of it
 * @param allowance of bytes and files, also of all that it unpacks to
 * @returns its files
 * @throws ImportRefusal if it is damaged or too large, or has links or names that lead outside
 */
export async function openTar(path: string, packing: "gzip" | "plain", allowance: Allowance): Promise<OpenSource> {
  const name = basename(path)
  await allowance.archive(path)
  const files = new Map<string, Buffer>()
  const archive = extract()
  try {
    const unpacked = (chunks: AsyncIterable<Buffer>) => counted(chunks, allowance)
    const input = createReadStream(path)
    await Promise.all([
      packing === "gzip" ? pipeline(input, createGunzip(), unpacked, archive) : pipeline(input, unpacked, archive),
      (async () => {
        for await (const entry of archive) {
          const within = nameOf(entry.header, name)
          const chunks: Buffer[] = []
          for await (const chunk of entry) chunks.push(chunk as Buffer)
          // Of two files with one name the last counts: tar adds what is newer at the end.
          if (within !== undefined) files.set(within, Buffer.concat(chunks))
          allowance.files(files.size)
        }
      })(),
    ])
  } catch (error) {
    if (error instanceof ImportRefusal) throw error
    throw new ImportRefusal(
      `${name} is not a whole tar archive: it is damaged, its download ended early, or it is something else that gzip has compressed. Unpack it, and import what comes out.`,
    )
  }
  const read = async (file: string) => {
    const bytes = files.get(file)
    if (!bytes) throw new ImportRefusal(`${name} has no file ${file}.`)
    allowance.take(file, bytes.length)
    return bytes
  }
  return sourceOf(name, [...files.keys()].sort(), read, allowance, () => files.clear())
}

async function* counted(chunks: AsyncIterable<Buffer>, allowance: Allowance): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    allowance.unpacked(bytes)
    yield chunk
  }
}

/** @returns the path of a file; undefined for what is none, or nobody's */
function nameOf({ name: written, type }: Header, archive: string): string | undefined {
  const path = written.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")
  if (validateFileName(path) !== null) throw outsideArchive(archive)
  if (type === "symlink" || type === "link")
    throw new ImportRefusal(`${archive} has a link, ${path}. Unpack it, and import the folder.`)
  const isFile = type === "file" || type === "contiguous-file"
  return isFile && !path.endsWith("/") && !isLeftOutOfSources(path) ? path : undefined
}
