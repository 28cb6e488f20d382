import type { Proposal, SourceFiles } from "../../candidate"
import type { Format } from "../../format"

/** @returns a source of these files, as an archive would give them */
export function sourceOf(contents: Readonly<Record<string, string>>, name = "export.zip"): SourceFiles {
  const text = async (path: string) => {
    const found = contents[path]
    if (found === undefined) throw new Error(`There is no ${path}.`)
    return found
  }
  return { name, paths: Object.keys(contents), text, read: async (path) => Buffer.from(await text(path)) }
}

/** @returns what a format offers of these files, and what it tells besides */
export async function offered(format: Format, contents: Readonly<Record<string, string>>) {
  const told: string[] = []
  const source = sourceOf(contents)
  expect(await format.recognizes(source)).toBe(true)
  const proposals = await format.read(source, (sentence) => told.push(sentence))
  return { proposals, told }
}

/** @returns the only post that a format offers of these files */
export async function onlyPost(format: Format, contents: Readonly<Record<string, string>>): Promise<Proposal> {
  const { proposals } = await offered(format, contents)
  const [post, ...others] = proposals
  if (!post || others.length > 0) throw new Error(`There are ${proposals.length} posts.`)
  return post
}
