import { readFile } from "node:fs/promises"
import { join } from "node:path"
import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { checkData } from "../../check/check-data"
import { readFolder } from "../../files/data-folder"
import { CheckMemo } from "../../files/memo"
import { allNodes, parseJson } from "../../json/json-text"
import { sourceText } from "../../location/source-text"
import { all, withChange, write } from "../support/changed-data"
import { file as engagementFile, written } from "../support/engagement"
import { base } from "../support/quick-check"

/** What every object of JavaScript has, or what the language asks an object for. */
const awkward = ["toString", "__proto__", "constructor", "hasOwnProperty", "length", "then", "valueOf", "toJSON"]

/** A value of each type of JSON, and objects with awkward keys. */
const values = ['"x"', "7", "true", "null", "[]", "{}", '[["x"]]', ...awkward.map((key) => `{ "${key}": "x" }`)]

/** A part of a file, and what may stand there instead. */
interface Place {
  readonly path: string
  readonly start: number
  readonly end: number
  readonly others: readonly string[]
}

/** @returns each value of a file, and each of its keys */
function placesIn(path: string, text: string): readonly Place[] {
  const { root } = parseJson(sourceText(text))
  if (!root) throw new Error(`${path} cannot be read`)
  return [...allNodes(root)].flatMap(({ node }) => [
    { path, start: node.start, end: node.end, others: values },
    ...(node.kind === "group" ? node.members : []).map(({ start, end }) => ({
      path,
      start,
      end,
      others: awkward.flatMap((key) => [`"${key}"`, `"${key}": "x", ${text.slice(start, end)}`]),
    })),
  ])
}

test("whatever a key is called and whatever type a value has, every rule of the check still runs", async () => {
  await withChange(all(base, write(engagementFile, written)), async (root) => {
    const memo = new CheckMemo()
    const files = (await readFolder(root, {}, async (folder) => folder.files)) ?? []
    const texts = new Map<string, string>()
    for (const path of files.filter((each) => each.endsWith(".json")))
      texts.set(path, await readFile(join(root, path), "utf8"))
    const places = [...texts].flatMap(([path, text]) => placesIn(path, text))
    expect(places.length).toBeGreaterThan(500)
    const anyChange = fc
      .constantFrom(...places)
      .chain((place) => fc.tuple(fc.constant(place), fc.constantFrom(...place.others)))
    await fc.assert(
      fc.asyncProperty(anyChange, async ([{ path, start, end }, other]) => {
        const text = texts.get(path) ?? ""
        const overlay = new Map([[path, Buffer.from(text.slice(0, start) + other + text.slice(end))]])
        const found = await checkData(root, { memo, overlay })
        expect(found.filter(({ code }) => ["check-failed", "check-overflow"].includes(code))).toEqual([])
      }),
      { numRuns: runs(150) },
    )
  })
})
