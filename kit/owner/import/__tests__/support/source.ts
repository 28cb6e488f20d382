import type { SourceFiles } from "../../candidate"

/** @returns a source of these files, as an archive would give them */
export function sourceOf(contents: Readonly<Record<string, string>>, name = "export.zip"): SourceFiles {
  const text = async (path: string) => {
    const found = contents[path]
    if (found === undefined) throw new Error(`There is no ${path}.`)
    return found
  }
  return { name, paths: Object.keys(contents), text, read: async (path) => Buffer.from(await text(path)) }
}
