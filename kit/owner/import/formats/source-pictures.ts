import { posix } from "node:path"
import { encodeAddress } from "../../../content/markdown/markdown"
import { told } from "../../../content/sentences/sentences"
import { decodePercent } from "../../../language/addresses"
import type { ProposedPicture, SourceFiles } from "../candidate"
import type { FindPicture } from "../texts/pictures"
import { webAddress } from "./post-proposal"

/** The files of a source by their plain names, for each name the shortest path first. */
type PathIndex = ReadonlyMap<string, readonly string[]>

const indexes = new WeakMap<readonly string[], PathIndex>()

/** Made once for all texts of a source. */
function indexOf(paths: readonly string[]): PathIndex {
  const made = indexes.get(paths)
  if (made) return made
  const index = new Map<string, string[]>()
  for (const path of [...paths].sort((one, other) => one.length - other.length || (one < other ? -1 : 1))) {
    const name = plain(posix.basename(path))
    const same = index.get(name)
    if (same) same.push(path)
    else index.set(name, [path])
  }
  indexes.set(paths, index)
  return index
}

/** macOS decomposes letters, browsers encode them, Windows and macOS ignore case. */
const plain = (path: string): string => decodePercent(path).normalize("NFC").toLowerCase()

/**
 * Looks for a picture beside the text, then wherever its path may begin: the file of a path from the root may be in static/, public/ or assets/, that of an
 * address in a folder of uploads.
 *
 * @param path of the text that names pictures; a folder ends with a slash
 */
export function pictureFinder(path: string, { paths }: SourceFiles): FindPicture {
  const index = indexOf(paths)
  const folder = path.endsWith("/") ? path : posix.dirname(path)
  return (written) => {
    for (const named of [written, written.split(/[?#]/, 1)[0] ?? ""]) {
      const found = fileNamed(named.trim(), folder, index)
      if (found !== undefined) return { path: found }
    }
    return undefined
  }
}

function fileNamed(written: string, folder: string, index: PathIndex): string | undefined {
  if (written === "" || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(written)) return undefined
  const path = decodePercent(written).replaceAll("\\", "/")
  const alike = index.get(plain(posix.basename(path))) ?? []
  const beside = posix.normalize(posix.join(folder, path))
  const end = `/${path.replace(/^(?:[@~]\/|\/|(?:\.{1,2}\/)+)/, "")}`
  const isBeside = (file: string) => !path.startsWith("/") && plain(file) === plain(beside)
  const isEnd = (file: string) => plain(`/${file}`).endsWith(plain(end))
  // Of two files whose names differ only in case, the one with the exact name.
  const exact = alike.filter((file) => `/${file}`.normalize("NFC").endsWith(end.normalize("NFC")))
  const tried = [...exact, ...alike]
  return tried.find(isBeside) ?? tried.find(isEnd)
}

/**
 * @param written the path or address of the picture beside a post's title, as its source has it
 * @returns the picture; or a sentence if it cannot be found
 */
export function coverPicture(
  written: string | undefined,
  find: FindPicture,
): readonly [picture?: ProposedPicture | undefined, lost?: string] {
  if (written === undefined) return []
  const reference = encodeAddress(written)
  const file = find(written)
  if (file) return [{ reference, ...file }]
  return webAddress(written) === undefined
    ? [undefined, told("import.picture.cover", { name: written })]
    : [{ reference, url: reference }]
}
