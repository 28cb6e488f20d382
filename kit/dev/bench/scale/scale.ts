import { rm } from "node:fs/promises"
import { join } from "node:path"
import { readSite } from "../../../owner/browser/hosting"
import { copyProject } from "../../../owner/commands/support/project-copy"
import { reportProgress } from "../../support/report-progress"
import { type Cell, figure, ratio, table } from "../../support/table"
import { type HtmlSize, htmlSize } from "./html-size"
import { changeOneText, writeManyPosts } from "./many-posts"
import { type Cost, timedBuild } from "./timed-build"

/** The costs and results of the builds for one amount of content. */
interface Scaled {
  readonly posts: number
  readonly cold: Cost
  /** With one text changed. */
  readonly warm: Cost
  /** With the picture store but without Gatsby's cache, as after a change of code. */
  readonly picturesKept: Cost
  /** In bytes: the whole output, and the pictures in it. */
  readonly output: number
  readonly pictures: number
  readonly listing: HtmlSize
}

/**
 * Builds the site with many times the sample's posts, in a copy of the project: cold, warm with one text changed, and cold with the picture store.
 *
 * @param sizes multiples of the sample's posts
 * @param pictureWidth the maximum width of the added posts' pictures, in pixels
 * @param project the folder of the project
 * @returns tables in Markdown
 */
export async function scale(sizes: readonly number[], pictureWidth: number, project: string): Promise<string> {
  const scaled: Scaled[] = []
  for (const size of sizes) scaled.push(await measure(size, pictureWidth, project))
  return [
    table(
      [
        "Posts",
        "Build",
        "seconds",
        "per post",
        "per further post",
        "processors’ seconds",
        "per further post",
        "largest process",
        "all processes",
      ],
      scaled.flatMap((one, index) => costRows(one, scaled[index - 1])),
    ),
    table(
      ["Posts", "warm to cold with pictures kept", "output", "of it pictures", "output per post"],
      scaled.map(({ posts, warm, picturesKept, output, pictures }) => [
        posts,
        ratio(warm.seconds / picturesKept.seconds),
        megabytes(output),
        megabytes(pictures),
        megabytes(output / posts),
      ]),
    ),
    table(
      ["Posts", "HTML of the listing", "with brotli", "elements"],
      scaled.map(({ posts, listing }) => [
        posts,
        figure(listing.bytes),
        figure(listing.compressed),
        figure(listing.elements),
      ]),
    ),
  ].join("\n\n")
}

function costRows(one: Scaled, smaller: Scaled | undefined): Cell[][] {
  const builds = { cold: "cold", warm: "warm, one text changed", picturesKept: "cold, pictures kept" } as const
  return (Object.keys(builds) as Array<keyof typeof builds>).flatMap((build) => {
    const { seconds, processorSeconds, largestProcess, allProcesses } = one[build]
    const further = (part: "seconds" | "processorSeconds") =>
      smaller ? figure((one[build][part] - smaller[build][part]) / (one.posts - smaller.posts), 2) : "–"
    return [
      [
        one.posts,
        builds[build],
        figure(seconds, 1),
        figure(seconds / one.posts, 2),
        further("seconds"),
        figure(processorSeconds, 1),
        further("processorSeconds"),
        megabytes(largestProcess),
        megabytes(allProcesses),
      ],
    ]
  })
}

const megabytes = (bytes: number): string => `${figure(bytes / 1e6, 1)} MB`

async function measure(size: number, pictureWidth: number, project: string): Promise<Scaled> {
  const folder = join(project, ".bench", `${size}`)
  await rm(folder, { recursive: true, force: true })
  copyProject(folder)
  const posts = await writeManyPosts(join(project, "data"), join(folder, "data"), { times: size, pictureWidth })
  const build = async (how: string) => {
    const cost = await timedBuild(folder)
    reportProgress(`${posts} posts, ${how}: ${figure(cost.seconds)} s`)
    return cost
  }
  const cold = await build("cold")
  for (const made of [".cache", "public"]) await rm(join(folder, made), { recursive: true })
  const picturesKept = await build("cold with pictures kept")
  await changeOneText(join(folder, "data"), "A sentence that was not there before.")
  const warm = await build("warm with one text changed")
  const site = await readSite(join(folder, "public"))
  const sizesOf = (ending: RegExp) =>
    [...site].reduce((sum, [path, { length }]) => (ending.test(path) ? sum + length : sum), 0)
  return {
    posts,
    cold,
    warm,
    picturesKept,
    output: sizesOf(/./),
    pictures: sizesOf(/\.(?:avif|png|jpg)$/),
    listing: htmlSize(site.get("blog/index.html") ?? Buffer.of()),
  }
}
