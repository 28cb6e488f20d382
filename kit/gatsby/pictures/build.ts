import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join, posix } from "node:path"
import type { BuildArgs, Node, NodePluginArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import sharp from "sharp"
import { walkValues } from "../../content/contract/field"
import { contentFiles } from "../../content/contract/files"
import { isMissing } from "../../content/files/errors"
import { asText } from "../../content/location/json-path"
import { partsOf, type Slot, slots } from "../../content/pictures/slots"
import { readPageData } from "../patches/build/built-site"
import { pictureFolder } from "./address"
import { pictureFor } from "./graphql"
import { sourcesOf } from "./originals"
import { logProgress } from "./progress"
import { PictureChanged, pictureReader, removeOthers, type Source, Store } from "./store"

const store = new Store()
let encoding = Promise.resolve()
let pagesAreBuilt = false

/**
 * Starts making the files of the content's pictures that have none in the store yet: one at a time, because webpack keeps one thread of the processor busy. For
 * a picture with several slots, this may make files that no page shows. Saves 5 of 47 seconds of a cold build.
 *
 * @param args of Gatsby's onPreBuild, which does not wait for it
 */
export function startEncoding(args: BuildArgs): void {
  encoding = makeAhead(args)
  // writePictures awaits it and throws its error.
  encoding.catch(() => {})
}

async function makeAhead(args: BuildArgs): Promise<void> {
  const shownBefore = await store.starts()
  const sourceOf = sourcesOf(args.getNodesByType("File"))
  const pictures = await Promise.all(
    picturesOfContent(args)
      .filter(({ slot }) => !slot.ofSome)
      .map(({ file, slot }) => pictureFor(file, slot, args.pathPrefix)),
  )
  const names = pictures.flatMap((picture) => (picture ? filesIn(`${picture.srcSet} ${picture.src}`) : []))
  const missing = [...new Set(names)].flatMap((name) => {
    const source = sourceOf(name)
    return source && !shownBefore.has(partsOf(name)?.start) ? [{ name, source }] : []
  })
  await eachOriginal(missing, 1, async ({ name, source }, read) => {
    if (!pagesAreBuilt) await store.path(name, source, read).catch(unlessGone)
  })
}

/** Ignores a picture that was changed or deleted meanwhile: its pages may still be updated, and writePictures makes the files that they show in the end. */
function unlessGone(error: unknown): void {
  if (!isGone(error)) throw error
}

const isGone = (error: unknown): boolean => error instanceof PictureChanged || isMissing(error)

const gone = (name: string): string =>
  `A picture was changed or deleted while the site was being built: a page shows ${name}, which was made from it. Build again; if that does not help, delete the folder .cache first.`

/**
 * Copies every picture file that the pages reference into the built site, and removes unreferenced ones from the site and from the store. Gatsby ends if
 * a picture was changed or deleted after the pages were made.
 *
 * @param args of Gatsby's onPostBuild
 * @param built the folder of the built site
 */
export async function writePictures({ getNodesByType, reporter }: BuildArgs, built = "public"): Promise<void> {
  pagesAreBuilt = true
  await encoding
  const folder = join(built, pictureFolder)
  const named = await namedFiles(built)
  const missing = [...named].filter((name) => !existsSync(join(folder, name)))
  if (missing.length > 0) await mkdir(folder, { recursive: true })
  const sourceOf = sourcesOf(getNodesByType("File"))
  const progress = reporter.createProgress("Pictures", missing.length)
  const tell = logProgress("Pictures", missing.length, (line) => reporter.info(line))
  if (missing.length > 0) progress.start()
  // If an error were thrown, Gatsby would print the whole compiled program.
  const files = missing.map((name) => ({ name, source: sourceOf(name) ?? reporter.panic(gone(name)) }))
  await eachOriginal(files, availableParallelism(), async ({ name, source }, read) => {
    try {
      await store.path(name, source, read)
    } catch (error) {
      if (isGone(error)) reporter.panic(gone(name))
      throw new Error(
        `${source.path} could not be made into ${name}: ${error instanceof Error ? error.message : error}`,
      )
    }
    await store.copyTo(name, folder)
    progress.tick()
    tell()
  })
  if (missing.length > 0) progress.done()
  await removeOthers(folder, named)
  await store.sweep(named)
}

interface FileToMake {
  readonly name: string
  readonly source: Source
}

/**
 * Reads each picture once, and only a few at a time: a hundred photographs would fill the memory. One per processor thread is faster than all threads for one.
 *
 * @param files to make
 * @param atOnce how many pictures
 * @param make makes a file of what is read
 */
async function eachOriginal(
  files: readonly FileToMake[],
  atOnce: number,
  make: (file: FileToMake, read: ReturnType<typeof pictureReader>) => Promise<void>,
): Promise<void> {
  const byPath = new Map<string, FileToMake[]>()
  for (const file of files) byPath.set(file.source.path, [...(byPath.get(file.source.path) ?? []), file])
  const waiting = [...byPath]
  sharp.concurrency(1)
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const read = pictureReader(next[0])
      for (const file of next[1]) await make(file, read)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const address = new RegExp(`/${pictureFolder}/([a-z0-9-]+\\.(?:avif|png|jpg))`, "g")

/** The names of the picture files that the built pages' data reference. */
const namedFiles = async (built: string): Promise<Set<string>> => new Set((await readPageData(built)).flatMap(filesIn))

/** The names of the picture files whose addresses occur in a text. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(address)].flatMap(([, name = ""]) => (partsOf(name) ? name : []))

/** A picture of data/ and a slot that it may fill. */
interface PictureUse {
  readonly file: Node
  readonly slot: Slot
}

/**
 * @param args of Gatsby's hooks for the whole site
 * @returns each picture with the slots for which the JSON files use it
 */
export function picturesOfContent({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): PictureUse[] {
  // Only File nodes have this type; Gatsby's types say Node.
  const byPath = new Map(getNodesByType("File").map((file) => [(file as unknown as FileSystemNode).relativePath, file]))
  return contentFiles.flatMap(({ path, typeName, field }) =>
    getNodesByType(typeName).flatMap((node) =>
      [...walkValues(field.items ?? field, node)].flatMap(({ field: { facts }, value }) => {
        const file = byPath.get(posix.join(posix.dirname(path), asText(value)))
        return file && facts.requirements ? facts.requirements.slots.map((name) => ({ file, slot: slots[name] })) : []
      }),
    ),
  )
}
