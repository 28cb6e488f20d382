import type { ItemListLeaf, ListItemLeaf, Thing } from "schema-dts"
import { idOf, type SiteFacts } from "../site-facts"

/**
 * @param path the page that shows the list
 * @param name the list's name: the page's heading
 * @returns the items in the page's order
 */
export const itemList = (
  facts: SiteFacts,
  path: string,
  name: string,
  items: readonly Thing[],
): ItemListLeaf & { "@id": string } => ({
  "@type": "ItemList",
  "@id": idOf(facts, "list", path),
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index): ListItemLeaf => ({ "@type": "ListItem", position: index + 1, item })),
})
