import { posix } from "node:path"
import { isGroup } from "../../../content/json/edit-json"
import { slugOf } from "../../../language/slug"
import type { SourceFiles } from "../candidate"
import { readDate } from "./dates"
import { FrontMatterError, fromToml, fromYaml, type Settings } from "./front-matter"
import { textAt, valueAt } from "./records"

/** What determines the address of a text. */
interface AddressedText {
  readonly path: string
  readonly settings: Settings
  readonly slug: string
  readonly date: string | undefined
  readonly topics: readonly string[]
}

/** @returns the path that a text had on its site; undefined if its generator is not known */
export type FormerPath = (text: AddressedText) => string | undefined

/** Jekyll's names for patterns (https://jekyllrb.com/docs/permalinks/). */
const styles: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  none: "/:categories/:title.html",
}

/**
 * Finds where Jekyll and Hugo show the texts of a folder, according to the site's settings.
 *
 * @param files of the source
 */
export async function formerPathsOf(files: SourceFiles): Promise<FormerPath> {
  const jekyll = textAt(await settingsOf(files, /(?:^|\/)_config\.ya?ml$/), "permalink") ?? "date"
  const hugo = valueAt(await settingsOf(files, /(?:^|\/)(?:hugo|config)\.(?:toml|ya?ml)$/), "permalinks")
  return (text) => {
    if (/(?:^|\/)_posts\//.test(text.path)) return filled(styles[jekyll] ?? jekyll, text)
    const [, folder] = /(?:^|\/)content\/(.+)\/[^/]+$/.exec(text.path) ?? []
    if (folder === undefined || /(?:^|\/)src\/content\//.test(text.path)) return undefined
    const [section = ""] = folder.split("/")
    const isBundle = /\/index(?:\.[\w-]+)?\.\w+$/.test(text.path)
    const pattern = textAt(hugo, section, `page.${section}`) ?? `/${isBundle ? posix.dirname(folder) : folder}/:slug/`
    return filled(pattern, { ...text, section })
  }
}

async function settingsOf(files: SourceFiles, name: RegExp): Promise<unknown> {
  const path = files.paths.filter((each) => name.test(each)).sort((one, other) => one.length - other.length)[0]
  if (path === undefined) return undefined
  try {
    const text = await files.text(path)
    const settings: unknown = path.endsWith(".toml") ? fromToml(text) : fromYaml(text)
    return isGroup(settings) ? settings : undefined
  } catch (error) {
    // Without readable settings, the generator's default is the best guess.
    if (error instanceof FrontMatterError) return undefined
    throw error
  }
}

/** @returns the pattern with its placeholders filled in; undefined if one of them is not known */
function filled(
  pattern: string,
  { slug, settings, date, topics, section = "" }: AddressedText & { readonly section?: string },
): string | undefined {
  const [year = "", month = "", day = ""] = (readDate(date ?? "").date ?? "").split("-")
  const title = slugOf(textAt(settings, "title") ?? slug)
  const parts: Readonly<Record<string, string>> = {
    year,
    month,
    day,
    slug,
    section,
    sections: section,
    filename: slug,
    contentbasename: slug,
    slugorfilename: slug,
    // Jekyll takes it from the name of the file, Hugo from the title.
    title: section === "" ? slug : title,
    output_ext: ".html",
    categories: topics.map((topic) => slugOf(topic)).join("/"),
    short_year: year.slice(2),
    i_month: String(Number(month)),
    i_day: String(Number(day)),
  }
  const path = pattern.replace(/:(\w+)/g, (whole, name: string) => parts[name] ?? whole).replace(/\/{2,}/g, "/")
  return path.includes(":") || (day === "" && /:(?:year|month|day|i_)/.test(pattern)) ? undefined : path
}
