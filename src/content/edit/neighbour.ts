import { load } from "../check/check-data"
import type { DataFolder } from "../check/data-folder"
import { contentFile } from "../contract/files"

/** @returns the text of site.json, whose indentation and line breaks are the owner's; empty if it cannot be read */
export async function neighbourIn(folder: DataFolder): Promise<string> {
  const site = contentFile("site.json")
  return site ? (await load(folder, site)).source.text : ""
}
