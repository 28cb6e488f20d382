import { existsSync, readFileSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { Refusal, unlessMissing } from "../../content/files/errors"
import { readableContent, withEdits } from "../files/json-bytes"
import { swapFiles } from "../files/write-file"
import { type Migration, migrations } from "./migrations"
import { compareVersions } from "./version"

/** A file that was migrated to the present contract. */
interface Migrated {
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
  const due = new Map<string, Migration[]>()
  for (const migration of all)
    if (since === undefined || compareVersions(migration.version, since) > 0)
      for (const file of await filesOf(data, migration)) due.set(file, [...(due.get(file) ?? []), migration])
  const contentOf = (file: string): unknown => {
    const path = join(data, file)
    return existsSync(path) ? readableContent(readFileSync(path)) : undefined
  }
  const found = await Promise.all(
    [...due].map(async ([file, its]) => {
      const before = await readFile(join(data, file))
      return { file, before, ...migrated(before, its, contentOf) }
    }),
  )
  const changed = found.filter(({ done }) => done.length > 0)
  if (!(await swapFiles(changed.map(({ file, before, after }) => ({ path: join(data, file), before, after })))))
    throw new Refusal(
      `Another program has just saved a file of ${posix.normalize(data)}, so nothing was changed. Try again.`,
    )
  return changed.map(({ file, done }) => ({ file, done }))
}

/** The files in a folder that a migration is about. */
async function filesOf(data: string, { file }: Migration): Promise<readonly string[]> {
  const [folder = "", ending] = file.split("<id>")
  if (ending === undefined) return existsSync(join(data, file)) ? [file] : []
  const names = (await unlessMissing(readdir(join(data, folder)))) ?? []
  return names.filter((name) => name.endsWith(ending)).map((name) => `${folder}${name}`)
}

/** A file in the course of its migrations: its bytes, or nothing once it is removed. */
interface Migrating {
  readonly after: Buffer | undefined
  readonly done: readonly string[]
}

/**
 * @param bytes of a file
 * @param due its migrations
 * @param contentOf reads other files
 * @returns the file's new bytes, and what was done
 */
function migrated(bytes: Buffer, due: readonly Migration[], contentOf: (file: string) => unknown): Migrating {
  return due.reduce<Migrating>(
    ({ after, done }, { edits, what }) => {
      const value = after && readableContent(after)
      const changes = value === undefined ? [] : edits(value, contentOf)
      if (changes === "remove") return { after: undefined, done: [...done, what] }
      return after && changes.length > 0 ? { after: withEdits(after, changes), done: [...done, what] } : { after, done }
    },
    { after: bytes, done: [] },
  )
}
