import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { checkData } from "../../check/check-data"
import { type Field, fieldAt } from "../../contract/field"
import { contentFile } from "../../contract/files"
import type { Diagnostic } from "../../diagnostic/diagnostic"
import { readFolder } from "../../files/data-folder"
import { CheckMemo } from "../../files/memo"
import { allNodes, type JsonNode, parseJson } from "../../json/json-text"
import type { Path } from "../../location/json-path"
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
  readonly file: string
  readonly start: number
  readonly end: number
  readonly others: readonly string[]
  /** What the check then says of which path; without it, only that it goes on. */
  readonly said?: { readonly code: string; readonly path: Path }
}

/** @returns the values and the keys of a file, with what JSON can have in their place */
function anythingIn(file: string, text: string, root: JsonNode): readonly Place[] {
  return [...allNodes(root)].flatMap(({ node }) => [
    { file, start: node.start, end: node.end, others: values },
    ...(node.kind === "group" ? node.members : []).map(({ start, end }) => ({
      file,
      start,
      end,
      others: awkward.flatMap((key) => [`"${key}"`, `"${key}": "x", ${text.slice(start, end)}`]),
    })),
  ])
}

/** What is wrong in the place of a plain value, by the kind of its field, and the code of what the check says of it. */
const wrongValues: Readonly<Partial<Record<Field["kind"], readonly [value: string, code: string]>>> = {
  choice: ['"xylophone"', "not-in-list"],
  link: ['"javascript:alert(1)"', "link-scheme"],
  markup: ['"<p>x<script>y</script></p>"', "markup-tag"],
  picture: ['"images/xylophone.png"', "picture-missing"],
  slug: ['"a b"', "slug-characters"],
  date: ['"1 March"', "date-form"],
  anchor: ['"a b"', "slug-characters"],
}

/** @returns the values of a file, each with a mistake that its field does not allow */
function mistakesIn(file: string, text: string, root: JsonNode): readonly Place[] {
  const contract = contentFile(file)?.field
  return [...allNodes(root)].flatMap(({ node, path }) => {
    const field = contract && fieldAt(contract, path)
    if (!contract || !field) return []
    const found: Place[] = []
    const add = (other: string, code: string, at = path, { start, end }: Pick<JsonNode, "start" | "end"> = node) =>
      found.push({ file, start, end, others: [other], said: { code, path: at } })
    if (path.length > 0) add("null", "wrong-kind")
    if (path.length > 0 && field.kind !== "choice")
      add(node.kind === "plain" && node.value === true ? "1" : "true", "wrong-kind")
    if (node.kind === "group") {
      add(`{ "xylophone": "",${text.slice(node.start + 1, node.end)}`, "unknown-key", [...path, "xylophone"])
      for (const member of node.members)
        if (fieldAt(contract, [...path, member.key])?.required) add('"xylophone"', "missing", path, member)
    }
    if (node.kind !== "plain") return found
    if (field.required && typeof node.value === "string" && field.kind !== "choice") add('" "', "empty")
    const [wrong, code] = wrongValues[field.kind] ?? []
    if (wrong && code) add(wrong, code)
    return found
  })
}

/** Checks content in which a place is broken, one place after the other. */
async function expectOf(
  placesIn: typeof anythingIn,
  numRuns: number,
  expected: (found: readonly Diagnostic[], place: Place) => void,
) {
  await withChange(all(base, write(engagementFile, written)), async (root) => {
    const memo = new CheckMemo()
    const files = (await readFolder(root, {}, async (folder) => folder.files)) ?? []
    const texts = new Map<string, string>()
    for (const file of files.filter((each) => each.endsWith(".json")))
      texts.set(file, await readFile(join(root, file), "utf8"))
    const places = [...texts].flatMap(([file, text]) => {
      const node = parseJson(sourceText(text)).root
      if (!node) throw new Error(`${file} cannot be read`)
      return placesIn(file, text, node)
    })
    expect(places.length).toBeGreaterThan(500)
    const anyChange = fc
      .constantFrom(...places)
      .chain((place) => fc.tuple(fc.constant(place), fc.constantFrom(...place.others)))
    await fc.assert(
      fc.asyncProperty(anyChange, async ([place, other]) => {
        const text = texts.get(place.file) ?? ""
        const broken = text.slice(0, place.start) + other + text.slice(place.end)
        const found = await checkData(root, { memo, overlay: new Map([[place.file, Buffer.from(broken)]]) })
        expected(
          found.map((each) => ({ ...each, file: posix.relative(root, each.file) })),
          place,
        )
      }),
      { numRuns },
    )
  })
}

test("whatever a key is called and whatever type a value has, every rule of the check still runs", () =>
  expectOf(anythingIn, runs(150), (found) => {
    expect(found.filter(({ code }) => ["check-failed", "check-overflow"].includes(code))).toEqual([])
  }))

test("whatever a field does not allow, the check names its path", () =>
  expectOf(mistakesIn, runs(150), (found, { file, said }) => {
    expect(found).toContainEqual(expect.objectContaining({ file, ...said }))
  }))
