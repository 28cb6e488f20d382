import type { Element, Root } from "hast"
import { encodeAddress } from "../../../content/markdown/markdown"
import { type Format, ImportRefusal } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import type { Proposal, ProposedPicture, SourceFiles } from "../offer"
import {
  attribute,
  becomeLink,
  findElement,
  hasClass,
  isElement,
  plainWordsOf,
  removeElements,
  walkElements,
  wordsOf,
} from "../texts/hast"
import type { FindPicture } from "../texts/pictures"
import { dayInZone } from "./dates"
import { dayOf, postProposal, webAddress } from "./post-proposal"
import { entriesOf, isRecord, textAt } from "./records"

/** What Ghost's export writes in place of the site's address. */
const siteMark = /__GHOST_URL__/g

/** Ghost's export (Settings, Import/Export): a JSON file of the database, with the folder content/ beside it where pictures are exported too. */
export const ghost: Format = {
  name: "a Ghost export",
  recognizes: async (files) => (await exportIn(files)) !== undefined,
  read: async (files, tell = () => {}) => {
    const found = await exportIn(files)
    const database = found && databaseOf(found.path, found.text)
    if (!database) throw new ImportRefusal("There is no Ghost export here: a JSON file with posts.")
    const all = entriesOf(database.posts).filter(isRecord)
    const posts = all.filter(
      (post) => (textAt(post, "type") ?? (post.page === true || post.page === 1 ? "page" : "post")) === "post",
    )
    const open = posts.filter((post) => (textAt(post, "visibility") ?? "public") === "public")
    const offered = open.filter((post) => textAt(post, "status") !== "sent")
    const [pages, members, sent] = [all.length - posts.length, posts.length - open.length, open.length - offered.length]
    if (members > 0)
      tell(members === 1 ? "A post for members was left out." : `${members} posts for members were left out.`)
    if (sent > 0)
      tell(
        sent === 1
          ? "A post that was only an email was left out."
          : `${sent} posts that were only emails were left out.`,
      )
    if (pages > 0) tell(pages === 1 ? "A page was left out." : `${pages} pages were left out.`)
    const topics = topicsIn(database)
    const find = pictureFinder(files)
    const zone = textAt(
      entriesOf(database.settings).find((each) => /^(?:active_)?timezone$/.test(textAt(each, "key") ?? "")),
      "value",
    )
    return offered.flatMap((each): Proposal[] => {
      const post: Readonly<Record<string, unknown>> = {
        ...each,
        published_at: dayInZone(textAt(each, "published_at"), zone),
      }
      const proposal = proposalOf(post, topics.get(String(post.id)) ?? [], find)
      if (!proposal) tell(`"${textAt(post, "title", "slug") ?? "A post"}" was left out: ${whyEmpty(post)}`)
      return proposal ? [proposal] : []
    })
  },
}

async function exportIn(files: SourceFiles): Promise<{ path: string; text: string } | undefined> {
  for (const path of files.paths.filter((each) => /\.json$/i.test(each))) {
    const text = await files.text(path)
    if (
      /^\ufeff?\s*\{\s*"(?:db|meta|data)"\s*:/.test(text) &&
      /"posts"\s*:\s*\[/.test(text) &&
      /"exported_on"|"mobiledoc"|"lexical"/.test(text)
    )
      return { path, text }
  }
  return undefined
}

/** The tables: in older exports at the top of the file, else in db. */
function databaseOf(path: string, text: string): Readonly<Record<string, unknown>> {
  const content = parsed(path, text)
  const first = isRecord(content) ? (entriesOf(content.db)[0] ?? content) : undefined
  if (isRecord(first) && isRecord(first.data) && Array.isArray(first.data.posts)) return first.data
  throw new ImportRefusal(
    `${path} has no posts where a Ghost export has them. Export again in Ghost, and import that file.`,
  )
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new ImportRefusal(`${path} is not whole: it is not valid JSON. Export again in Ghost, and import that file.`)
  }
}

/** Only editors hold the text of a post without HTML: Ghost writes it when the post is saved again. */
const whyEmpty = (post: Readonly<Record<string, unknown>>): string =>
  textAt(post, "html") === undefined && textAt(post, "lexical", "mobiledoc") !== undefined
    ? "the export has no HTML of it. Open and save it in Ghost, and export again."
    : "there is no text in it."

/** Names of tags by the id of the post, in Ghost's order. Those that begin with # are for themes. */
function topicsIn(database: Readonly<Record<string, unknown>>): ReadonlyMap<string, string[]> {
  const names = new Map(
    entriesOf(database.tags)
      .filter(isRecord)
      .flatMap((tag) => {
        const name = textAt(tag, "name")
        const isInternal = textAt(tag, "visibility") === "internal" || name?.startsWith("#")
        return name === undefined || isInternal ? [] : [[String(tag.id), name] as const]
      }),
  )
  const topics = new Map<string, string[]>()
  const links = entriesOf(database.posts_tags).filter(isRecord)
  for (const link of links.sort((one, other) => Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0))) {
    const [post, name] = [String(link.post_id), names.get(String(link.tag_id))]
    if (name !== undefined) topics.set(post, [...(topics.get(post) ?? []), name])
  }
  return topics
}

