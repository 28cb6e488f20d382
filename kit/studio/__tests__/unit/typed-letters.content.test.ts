import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { parse, type Scalar, stringify } from "yaml"
import { runs } from "../../../../__tests__/support/runs"
import { walkValues } from "../../../content/contract/field"
import type { Json } from "../../../content/json/edit-json"
import { type Path, valueAt } from "../../../content/location/json-path"
import { changedPart } from "../../../content/location/source-text"
import { splitFrontMatter } from "../../../content/markdown/settings"
import { sample } from "../../../dev/support/owners"
import { withSoftHyphens } from "../../../language/long-words"
import { shownParts } from "../../../language/marks"
import { withoutSoftHyphens } from "../../../language/soft-hyphens"
import { contentIn } from "../../model/file-content"
import { lettersIn } from "../../model/written-words"
import { fieldIn } from "../../references/values"
import { applyEdit } from "../../server/content/edits/apply-edit"

const fixtures = join(sample.folder, "__tests__/fixtures")

/** Every text of three owners that a page shows letter by letter. */
const places = [sample.data, join(fixtures, "arabic"), join(fixtures, "polish")].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) => {
    const contract = fieldIn(file, [])
    if (!contract) return []
    const text = readFileSync(join(folder, file), "utf8")
    return [...walkValues(contract, contentIn(file, text))].flatMap(({ field, value, path }) =>
      field.kind === "text" && typeof value === "string" ? [{ file, text, path, facts: field.facts, value }] : [],
    )
  }),
)
/** The few in front matter, and those that may have a part in colour, are drawn as often as all others. */
const place = fc.oneof(
  ...[
    places.filter(({ file }) => file.endsWith(".json")),
    places.filter(({ file }) => file.endsWith(".md")),
    places.filter(({ facts }) => facts.isMarked),
  ].map((some) => fc.constantFrom(...some)),
)

/** The same file as other programs write it. */
const inAscii = (text: string) =>
  text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`)
const inStyle = (defaultStringType: Scalar.Type) => (text: string) => {
  const { head = "", headStart } = splitFrontMatter(text)
  const written = stringify(parse(head), { defaultStringType, defaultKeyType: "PLAIN", lineWidth: 60 })
  return text.slice(0, headStart) + written + text.slice(headStart + head.length)
}
const styles = ["PLAIN", "QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_FOLDED", "BLOCK_LITERAL"] as const
const inForm = (file: string, text: string, form: number): string => {
  const forms = file.endsWith(".md") ? styles.map(inStyle) : [inAscii]
  return forms[form % (forms.length + 1)]?.(text) ?? text
}

const sign = fc.constantFrom(
  ..."8*5*4 a_b_c [x] <b> &amp; C:\\_work | 👩🏽‍💻 😀 שלום مرحبا * \\ 1. \" ' { , é".split(" "),
  "> 50 %",
  "  ",
  "- ",
  ": ",
  " #",
)
const any = fc.oneof(sign, sign, fc.string({ unit: "grapheme", minLength: 1, maxLength: 3 }))
const letters = fc.array(any, { minLength: 1, maxLength: 3 }).map((all) => all.join(""))

const set = async (file: string, text: string, path: Path, to: Json) =>
  String(await applyEdit(file, Buffer.from(text), { kind: "set", path, to }, async () => undefined))

test("what is typed in the page is read again letter by letter, and nothing else of the file changes but what JSON or YAML need", async () => {
  await fc.assert(
    fc.asyncProperty(
      place,
      fc.record({ form: fc.nat(), isWindows: fc.boolean(), part: fc.constantFrom(0, 0.5, 1), typed: letters }),
      async ({ file, text, path, facts, value }, { form, isWindows, part, typed }) => {
        const { shown, written } = lettersIn(facts)
        // A text with a part in colour is typed in its field.
        const plain = await set(file, text, path, written(shown(value)))
        const before = inForm(file, plain, form).replaceAll("\n", isWindows ? "\r\n" : "\n")
        const all = [...new Intl.Segmenter().segment(shown(value))].map(({ segment }) => segment)
        const wanted = all.toSpliced(Math.round(part * all.length), 0, typed).join("")

        const after = await set(file, before, path, written(wanted))
        const now = String(valueAt(contentIn(file, after), path))
        expect(shown(now)).toBe(wanted)
        // As the build gives it to the page.
        if (facts.isMarked)
          expect(shownParts(withSoftHyphens(now, "de")).map(withoutSoftHyphens)).toEqual([withoutSoftHyphens(wanted)])

        const { start, end, to } = changedPart(before, after)
        const ways = [typed, JSON.stringify(written(typed)).slice(1, -1), typed.replaceAll("'", "''")]
        if (start === end && ways.some(({ length }) => length === to.length)) return
        // A value of YAML stands in quotes now, which it needs.
        const quoted = JSON.stringify(wanted)
        const at = after.indexOf(quoted)
        expect([file, at >= 0]).toEqual([expect.stringMatching(/\.md$/), true])
        const [ahead, behind] = [after.slice(0, at), after.slice(at + quoted.length)]
        expect([before.startsWith(ahead), before.endsWith(behind)]).toEqual([true, true])
        expect(contentIn(file, ahead + wanted + behind)).not.toEqual(contentIn(file, after))
      },
    ),
    { numRuns: runs(2000) },
  )
})
