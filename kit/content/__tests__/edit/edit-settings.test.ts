import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { type Edit, type Json, NoSuchPath } from "../../json/edit-json"
import { editSettings, settingsOf } from "../../markdown/settings"

const page = `---
# What search engines show.
title: Stopping projects # short
description: "Six of nine."

menu: header
figures:
  - figure: "6"
    text: Stopped
  # The rest.
  - figure: "9"
    text: In all
# Behind the figures.
client: |
  A bank
  in the north
---
The text.
`
const set = (path: Edit["path"], to: Json, before?: readonly string[]): Edit => ({
  kind: "set",
  path,
  to,
  ...(before ? { before } : {}),
})
const remove = (...path: Edit["path"]): Edit => ({ kind: "remove", path })
const windows = (text: string) => text.replaceAll("\n", "\r\n")

test("the settings of a page are read", () => {
  expect(settingsOf("---\ntitle: T\n---\nThe text.\n")).toEqual({ title: "T" })
})

test.each([
  ["without settings", "The text.\n"],
  ["whose settings are broken", '---\ntitle: "T\n---\n'],
])("of a page %s none are read", (_what, text) => {
  expect(settingsOf(text)).toBeUndefined()
})

test.each([
  ["a plain text", "title", "title: Stopping projects", 'title: "New: it’s \\"here\\""'],
  ["a quoted text", "description", 'description: "Six of nine."', 'description: "New: it’s \\"here\\""'],
])("%s is replaced, and the comment behind it stays", (_what, key, from, to) => {
  expect(editSettings(page, set([key], 'New: it’s "here"'))).toBe(page.replace(from, to))
})

test("quotes that only a space at the end needed, while somebody typed, go with the next word", () => {
  const [typing, typed] = ["Stopping ", "Stopping projects"].map((to) => editSettings(page, set(["title"], to)))
  expect(typing).toBe(page.replace("Stopping projects", '"Stopping "'))
  expect(editSettings(typing ?? "", set(["title"], "Stopping projects"))).toBe(typed)
})

test("a setting that has no value yet gets one", () => {
  expect(editSettings("---\nmenu:\ntitle: T\n---\n", set(["menu"], "legal"))).toBe("---\nmenu: legal\ntitle: T\n---\n")
})

test("a comment between two settings stays when the list above it is another", () => {
  const edited = editSettings(page, set(["figures", 0, "figure"], "7"))
  expect(edited).toContain("\n# Behind the figures.\nclient: |\n")
  expect(settingsOf(edited)).toMatchObject({ figures: [{ figure: "7", text: "Stopped" }, { figure: "9" }] })
})

test("an entry is added to a list, moved and taken out", () => {
  const figures = (edit: Edit) => (settingsOf(editSettings(page, edit)) as { figures: unknown }).figures
  const [first, second, added] = [
    { figure: "6", text: "Stopped" },
    { figure: "9", text: "In all" },
    { figure: "1", text: "New" },
  ]
  expect(figures({ kind: "insert", path: ["figures", 1], to: added })).toEqual([first, added, second])
  expect(figures({ kind: "move", path: ["figures", 1], index: 0 })).toEqual([second, first])
  expect(figures(remove("figures", 0))).toEqual([second])
})

test.each([
  ["behind those that the contract has ahead of it", ["title", "description"], 'Six of nine."\n', "service: audits\n"],
  ["at the top, if it is the first", [], "---\n", "service: audits\n"],
  ["at the end, if all others are ahead of it", ["title", "client"], "in the north\n", "service: audits\n"],
])("a setting that was not there stands %s", (_where, before, behind, line) => {
  expect(editSettings(page, set(["service"], "audits", before))).toBe(page.replace(behind, behind + line))
})

test("a new list has the line breaks of the file", () => {
  const text = windows("---\ntitle: T\n---\nThe text.\n")
  const to = [{ figure: "6", text: "Stopped" }]
  expect(editSettings(text, set(["figures"], to, ["title"]))).toBe(
    windows('---\ntitle: T\nfigures:\n  - figure: "6"\n    text: Stopped\n---\nThe text.\n'),
  )
})

test.each([
  ["there are none", "The text.\n", set(["title"], "T")],
  ["they are broken", '---\ntitle: "T\n---\n', set(["title"], "T")],
  ["they are no settings", "---\n- T\n---\n", set(["title"], "T")],
  ["one stands twice", "---\ntitle: A\ntitle: B\n---\n", set(["title"], "T")],
  ["they stand in one line", "---\n{ title: A, menu: header }\n---\n", set(["client"], "T")],
  ["nothing stands at the place", page, remove("service")],
  ["the place is in a text", page, set(["title", "first"], "T")],
  ["it is about all of them", page, set([], "T")],
])("an edit is refused where %s", (_what, text, edit) => {
  expect(() => editSettings(text, edit)).toThrow(NoSuchPath)
})

