import { Parser } from "htmlparser2"
import { told } from "../../../content/sentences/sentences"
import { ImportRefusal } from "../format"

/** An entry of WordPress's export: a post, a page, an attachment, or something of a plugin's. */
export interface WxrItem {
  /** The text of each element by its name, such as wp:post_name. If several have the same name, the first counts. */
  readonly values: ReadonlyMap<string, string>
  readonly categories: ReadonlyArray<{ readonly domain: string; readonly nicename: string; readonly name: string }>
  /** Custom fields by name. If several have the same name, the first counts. */
  readonly meta: ReadonlyMap<string, string>
  /** The last part of each of its former addresses. */
  readonly oldSlugs: readonly string[]
  /** How many comments it has. */
  readonly comments: number
}

export interface Wxr {
  readonly items: readonly WxrItem[]
  /** The names of authors by their logins. */
  readonly authors: ReadonlyMap<string, string>
  /** The address of the site. */
  readonly site: string | undefined
}

/** @returns whether a text is WordPress's export: its namespace stands at the start */
export const isWxr = (text: string): boolean => text.slice(0, 20_000).includes("wordpress.org/export/")

interface OpenItem {
  readonly values: Map<string, string>
  readonly categories: Array<{ readonly domain: string; readonly nicename: string; readonly name: string }>
  readonly meta: Map<string, string>
  readonly oldSlugs: string[]
  comments: number
}

/**
 * Reads WordPress's export, WXR: RSS with elements of its own.
 *
 * @param path of the file, for messages
 * @param text of the file
 * @throws ImportRefusal if it is not whole
 */
export function readWxr(path: string, text: string): Wxr {
  const items: WxrItem[] = []
  const authors = new Map<string, string>()
  const above: string[] = []
  const channel = new Map<string, string>()
  let item: OpenItem | undefined
  let group = new Map<string, string>()
  let attributes: Readonly<Record<string, string>> = {}
  let written = ""
  let isWhole = false
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        above.push(name)
        written = ""
        attributes = given
        if (name === "item") item = { values: new Map(), categories: [], meta: new Map(), oldSlugs: [], comments: 0 }
        if (groups.includes(name)) group = new Map()
      },
      ontext: (part) => {
        written += part
      },
      onclosetag: (name, isImplied) => {
        above.pop()
        const within = above.at(-1) ?? ""
        if (name === "rss") isWhole = !isImplied
        else if (name === "item" && item) {
          items.push(item)
          item = undefined
        } else if (name === "wp:author")
          authors.set(group.get("wp:author_login") ?? "", group.get("wp:author_display_name") ?? "")
        else if (name === "wp:postmeta") {
          const [key, value] = [group.get("wp:meta_key") ?? "", group.get("wp:meta_value") ?? ""]
          setFirst(item?.meta, key, value)
          if (key === "_wp_old_slug" && value !== "") item?.oldSlugs.push(value)
        } else if (name === "wp:comment" && item) item.comments += 1
        else if (groups.includes(within)) setFirst(group, name, written)
        else if (within === "item" && name === "category")
          item?.categories.push({
            domain: attributes.domain ?? "",
            nicename: attributes.nicename ?? "",
            name: written.trim(),
          })
        else if (within === "item") setFirst(item?.values, name, written)
        else if (within === "channel") setFirst(channel, name, written)
        written = ""
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  if (!isWhole) throw new ImportRefusal(told("import.wordpress.cut", { path }))
  return { items, authors, site: channel.get("wp:base_blog_url")?.trim() || channel.get("link")?.trim() || undefined }
}

const groups = ["wp:author", "wp:postmeta", "wp:comment", "wp:commentmeta"]

function setFirst(values: Map<string, string> | undefined, name: string, text: string): void {
  if (values && !values.has(name)) values.set(name, text)
}
