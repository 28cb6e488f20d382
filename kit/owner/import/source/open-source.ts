import type { SourceFiles } from "../offer"
import type { Allowance } from "./allowance"
import { decodeText } from "./decode-text"

/** Files that can be read until they are closed. */
export interface OpenSource {
  readonly files: SourceFiles
  close(): void
}

/** @returns the files with these paths */
export const sourceOf = (
  name: string,
  paths: readonly string[],
  read: SourceFiles["read"],
  allowance: Allowance,
  close: () => void = () => undefined,
): OpenSource => {
  const textOf = (path: string, bytes: Buffer) => {
    allowance.text(path, bytes.length)
    return decodeText(bytes)
  }
  return {
    files: { name, paths, read, text: async (path) => textOf(path, await read(path)) },
    close,
  }
}

/** @returns whether a file is left by an operating system, such as __MACOSX/ and .DS_Store */
export const isLeftOutOfSources = (path: string): boolean =>
  path.split("/").some((part) => part.startsWith(".") || part === "__MACOSX" || part === "Thumbs.db")
