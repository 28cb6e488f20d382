/**
 * @param page a page's own JSON, from its query
 * @param route the file's name in data/pages, without its extension
 * @returns the page, which is not null
 * @throws an Error that names the file if it is missing or empty
 */
export function pageOf<Page>(page: Page | null, route: string): Page {
  if (!page) throw new Error(`data/pages/${route}.json is missing or empty. Every route needs its file.`)
  return page
}
