import { open, rm } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { join } from "node:path"
import { errorCode } from "../../../content/files/errors"

/** Characters of a file's name that are kept: no file system has room for less. */
const maxNameLength = 60

/**
 * @param name of a file, as a browser gives it
 * @returns the last part of it, without what leads elsewhere or a file system refuses
 */
export function sanitizeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ""
  const plain = last.replace(/[<>:"|?*\p{Cc}\p{Cs}]/gu, "-")
  // Its end says what it is. A dot at the start would hide it, and at the end Windows removes it.
  const short = Array.from(plain)
    .slice(-maxNameLength)
    .join("")
    .replace(/^[.\s]+|[.\s]+$/g, "")
  return short === "" ? "file" : short
}

/**
 * Writes the body of a request to a file, piece by piece. Nothing is left of one that is too large or breaks off.
 *
 * @param request the request
 * @param folder that it is written into
 * @param name of the file; a number goes before it if it is taken
 * @param most bytes
 * @returns the number of bytes; undefined if there are more
 * @throws the error of a connection that breaks off, or of the file system
 */
export async function receiveFile(
  request: IncomingMessage,
  folder: string,
  name: string,
  most: number,
): Promise<number | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > most) return undefined
  const { path, file } = await newFile(folder, name)
  let size = 0
  let isWhole = false
  try {
    // Without destroying it: the sender has to hear that it is too much.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) return undefined
      await file.writeFile(chunk)
    }
    isWhole = true
    return size
  } finally {
    await file.close()
    if (!isWhole) await rm(path, { force: true })
  }
}

async function newFile(folder: string, name: string) {
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : `${number}-${name}`)
    try {
      return { path, file: await open(path, "wx") }
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error
    }
  }
}
