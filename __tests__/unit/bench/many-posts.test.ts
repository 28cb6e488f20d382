import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { changeOneText, writeManyPosts } from "../../../bench/scale/many-posts"

let root: string
let sample: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "many-posts-"))
  sample = join(root, "sample")
  folder = join(root, "many")
  await mkdir(join(sample, "images/posts"), { recursive: true })
  await mkdir(join(sample, "posts"))
  for (const name of ["cover", "chart"])
    await sharp({ create: { width: 700, height: 500, channels: 3, background: "#456" } }).toFile(
      join(sample, `images/posts/${name}.png`),
    )
  await writeFile(
    join(sample, "posts.json"),
    JSON.stringify([
      { title: "Elsewhere", slug: "elsewhere", externalUrl: "https://press.example/a" },
      { title: "Here", slug: "here", imageUrl: "images/posts/cover.png" },
    ]),
  )
  await writeFile(join(sample, "posts/here.md"), 'Text.\n\n![A chart](../images/posts/chart.png "Caption")\n')
})
afterEach(() => rm(root, { recursive: true }))

const textOf = (slug: string) => readFile(join(folder, `posts/${slug}.md`), "utf8")

test("three times the sample are its posts and two more of each, with their own texts and pictures", async () => {
  expect(await writeManyPosts(sample, folder, { times: 3, pictureWidth: 480 })).toBe(6)

  const posts: Array<{ title: string; slug: string }> = JSON.parse(await readFile(join(folder, "posts.json"), "utf8"))
  expect(posts.map(({ slug }) => slug)).toEqual(["elsewhere", "here", "elsewhere-2", "here-2", "elsewhere-3", "here-3"])
  expect(posts[5]).toEqual({ title: "Here, 3", slug: "here-3", imageUrl: "images/posts/cover-3.png" })
  expect(await textOf("here")).toContain("(../images/posts/chart.png ")
  expect(await textOf("here-3")).toContain('![A chart](../images/posts/chart-3.png "Caption")')
  expect(await readdir(join(folder, "posts"))).toEqual(["here-2.md", "here-3.md", "here.md"])
  const pictures = await Promise.all(
    ["chart", "chart-2", "chart-3"].map((name) => readFile(join(folder, `images/posts/${name}.png`), "base64")),
  )
  expect(new Set(pictures).size).toBe(3)
})

test("the added pictures are as wide as is asked for, and the sample's own are left", async () => {
  await writeManyPosts(sample, folder, { times: 2, pictureWidth: 480 })
  const widthOf = async (name: string) => (await sharp(join(folder, `images/posts/${name}.png`)).metadata()).width
  expect(await widthOf("chart-2")).toBe(480)
  expect(await widthOf("cover-2")).toBe(480)
  expect(await widthOf("cover")).toBe(700)
})

test("a change of one text changes the first post that has one", async () => {
  await writeManyPosts(sample, folder, { times: 2, pictureWidth: 480 })
  const [before, other] = [await textOf("here"), await textOf("here-2")]
  await changeOneText(folder, "New.")
  expect(await textOf("here")).toBe(`${before}\nNew.\n`)
  expect(await textOf("here-2")).toBe(other)
})
