import { posix } from "node:path"
import { encodeAddress } from "../../../content/markdown/markdown"
import { told } from "../../../content/sentences/sentences"
import { decodePercent } from "../../../language/addresses"
import type { ProposedPicture, SourceFiles } from "../candidate"
import type { Losses } from "../texts/losses"
import type { FindPicture } from "../texts/pictures"
import { webAddress } from "./post-proposal"

/** The files of a source by their plain names, of each the shortest path first. */
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

/** macOS takes letters apart, browsers encode them, Windows and macOS do not tell capitals. */
const plain = (path: string): string => decodePercent(path).normalize("NFC").toLowerCase()

/**
 * Looks for a picture beside the text, then wherever its path may begin: a path from the root may lie in static/, public/ or assets/, and an address
 * in a folder of uploads.
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
  // Of two files whose names differ in capitals alone, the one that is meant by the letter.
  const exact = alike.filter((file) => `/${file}`.normalize("NFC").endsWith(end.normalize("NFC")))
  const tried = [...exact, ...alike]
  return tried.find(isBeside) ?? tried.find(isEnd)
}

/**
 * @param written the path or address of the picture beside a post's title, as its source has it
 * @param losses records the picture if it cannot be found
 */
export function coverPicture(
  written: string | undefined,
  find: FindPicture,
  losses: Losses,
): ProposedPicture | undefined {
  if (written === undefined) return undefined
  const reference = encodeAddress(written)
  const file = find(written)
  if (file) return { reference, ...file }
  if (webAddress(written) !== undefined) return { reference, url: reference }
  losses.say(told("import.picture.cover", { name: written }))
  return undefined
}
