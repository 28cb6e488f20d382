import type { MenuName } from "../../../../content/contract/menus"
import { type MenuPageFile, menuPageIn } from "../../../model/menu-pages"
import { contentInBytes } from "../../../references/texts"
import type { ContentFiles } from "../content-files"
import { applyEdit, type FileEdit } from "./apply-edit"
import type { ChangeOutcome } from "./write-file"

/** A requested change to a menu. */
interface MenuChange {
  readonly menu: MenuName
  /** All of its entries, in order; undefined for the usual ones. */
  readonly entries?: readonly string[] | undefined
}

/**
 * Writes a menu and updates the menu setting of the owner's custom pages, as one step.
 *
 * @param content of the owner
 * @param change of a menu
 * @param by the requesting tab
 */
export function changeMenu(content: ContentFiles, { menu, entries }: MenuChange, by?: string): Promise<ChangeOutcome> {
  return content.change(async (present) => {
    const edited = async (file: string, edit: FileEdit) =>
      [file, await applyEdit(file, present.get(file), edit, (other) => content.readBytes(other))] as const
    const path = ["menu", menu]
    const files = [await edited("site.json", entries ? { kind: "set", path, to: entries } : { kind: "remove", path })]
    for (const [file, bytes] of entries ? present : []) {
      const page = menuPageIn(file, contentInBytes(file, bytes))
      const edit = page && entries && pageEdit(page, menu, entries.includes(page.slug))
      if (edit) files.push(await edited(file, edit))
    }
    return new Map(files)
  }, by)
}

/** The edit that makes the page's own setting match what visitors see. */
function pageEdit({ menu }: MenuPageFile, name: MenuName, isIn: boolean): FileEdit | undefined {
  if (!isIn) return menu === name ? { kind: "remove", path: ["menu"] } : undefined
  return menu === undefined ? { kind: "set", path: ["menu"], to: name } : undefined
}
