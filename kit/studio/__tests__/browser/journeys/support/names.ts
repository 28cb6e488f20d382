import { savedContent } from "../../support/owner"

type Named = Readonly<Record<string, string>>

/** @returns the name of a page of the site in the menu Page: that of the site's own menus */
export function pageName(page: string): string {
  const { navigation, footer } = savedContent<{ readonly navigation: Named; readonly footer: Named }>("labels.json")
  const name = navigation[page] ?? footer[page]
  if (name === undefined) throw new Error(`The site has no name for ${page}.`)
  return name
}
