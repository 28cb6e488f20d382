import { existsSync, readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { Refusal } from "../../content/files/errors"
import { swapFiles } from "../../content/files/write-file"
import { readableContent, withEdits } from "../label-sets/replacement"
import { type Migration, migrations } from "./migrations"
import { compareVersions } from "./version"

/** A file that was migrated to the present contract. */
export interface Migrated {
  readonly file: string
  /** What was done to it, in words for the owner. */
  readonly done: readonly string[]
}

/**
 * Migrates a folder of content to the present contract. Bytes that no migration is about stay the same; so do unreadable files, which the check reports.
 *
 * @param data the folder
 * @param since the version of the kit that the content was written for; undefined if that is older than all versions
 * @param all the migrations, oldest first
 * @returns the files that were changed; none if it is called again
 * @throws Refusal if another program saves one of the files meanwhile, in which case none is changed
 */
export async function migrate(data: string, since?: string, all = migrations): Promise<readonly Migrated[]> {
  const due = all.filter(({ version }) => since === undefined || compareVersions(version, since) > 0)
  const contentOf = (file: string): unknown => {
    const path = join(data, file)
    return existsSync(path) ? readableContent(readFileSync(path)) : undefined
  }
  const files = [...new Set(due.map(({ file }) => file))].filter((file) => existsSync(join(data, file)))
  const found = await Promise.all(
    files.map(async (file) => {
      const before = await readFile(join(data, file))
      return {
        file,
        before,
        ...migrated(
          before,
          due.filter((migration) => migration.file === file),
          contentOf,
        ),
      }
    }),
  )
  const changed = found.filter(({ done }) => done.length > 0)
  if (!(await swapFiles(changed.map(({ file, before, after }) => ({ path: join(data, file), before, after })))))
    throw new Refusal(
      `Another program has just saved a file of ${posix.normalize(data)}, so nothing was changed. Try again.`,
    )
  return changed.map(({ file, done }) => ({ file, done }))
}

/**
 * @param bytes of a file
 * @param due its migrations
 * @param contentOf reads other files
 * @returns the file's new bytes, and what was done
 */
function migrated(
  bytes: Buffer,
  due: readonly Migration[],
  contentOf: (file: string) => unknown,
): { readonly after: Buffer; readonly done: readonly string[] } {
  return due.reduce<{ readonly after: Buffer; readonly done: readonly string[] }>(
    ({ after, done }, { edits, what }) => {
      const value = readableContent(after)
      const changes = value === undefined ? [] : edits(value, contentOf)
      return changes.length > 0 ? { after: withEdits(after, changes), done: [...done, what] } : { after, done }
    },
    { after: bytes, done: [] },
  )
}
