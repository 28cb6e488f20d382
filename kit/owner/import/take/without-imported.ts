import { isDeepStrictEqual } from "node:util"
import { editJson, isGroup, type Json, type JsonGroup } from "../../../content/json/edit-json"

type Value = Json | undefined

/** The states of a value: now, before the import, and as the import wrote it. */
interface States {
  readonly now: Value
  readonly before: Value
  readonly imported: Value
}

/**
 * @param states of a file's content
 * @returns the content without what the import wrote and nobody has changed since, undefined if nothing is left; and the changed values as they were imported
 */
export function withoutImported(states: States): { readonly value: Value; readonly edited: readonly Json[] } {
  const edited: Json[] = []
  return { value: back(states), edited }

  function back({ now, before, imported }: States): Value {
    if (isDeepStrictEqual(now, imported)) return before
    if (now === undefined || [imported, now].some((each) => isDeepStrictEqual(before, each))) return now
    if (isList(now) && isList(imported) && isList(before ?? []))
      return backInList(now, (before ?? []) as Json[], imported)
    if (isGroup(now) && isGroup(imported))
      return isGroup(before) ? backInGroup(now, before, imported) : rest(now, imported)
    edited.push(imported ?? now)
    return now
  }

  function backInGroup(now: JsonGroup, before: JsonGroup, imported: JsonGroup): JsonGroup {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    return Object.fromEntries(
      keys.flatMap((key) => {
        const value = back({ now: now[key], before: before[key], imported: imported[key] })
        return value === undefined ? [] : [[key, value]]
      }),
    )
  }

  /** In a group that the import made, such as achievements under a heading, the heading stays as long as one of them does. */
  function rest(now: JsonGroup, imported: JsonGroup): Value {
    const kept = Object.entries(now).flatMap(([key, value]): Array<[string, Json]> => {
      const left = typeof value === "object" ? back({ now: value, before: undefined, imported: imported[key] }) : value
      return left === undefined ? [] : [[key, left]]
    })
    const isOwn = ([key, value]: [string, Json]) => typeof value === "object" || value !== imported[key]
    return kept.some(isOwn) ? Object.fromEntries(kept) : undefined
  }

  function backInList(now: readonly Json[], before: readonly Json[], imported: readonly Json[]): Value {
    const left: Value[] = [...now]
    for (const [index, entry] of imported.entries()) {
      if (isDeepStrictEqual(entry, before[index])) continue
      const same = now.findIndex((each) => isDeepStrictEqual(each, entry))
      const isOther = imported.some((each) => isDeepStrictEqual(each, now[index]))
      if (same < 0 && isOther) continue
      const at = same < 0 ? index : same
      left[at] = back({ now: now[at], before: before[index], imported: entry })
    }
    const value = left.filter((each) => each !== undefined)
    return value.length > 0 || before.length > 0 ? value : undefined
  }
}

/**
 * @param text of a JSON file
 * @param now its content
 * @param to its new content
 * @returns the text with only the differing values replaced
 */
export function withContent(text: string, now: JsonGroup, to: JsonGroup): string {
  return differences(now, to, []).reduce((written, { path, value }) => {
    return editJson(written, value === undefined ? { kind: "remove", path } : { kind: "set", path, to: value }, written)
  }, text)
}

interface Difference {
  readonly path: readonly string[]
  readonly value: Value
}

function differences(now: JsonGroup, to: JsonGroup, path: readonly string[]): Difference[] {
  return [...new Set([...Object.keys(now), ...Object.keys(to)])].flatMap((key): Difference[] => {
    const [one, other] = [now[key], to[key]]
    if (isDeepStrictEqual(one, other)) return []
    return isGroup(one) && isGroup(other)
      ? differences(one, other, [...path, key])
      : [{ path: [...path, key], value: other }]
  })
}

const isList = (value: Value): value is readonly Json[] => Array.isArray(value)