/** A value of a setting, as one may write it. */
const word = fc
  .stringMatching(/^[a-z]{1,8}( [a-zäé]{1,8})?$/)
  .filter((text) => !/^(?:true|false|null|yes|no|on|off)$/.test(text))
const comment = fc.constantFrom("", " # a comment")
const value = fc.oneof(
  fc.tuple(word, comment).map(([text, behind]) => ` ${text}${behind}\n`),
  fc.tuple(fc.string(), comment).map(([text, behind]) => ` ${JSON.stringify(text)}${behind}\n`),
  fc.tuple(word, comment).map(([text, behind]) => ` '${text}: it''s'${behind}\n`),
  fc.tuple(word, word).map(([one, other]) => ` ${one}\n  ${other}\n`),
  fc
    .tuple(fc.constantFrom("|", ">", "|-", ">-"), word, word)
    .map(([sign, one, other]) => ` ${sign}\n  ${one}\n\n  ${other}\n`),
  fc.tuple(word, word).map(([one, other]) => ` [${one}, "${other}"]\n`),
  fc
    .array(fc.tuple(word, word), { minLength: 1, maxLength: 3 })
    .map((figures) => `\n${figures.map(([one, other]) => `  - figure: "${one}"\n    text: ${other}\n`).join("")}`),
  fc.constantFrom(" 12\n", " true\n"),
)
const keys = ["title", "description", "menu", "client", "figures"] as const
const ahead = fc.constantFrom("", "", "# A comment.\n", "\n", "\n# A comment.\n\n")
const body = fc.array(fc.oneof(word, fc.constantFrom("", "---", "title: not a setting")), { maxLength: 4 })

/** A page, as the pieces that it is made of: what is ahead of each setting, and the setting. */
const pages = fc
  .record({
    keys: fc.shuffledSubarray([...keys], { minLength: 1 }),
    values: fc.array(value, { minLength: keys.length, maxLength: keys.length }),
    ahead: fc.array(ahead, { minLength: keys.length + 1, maxLength: keys.length + 1 }),
    body,
    // Of one kind, or one after the other where two editors have been at work.
    lineBreaks: fc.oneof(fc.constant(["\r"]), fc.array(fc.constantFrom("\n", "\r\n"), { minLength: 1, maxLength: 3 })),
  })
  .map(({ lineBreaks, ...drawn }) => {
    let nth = 0
    const lineBreak = () => {
      const next = lineBreaks[nth % lineBreaks.length] ?? "\n"
      nth += 1
      return next
    }
    const pieces = [
      "---\n",
      ...drawn.keys.flatMap((key, index) => [drawn.ahead[index] ?? "", `${key}:${drawn.values[index] ?? ""}`]),
      `${drawn.ahead.at(-1)}---\n${drawn.body.join("\n")}`,
    ].map((piece) => piece.replaceAll("\n", lineBreak))
    return { keys: drawn.keys, pieces, text: pieces.join("") }
  })
const values: fc.Arbitrary<Json> = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ minLength: 60, maxLength: 120 }),
  fc.constantFrom("a\nb", "# no comment", "---", "- a", "yes", ""),
  fc.array(fc.record({ figure: fc.string(), text: fc.string() }), { minLength: 1, maxLength: 3 }),
)
/** The page without one of its pieces, as what stands before and behind it. */
const around = (pieces: readonly string[], nth: number) =>
  [pieces.slice(0, 2 + 2 * nth).join(""), pieces.slice(3 + 2 * nth).join("")] as const

test("of any page exactly the setting changes that was edited", () => {
  fc.assert(
    fc.property(pages, fc.nat(), values, ({ text, keys: own, pieces }, place, to) => {
      const nth = place % own.length
      const key = own[nth] ?? ""
      const [before, behind] = around(pieces, nth)
      const edited = editSettings(text, set([key], to))
      expect(settingsOf(edited)).toEqual({ ...(settingsOf(text) as object), [key]: to })
      expect(edited.startsWith(before)).toBe(true)
      expect(edited.endsWith(behind)).toBe(true)
    }),
    { numRuns: runs(500) },
  )
})

test("of any page exactly the setting goes that was taken out", () => {
  fc.assert(
    fc.property(pages, fc.nat(), ({ text, keys: own, pieces }, place) => {
      fc.pre(own.length > 1)
      const nth = place % own.length
      expect(editSettings(text, remove(own[nth] ?? ""))).toBe(around(pieces, nth).join(""))
    }),
    { numRuns: runs(300) },
  )
})

test("a setting that is added to any page and taken out again leaves every byte as it was", () => {
  fc.assert(
    fc.property(pages, fc.subarray([...keys]), values, ({ text }, before, to) => {
      const added = editSettings(text, set(["service"], to, before))
      expect(settingsOf(added)).toEqual({ ...(settingsOf(text) as object), service: to })
      expect(editSettings(added, remove("service"))).toBe(text)
    }),
    { numRuns: runs(300) },
  )
})