function proposalOf(
  post: Readonly<Record<string, unknown>>,
  topics: readonly string[],
  find: FindPicture,
): Proposal | undefined {
  const title = textAt(post, "title")
  const status = textAt(post, "status") ?? "draft"
  const day = dayOf(textAt(post, "published_at"))
  const formerUrl = webAddress(textAt(post, "canonical_url")?.replace(siteMark, ""))
  return postProposal({
    source: `ghost:${textAt(post, "uuid", "id", "slug")}`,
    title: /^\(untitled\)$/i.test(title ?? "") ? undefined : title,
    text: htmlToMarkdown((textAt(post, "html") ?? "").replace(siteMark, ""), {
      ...(title === undefined ? {} : { title }),
      ...(formerUrl === undefined ? {} : { base: formerUrl }),
      find,
      prepare,
    }),
    excerpt: plainWordsOf(textAt(post, "custom_excerpt", "meta_description") ?? ""),
    date: status === "published" ? day : undefined,
    slug: textAt(post, "slug"),
    topics,
    isDraft: status !== "published" && status !== "scheduled",
    publishOn: status === "scheduled" ? day : undefined,
    picture: pictureOf(textAt(post, "feature_image"), find),
    formerUrl: status === "published" ? formerUrl : undefined,
  })
}

function pictureOf(written: string | undefined, find: FindPicture): ProposedPicture | undefined {
  const path = written?.replace(siteMark, "")
  if (path === undefined) return undefined
  const reference = encodeAddress(path)
  const file = find(path)
  if (file) return { reference, ...file }
  return webAddress(path) === undefined ? undefined : { reference, url: reference }
}

/** Pictures are in content/images, if their export is beside that of the posts. */
function pictureFinder({ paths }: SourceFiles): FindPicture {
  return (written) => {
    const within = /\/content\/(images\/[^?#]+)/.exec(written)?.[1]?.replace(/^images\/size\/[^/]+\//, "images/")
    const path = within && paths.find((each) => `/${each}`.endsWith(`/${within}`))
    if (path === undefined || path === "") return undefined
    return webAddress(written) === undefined ? { path } : { path, url: written }
  }
}

const unread = [
  "kg-signup-card",
  "kg-cta-card",
  "kg-nft-card",
  "kg-audio-player-container",
  "kg-video-player-container",
  "kg-bookmark-metadata",
]

/** Leaves out what asks for something, and makes plain HTML of Ghost's cards. */
function prepare(root: Root): void {
  removeElements(root, (node) => hasClass(node, ...unread))
  for (const { node } of [...walkElements(root)]) {
    if (hasClass(node, "kg-bookmark-card")) card(node, "kg-bookmark-title")
    // The button that opens a toggle has nothing to say.
    if (hasClass(node, "kg-toggle-card")) removeElements(node, (each) => isElement(each, "button"))
    if (hasClass(node, "kg-file-card")) card(node, "kg-file-card-title", "kg-file-card-filename")
  }
}

/** A card that leads somewhere: a bookmark, or a file. */
function card(node: Element, ...titles: readonly string[]): void {
  const link = findElement(node, (each) => isElement(each, "a"))
  const title = findElement(node, (each) => hasClass(each, ...titles))
  const address = link && attribute(link, "href")
  if (address !== undefined) becomeLink(node, address, title ? wordsOf(title) : address)
}
