import fc from "fast-check"
import type { Edit } from "../../../../src/content/edit/edit-json"
import { editSettings, settingsOf } from "../../../../src/content/edit/edit-settings"

const page = `---
# What search engines read.
title: "How I price my work"   # short
description: Two days a week, and what they cost.
figures:
  - figure: "9"
    text: weeks
---

The text: it stays.
`

test.each<readonly [what: string, edit: Edit, from: string, to: string]>([
  ["a quoted value", { kind: "set", path: ["title"], to: "Prices" }, '"How I price my work"', '"Prices"'],
  [
    "a plain value",
    { kind: "set", path: ["description"], to: "What it costs: less" },
    "Two days a week, and what they cost.",
    '"What it costs: less"',
  ],
  [
    "a value in a list",
    { kind: "set", path: ["figures", 0, "figure"], to: "12" },
    'figures:\n  - figure: "9"\n    text: weeks\n',
    'figures:\n  - figure: "12"\n    text: "weeks"\n',
  ],
  [
    "a setting that is taken out",
    { kind: "remove", path: ["description"] },
    "description: Two days a week, and what they cost.\n",
    "",
  ],
  [
    "a setting that is new",
    { kind: "set", path: ["menu"], to: "footer", before: ["title", "description"] },
    "and what they cost.\n",
    'and what they cost.\nmenu: "footer"\n',
  ],
])("%s changes, and everything else keeps its bytes", (_what, edit, from, to) => {
  expect(editSettings(page, edit)).toBe(page.replace(from, to))
  const windows = page.replaceAll("\n", "\r\n")
  expect(editSettings(windows, edit)).toBe(page.replace(from, to).replaceAll("\n", "\r\n"))
})

test("whatever is written into a setting, is read from it, and nothing else has changed", () => {
  fc.assert(
    fc.property(fc.constantFrom("title", "description"), fc.string({ unit: "grapheme" }), (key, words) => {
      const edited = editSettings(page, { kind: "set", path: [key], to: words })
      expect(settingsOf(edited)).toEqual({ ...(settingsOf(page) as object), [key]: words })
      expect(edited.slice(edited.lastIndexOf("---"))).toBe(page.slice(page.lastIndexOf("---")))
    }),
  )
})

test("settings that cannot be read are not changed", () => {
  for (const broken of ["No settings.\n", "---\ntitle: [\n---\n", "---\n- a\n---\n"])
    expect(() => editSettings(broken, { kind: "set", path: ["title"], to: "A" })).toThrow("cannot be read")
})
