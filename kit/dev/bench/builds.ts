import { execFile } from "node:child_process"
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, posix } from "node:path"
import { promisify } from "node:util"
import sharp from "sharp"
import { postText } from "../../content/contract/data-paths"
import { copyProject, gatsby } from "../../owner/commands/support/project-copy"
import { type Cell, figure, table } from "../support/table"
import { timeOf } from "./figures"

interface Post {
  readonly slug: string
  readonly title: string
  readonly externalUrl?: string
  readonly imageUrl?: string
}

interface Cost {
  readonly seconds: number
  /** The processor time of all processes. Other work on the machine affects `seconds`, but hardly this. */
  readonly processorSeconds: number
  /** The sum of all processes' peaks, in MB. */
  readonly memory: number
}

/**
 * Builds the site with many times the sample's posts, in copies of the project: cold, cold but with the pictures kept, and after a change of one text.
 *
 * @param project its folder
 * @param sizes multiples of the sample's posts
 * @returns a table in Markdown
 */
export async function buildCosts(project: string, sizes: readonly number[]): Promise<string> {
  const rows: Cell[][] = []
  for (const size of sizes) {
    const folder = join(project, ".bench", `${size}`)
    await rm(folder, { recursive: true, force: true })
    copyProject(folder)
    const data = join(folder, "data")
    const posts = await writePosts(join(project, "data"), data, size)
    const row = async (build: string) => {
      const { seconds, processorSeconds, memory } = await costOf(folder)
      rows.push([posts.length, build, figure(seconds, 1), figure(processorSeconds, 1), `${figure(memory)} MB`])
    }
    await row("cold")
    for (const made of [".cache", "public"]) await rm(join(folder, made), { recursive: true })
    await row("cold, pictures kept")
    const text = postText(posts.find(({ externalUrl }) => externalUrl === undefined)?.slug ?? "")
    await writeFile(join(data, text), `${await readFile(join(data, text), "utf8")}\nA sentence that was not there.\n`)
    await row("one text changed")
  }
  return table(["Posts", "Build", "seconds", "processor seconds", "all processes"], rows)
}

/** Writes the sample's content with its posts many times over. Each has its own title, address, text and pictures: a repeated picture is made only once. */
async function writePosts(sample: string, data: string, size: number): Promise<readonly Post[]> {
  await cp(sample, data, { recursive: true })
  const posts: readonly Post[] = JSON.parse(await readFile(join(sample, "posts.json"), "utf8"))
  const all = [...posts]
  for (let number = 2; number <= size; number += 1)
    for (const post of posts) {
      const slug = `${post.slug}-${number}`
      if (post.externalUrl === undefined) {
        let text = await readFile(join(data, postText(post.slug)), "utf8")
        for (const [, path = ""] of text.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)) {
          const folder = dirname(postText(slug))
          text = text.replace(path, posix.relative(folder, await numbered(data, posix.join(folder, path), number)))
        }
        await writeFile(join(data, postText(slug)), `${text}\nThis is number ${number}.\n`)
      }
      const picture = post.imageUrl && { imageUrl: await numbered(data, post.imageUrl, number) }
      all.push({ ...post, slug, title: `${post.title}, ${number}`, ...picture })
    }
  await writeFile(join(data, "posts.json"), JSON.stringify(all))
  return all
}

/** @returns the path of a picture with the number drawn on it */
async function numbered(data: string, path: string, number: number): Promise<string> {
  const { dir, name, ext } = posix.parse(path)
  const own = posix.join(dir, `${name}-${number}${ext}`)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><text y="95" font-size="100">${number}</text></svg>`
  // Small, because a wide picture would be made in every width that the pages need. With a palette, because without one it would be several times as large.
  await sharp(join(data, path))
    .resize({ width: 480, withoutEnlargement: true })
    .composite([{ input: Buffer.from(drawn), gravity: "southeast" }])
    .png({ palette: true })
    .toFile(join(data, own))
  return own
}

async function costOf(folder: string): Promise<Cost> {
  const records = await mkdtemp(join(tmpdir(), "records-"))
  const recorder = `--require ${JSON.stringify(join(__dirname, "process-recorder.cjs"))}`
  const env = { ...process.env, NODE_OPTIONS: recorder, PROCESS_RECORDS: records }
  try {
    const seconds =
      (await timeOf(() => promisify(execFile)(gatsby, ["build"], { cwd: folder, maxBuffer: 2 ** 26, env }))) / 1000
    const names = (await readdir(records)).filter((name) => name.endsWith(".json"))
    const processes: { memory: number; processor: number }[] = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(records, name), "utf8"))),
    )
    const sumOf = (part: "memory" | "processor") => processes.reduce((sum, one) => sum + one[part], 0)
    return { seconds, processorSeconds: sumOf("processor") / 1e6, memory: sumOf("memory") / 1000 }
  } finally {
    await rm(records, { recursive: true })
  }
}
