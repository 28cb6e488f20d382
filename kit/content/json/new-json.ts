import { load } from "../check/check-data"
import { contentFile } from "../contract/files"
import type { DataFolder } from "../files/data-folder"
import { editJson, type Json } from "./edit-json"
import { lineBreakOf } from "./json-style"

/**
 * @param content of a new JSON file
 * @param neighbour text of another file
 * @returns the file's text, with its neighbour's indentation and line breaks
 */
export function newJson(content: Json, neighbour: string): string {
  return editJson(`{}${lineBreakOf(neighbour) || "\n"}`, { kind: "set", path: [], to: content }, neighbour)
}

/** @returns the text of site.json, for its indentation and line breaks; empty if it cannot be read */
export async function neighbourIn(folder: DataFolder): Promise<string> {
  const site = contentFile("site.json")
  return site ? (await load(folder, site)).source.text : ""
}
