import type { SourceFiles } from "../format"
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
  close: () => void = () => undefined,
): OpenSource => ({
  files: { name, paths, read, text: async (path) => decodeText(await read(path)) },
  close,
})

/** @returns whether a file is left by an operating system, such as __MACOSX/ and .DS_Store */
export const isLeftOutOfSources = (path: string): boolean =>
  path.split("/").some((part) => part.startsWith(".") || part === "__MACOSX" || part === "Thumbs.db")
