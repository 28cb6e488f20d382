import { existsSync } from "node:fs"
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { isGuide } from "../../content/contract/data-paths"
import { errorCode, Refusal } from "../../content/files/errors"
import { isPlaceTaken, placeOfSample } from "./sample"

/** Beside data/: the new content until it is complete, and the former one, or a copy of it, until it is kept elsewhere. */
const places = (data: string) => {
  const aside = join(dirname(data), ".begin")
  return { aside, fresh: join(aside, "new"), former: join(aside, "former"), copy: join(aside, "copy") }
}

/**
 * Writes new content into a folder beside data/, with the guides of data/.
 *
 * @param data the folder of the content
 * @param files the new content
 * @returns the folder
 */
export async function writeBeside(data: string, files: ReadonlyMap<string, Buffer>): Promise<string> {
  const { aside, fresh } = places(data)
  await rm(aside, { recursive: true, force: true })
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(fresh, path)), { recursive: true })
    await writeFile(join(fresh, path), bytes)
  }
  for (const name of ["README.md", "REFERENCE.md"].filter(isGuide))
    if (existsSync(join(data, name))) await cp(join(data, name), join(fresh, name))
  return fresh
}

/**
 * Puts that folder in the place of data/: two renames, with nothing between them. The former content stays beside it until `discardSample` or `keepSample`.
 *
 * @throws Refusal if another program holds the folder; data/ is then as it was
 */
export async function swapFolders(data: string): Promise<void> {
  const { fresh, former } = places(data)
  try {
    await rename(data, former)
  } catch (error) {
    if (!["EPERM", "EACCES", "EBUSY"].includes(errorCode(error) ?? "")) throw error
    throw new Refusal(`Another program uses ${data}. End npm run edit and npm run develop, and try again.`)
  }
  try {
    await rename(fresh, data)
  } catch (error) {
    await rename(former, data)
    throw error
  }
}

/** Removes what stands beside data/. */
export const discardSample = (data: string): Promise<void> => rm(places(data).aside, { recursive: true, force: true })

/** @throws Refusal if the folder for the sample is taken */
export function refuseTakenPlace(data: string): void {
  if (!isPlaceTaken(data)) return
  throw new Refusal(`${placeOfSample(data)} is there already. Rename it: the sample is to be kept under this name.`)
}

/**
 * Keeps the former content as a folder beside data/.
 *
 * @returns its path
 */
export async function keepSample(data: string): Promise<string> {
  const kept = placeOfSample(data)
  await rename(places(data).former, kept)
  await discardSample(data)
  return kept
}

/**
 * Keeps a copy of the content as a folder beside data/, where data/ itself has to stay. The folder is there once it is complete.
 *
 * @returns its path
 */
export async function keepSampleCopy(data: string): Promise<string> {
  const { copy } = places(data)
  await discardSample(data)
  await cp(data, copy, { recursive: true })
  const kept = placeOfSample(data)
  await rename(copy, kept)
  await discardSample(data)
  return kept
}

/**
 * Puts things right after a run that was killed.
 *
 * @returns what that run left: "restored" if data/ is the former content again, "written" if the new content is in place, but what follows was not done; undefined if
 *   there is nothing to do
 */
export async function recoverFromKilledRun(data: string): Promise<"restored" | "written" | undefined> {
  const { aside, former } = places(data)
  if (!existsSync(aside)) return undefined
  if (existsSync(former) && existsSync(data)) return "written"
  if (existsSync(former)) {
    await rename(former, data)
    await discardSample(data)
    return "restored"
  }
  await discardSample(data)
  return undefined
}
