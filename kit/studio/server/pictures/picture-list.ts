import { readFile, stat } from "node:fs/promises"
import { extname, join } from "node:path"
import sharp from "sharp"
import { usedPictures } from "../../../content/check/check-data"
import { type DataFolder, readFolder } from "../../../content/files/data-folder"
import { isPicture } from "../../../content/pictures/slots"

/** A picture in data/. */
interface KnownPicture {
  /** Within data/. */
  readonly path: string
  /** In pixels; 0 for an unreadable picture. */
  readonly width: number
  readonly height: number
  /** Whether no content file names it. */
  readonly isUnused: boolean
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Sizes by path, so that each picture is measured only once per state (time and size) of its file. */
const measured = new Map<string, { readonly state: string; readonly size: Size }>()

/**
 * @param root the folder of the content
 * @returns every picture in it
 */
export async function listPictures(root: string): Promise<readonly KnownPicture[]> {
  return (await readFolder(root, {}, picturesIn)) ?? []
}

async function picturesIn(folder: DataFolder): Promise<readonly KnownPicture[]> {
  const used = await usedPictures(folder)
  return Promise.all(
    folder.files.filter(isPicture).map(async (path) => ({
      ...(await sizeOf(join(folder.root, path))),
      path,
      isUnused: !used.has(path.toLowerCase()),
    })),
  )
}

async function sizeOf(path: string): Promise<Size> {
  const { mtimeMs, size } = await stat(path)
  const state = `${mtimeMs} ${size}`
  const known = measured.get(path)
  if (known?.state === state) return known.size
  const found = await measure(path)
  measured.set(path, { state, size: found })
  return found
}

async function measure(path: string): Promise<Size> {
  try {
    const { autoOrient } = await sharp(await readFile(path)).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    // The check reports it.
    return { width: 0, height: 0 }
  }
}

const types: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".svg": "image/svg+xml",
}

/** @returns the media type of a picture by its extension; undefined if browsers cannot show it */
export const mediaTypeOf = (path: string): string | undefined => types[extname(path).toLowerCase()]
