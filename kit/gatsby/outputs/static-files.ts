import { copyFile, mkdir } from "node:fs/promises"
import { dirname, join, relative, sep } from "node:path"
import { staticFolder } from "../../content/files/data-folder"
import { unlessMissing } from "../../content/files/errors"
import { writeError } from "../../content/files/terminal"
import { watchFolder } from "../../content/files/watch-folder"

/** The folder of the owner's files, and the folder in which Gatsby builds the site. */
const folders = { from: "static", into: "public" } as const

/**
 * Copies the files of static/ into the site as they are, except for what the check refuses: a link out of the folder would publish any file of the computer.
 *
 * @param places by default the project's
 * @param wanted whether to copy a file, by its path within static/
 */
export async function copyStaticFiles(
  { from, into }: { readonly from: string; readonly into: string } = folders,
  wanted: (path: string) => boolean = () => true,
): Promise<void> {
  const { files } = await staticFolder(from)
  for (const path of files.filter(wanted)) {
    const target = join(into, path)
    await mkdir(dirname(target), { recursive: true })
    // It may have been deleted since it was listed.
    await unlessMissing(copyFile(join(from, path), target))
  }
}

/** `copyStaticFiles` for the preview, which goes on copying what is added and changed. */
export async function followStaticFiles(): Promise<void> {
  await copyStaticFiles()
  watchFolder(folders.from, {}, (event, path) => {
    if (event !== "add" && event !== "change") return
    const changed = relative(folders.from, path).replaceAll(sep, "/")
    copyStaticFiles(folders, (file) => file === changed).catch((error: unknown) =>
      writeError(`\n${path} could not be copied into the preview: ${String(error)}\n`),
    )
  })
}
