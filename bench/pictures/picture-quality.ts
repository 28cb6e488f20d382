import { mkdir, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import sharp from "sharp"
import { say } from "../../scripts/support/say"
import type { SiteFiles } from "../../scripts/support/site-files"
import { figure, ratio, table } from "../../scripts/support/table"
import { encode, isDrawn, type Recipe } from "../../src/pictures/encode"
import { heightOf } from "../../src/pictures/slots"
import { Originals } from "./originals"
import { photograph, scenes } from "./photographs"

/** Something to encode: a picture of the site, or a photograph. */
interface Task {
  readonly name: string
  readonly kind: "site" | "photograph"
  readonly original: Buffer
  readonly recipe: Recipe
}

interface Compared extends Task {
  readonly bytes: number
  readonly bytesBefore: number
  /** In decibels; below 0 is worse than the settings before. */
  readonly gain: number
}

/** Where the files with the largest losses are put, to be looked at. */
const folder = join(".bench", "pictures")

/** What the site used until 23 November 2026: sharp's own effort of 4, and its own tuning. */
const before = { quality: 50 } as const

/**
 * Compares the AVIF files of the site, and of six photographs, with what the settings before gave: bytes, and PSNR against the resized
 * original. Puts the three that lost most beside their originals into .bench/pictures.
 *
 * @param files of the site
 * @param data the folder with the originals
 * @returns tables in Markdown
 */
export async function pictureQuality(files: SiteFiles, data: string): Promise<string> {
  const tasks = [...(await sitePictures(files, data)), ...(await photographs())]
  const compared: Compared[] = []
  for (const task of tasks) {
    say(`Quality of ${task.name}`)
    compared.push(await compare(task))
  }
  const worst = compared.toSorted((one, other) => one.gain - other.gain)
  await mkdir(folder, { recursive: true })
  for (const picture of worst.slice(0, 3)) await putBeside(picture)
  return [
    table(
      ["Pictures", "files", "bytes to before", "worst PSNR to before"],
      (["site", "photograph"] as const).map((kind) => {
        const some = compared.filter((picture) => picture.kind === kind)
        const sum = (of: "bytes" | "bytesBefore") => some.reduce((all, picture) => all + picture[of], 0)
        const least = Math.min(...some.map(({ gain }) => gain))
        return [kind, some.length, ratio(sum("bytes") / sum("bytesBefore")), `${figure(least, 2)} dB`]
      }),
    ),
    table(
      ["Picture", "width", "bytes", "before", "PSNR to before"],
      worst
        .slice(0, 10)
        .map(({ name, recipe, bytes, bytesBefore, gain }) => [
          ...[name, recipe.width],
          ...[figure(bytes), figure(bytesBefore), `${figure(gain, 2)} dB`],
        ]),
    ),
  ].join("\n\n")
}

async function sitePictures(files: SiteFiles, data: string): Promise<Task[]> {
  const originals = await Originals.in(data)
  const names = [...files.keys()].filter((path) => path.endsWith(".avif")).map((path) => basename(path))
  return Promise.all(names.map(async (name) => ({ name, kind: "site" as const, ...(await originals.recipeOf(name)) })))
}

const widths = [369, 729, 1290]

async function photographs(): Promise<Task[]> {
  const taken = await Promise.all(
    scenes.map(async (scene) => ({ name: scene.name, original: await photograph(scene, 1500, 1000) })),
  )
  return Promise.all(
    taken.flatMap(({ name, original }) =>
      widths.map(async (width) => ({
        name,
        kind: "photograph" as const,
        original,
        recipe: { shape: [3, 2] as const, width, format: "avif" as const, drawn: await isDrawn(original) },
      })),
    ),
  )
}

const resized = (original: Buffer, { shape, width }: Recipe) =>
  sharp(original)
    .autoOrient()
    .resize(width, shape ? heightOf(shape, width) : null, { position: sharp.strategy.attention })

async function compare(task: Task): Promise<Compared> {
  const { original, recipe } = task
  const wanted = await pixels(await resized(original, recipe).png().toBuffer())
  const [now, then] = [await encode(original, recipe), await resized(original, recipe).avif(before).toBuffer()]
  const gain = decibels(wanted, await pixels(now)) - decibels(wanted, await pixels(then))
  return { ...task, bytes: now.length, bytesBefore: then.length, gain }
}

const pixels = (picture: Buffer): Promise<Buffer> => sharp(picture).toColourspace("srgb").removeAlpha().raw().toBuffer()

/** Peak signal-to-noise ratio of two pictures of one size: https://en.wikipedia.org/wiki/Peak_signal-to-noise_ratio. */
function decibels(wanted: Buffer, given: Buffer): number {
  let squares = 0
  for (let index = 0; index < wanted.length; index += 1) squares += ((wanted[index] ?? 0) - (given[index] ?? 0)) ** 2
  return 10 * Math.log10((255 ** 2 * wanted.length) / squares)
}

/** Original, now and before, from left to right. */
async function putBeside({ name, original, recipe }: Task): Promise<void> {
  const panels = [
    await resized(original, recipe).png().toBuffer(),
    await encode(original, recipe),
    await resized(original, recipe).avif(before).toBuffer(),
  ]
  const { width, height } = await sharp(panels[0]).metadata()
  const canvas = sharp({ create: { width: 3 * width, height, channels: 3, background: "white" } })
  const beside = await canvas
    .composite(panels.map((input, index) => ({ input, left: index * width, top: 0 })))
    .png()
    .toBuffer()
  await writeFile(join(folder, `${name.replaceAll(/[^a-z0-9]+/gi, "-")}-${recipe.width}.png`), beside)
}
