import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { dirname, join, posix } from "node:path"
import sharp from "sharp"
import { postText } from "../../../content/contract/data-paths"

/** What of a post matters here. */
type Post = Readonly<Record<"slug" | "title", string> & Partial<Record<"externalUrl" | "imageUrl", string>>>

/** The amount and size of the content. */
interface Amount {
  /** How often each post of the sample occurs. */
  readonly times: number
  /** The maximum width of the added posts' pictures, in pixels. */
  readonly pictureWidth: number
}

/** One of the added sets of posts, with its source and target. */
interface Copy {
  readonly number: number
  readonly pictureWidth: number
  readonly sample: string
  readonly folder: string
}

/**
 * Writes the content of an owner who has the sample's posts many times over. The first set is the sample's; every other post has its own title, address, text
 * and pictures: the sample's with a number drawn on them, because identical pictures would be made only once.
 *
 * @param sample the sample's data/
 * @param folder for the content; its previous content is removed
 * @param amount how often each post occurs, and the width of the added pictures
 * @returns the number of posts
 */
export async function writeManyPosts(sample: string, folder: string, amount: Amount): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  await cp(sample, folder, { recursive: true })
  const posts: Post[] = JSON.parse(await readFile(join(sample, "posts.json"), "utf8"))
  const all = [...posts]
  for (let number = 2; number <= amount.times; number += 1) {
    const copy = { number, pictureWidth: amount.pictureWidth, sample, folder }
    for (const post of posts) all.push(await another(post, copy))
  }
  await writeFile(join(folder, "posts.json"), JSON.stringify(all, null, 2))
  return all.length
}

/**
 * Changes one text, like an owner who corrects a word.
 *
 * @param folder with content
 * @param note appended to the first post's text
 */
export async function changeOneText(folder: string, note: string): Promise<void> {
  const posts: Post[] = JSON.parse(await readFile(join(folder, "posts.json"), "utf8"))
  const post = posts.find(({ externalUrl }) => externalUrl === undefined)
  if (!post) throw new Error("No post has a text here.")
  const file = join(folder, postText(post.slug))
  await writeFile(file, `${await readFile(file, "utf8")}\n${note}\n`)
}

async function another(post: Post, copy: Copy): Promise<Post> {
  const { number, sample, folder } = copy
  const slug = `${post.slug}-${number}`
  if (post.externalUrl === undefined) {
    const text = await readFile(join(sample, postText(post.slug)), "utf8")
    await writeFile(join(folder, postText(slug)), await withPictures(text, copy))
  }
  const imageUrl = post.imageUrl && (await numbered(post.imageUrl, copy))
  return { ...post, slug, title: `${post.title}, ${number}`, ...(imageUrl && { imageUrl }) }
}

/** The text with pictures of its own. In Markdown a picture is `![what it shows](its path "its caption")`. */
async function withPictures(text: string, copy: Copy): Promise<string> {
  let result = `${text}\nThis is number ${copy.number}.\n`
  for (const [, path = ""] of text.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)) {
    const inData = posix.join(dirname(postText("any")), path)
    const own = await numbered(inData, copy)
    result = result.replace(path, posix.relative(dirname(postText("any")), own))
  }
  return result
}

/** @returns the path within data/ of the picture with the number on it */
async function numbered(path: string, { number, pictureWidth, sample, folder }: Copy): Promise<string> {
  const { dir, name, ext } = posix.parse(path)
  const own = posix.join(dir, `${name}-${number}${ext}`)
  await mkdir(join(folder, dir), { recursive: true })
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><rect width="320" height="120" fill="#fff"/><text x="20" y="95" font-family="sans-serif" font-size="100">${number}</text></svg>`
  // With a palette, like the sample's: without one a picture would be several times as large.
  await sharp(join(sample, path))
    .resize({ width: pictureWidth, withoutEnlargement: true })
    .composite([{ input: Buffer.from(drawn), gravity: "southeast" }])
    .png({ palette: true })
    .toFile(join(folder, own))
  return own
}
