import type { Json } from "../../../content/json/edit-json"
import { valueAt } from "../../../content/location/json-path"

/**
 * @param entry of a list
 * @param others all entries of the list
 * @returns a copy with a new name or title, id, slug and address, which no two entries may share
 */
export function duplicateEntry(entry: Json, others: readonly Json[]): Json {
  if (typeof entry === "string") return free(entry, others, " (copy)")
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return entry
  const renamed = Object.entries(entry).map(([key, value]): readonly [string, Json] => {
    const taken = others.map((other) => valueAt(other, [key]))
    if (typeof value !== "string") return [key, value]
    // Beside a name, a title is somebody's role.
    if (key === "name" || (key === "title" && !("name" in entry))) return [key, free(value, taken, " (copy)")]
    if (key === "id" || key === "slug") return [key, free(value, taken, "-copy")]
    return key === "from" && value.startsWith("/")
      ? [key, free(value.replace(/\/$/, ""), taken, "-copy")]
      : [key, value]
  })
  return Object.fromEntries(renamed)
}

function free(name: string, taken: readonly unknown[], ending: string): string {
  const renamed = name + ending
  return taken.includes(renamed) ? free(renamed, taken, ending) : renamed
}
