import { isUtf8 } from "node:buffer"
import { createReadStream } from "node:fs"
import { basename } from "node:path"
import { type Entry, openPromise, validateFileName, type ZipFile } from "yauzl"
import { told } from "../../../content/sentences/sentences"
import { ImportRefusal } from "../format"
import { type Allowance, isLeftOutOfSources, type RawFiles } from "./allowance"

/** The first bytes of a zip archive; the second are those of an empty one. */
const signatures = ["504b0304", "504b0506"]

/** @returns whether a file is a zip archive, by its first bytes */
export async function isZip(path: string): Promise<boolean> {
  const start: Buffer[] = []
  for await (const chunk of createReadStream(path, { end: 3 })) start.push(chunk as Buffer)
  return signatures.includes(Buffer.concat(start).toString("hex"))
}

/**
 * @param path of a zip archive
 * @param allowance of bytes and files
 * @returns its files, which are unpacked one by one, in memory, when they are read
 * @throws ImportRefusal if it is damaged, encrypted or too large, or has names that lead outside
 */
export async function openZip(path: string, allowance: Allowance): Promise<Required<RawFiles>> {
  const name = basename(path)
  await allowance.archive(path)
  const zip = await opened(path, name)
  try {
    const entries = await entriesOf(zip, name, allowance)
    const read = (path: string) => bytesOf(zip, entries.get(path), path, name, allowance)
    return { name, paths: [...entries.keys()].sort(), read, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** @returns the refusal of an archive that is not whole */
export const damagedZip = (name: string): ImportRefusal => new ImportRefusal(told("import.zip.damaged", { name }))

async function opened(path: string, name: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false })
  } catch {
    throw damagedZip(name)
  }
}

async function entriesOf(zip: ZipFile, name: string, allowance: Allowance): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      const path = pathInZip(entry)
      refuse(entry, name)
      // A second file of the same name would be hidden from one program or another.
      if (!path.endsWith("/") && !isLeftOutOfSources(path) && !entries.has(path)) entries.set(path, entry)
      allowance.files(entries.size)
    }
  } catch (error) {
    if (error instanceof ImportRefusal) throw error
    // The library checks names as it reads them: relative, without "..".
    const isName = error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message)
    throw isName ? new ImportRefusal(told("import.zip.outside", { name })) : damagedZip(name)
  }
  return entries
}

/** macOS writes names in UTF-8 without the flag for it: read like old names, é would become ├⌐. */
function pathInZip({ fileName, fileNameRaw }: Entry): string {
  if (!isUtf8(fileNameRaw) || fileNameRaw.every((byte) => byte < 0x80)) return fileName
  const path = fileNameRaw.toString("utf8").replaceAll("\\", "/")
  const mistake = validateFileName(path)
  if (mistake !== null) throw new Error(mistake)
  return path
}

function refuse(entry: Entry, name: string): void {
  if (isSymbolicLink(entry)) throw new ImportRefusal(told("import.zip.link", { name, path: entry.fileName }))
  if (entry.isEncrypted()) throw new ImportRefusal(told("import.zip.encrypted", { name }))
}

/** The mode of a Unix file is in the upper half. */
const isSymbolicLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

async function bytesOf(
  zip: ZipFile,
  entry: Entry | undefined,
  path: string,
  name: string,
  allowance: Allowance,
): Promise<Buffer> {
  if (!entry) throw new ImportRefusal(told("import.zip.noFile", { name, path }))
  // The size that it claims; the library ends a stream that is longer.
  allowance.take(path, entry.uncompressedSize)
  try {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  } catch {
    throw damagedZip(name)
  }
}
