import { all, attribute, type Html } from "./parse"

/** What a page names. All addresses are absolute. */
export interface Named {
  readonly ids: ReadonlySet<string>
  /** Where its links lead. */
  readonly links: readonly URL[]
  /** What it loads, or would load on another screen. */
  readonly resources: readonly URL[]
}

/**
 * @param page to be read
 * @param address at which it stands, for those that are relative to it
 */
export function namedBy(page: Html, address: string): Named {
  const each = (name: string, selector = `[${name}]`) => all(selector, page).map((element) => attribute(element, name))
  const candidates = each("srcset").flatMap((srcset) =>
    srcset.split(/,\s+/).map((candidate) => candidate.trim().split(" ")[0] ?? ""),
  )
  const absolute = (addresses: readonly string[]) => addresses.map((one) => new URL(one, address))
  return {
    ids: new Set(each("id")),
    links: absolute(each("href", "a[href]")),
    resources: absolute([...each("href", "link[href]"), ...each("src"), ...candidates]),
  }
}
