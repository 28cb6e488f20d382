import { cp, mkdir, rm, writeFile } from "node:fs/promises"
import { join, posix } from "node:path"
import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { checkData } from "../../check/check-data"
import { CheckMemo } from "../../files/memo"
import type { Path } from "../../location/json-path"
import type { Range } from "../../location/source-text"
import { type AnyContent, anyContent, type Json, places, textsOf } from "../support/any-content"

/** Pictures are as they are in every content. */
const memo = new CheckMemo()
const root = scratchFolder("file")
beforeAll(async () => {
  await cp(join(__dirname, "../support/minimal-data"), root, { recursive: true })
  await writeFile(join(root, "images/drawing.svg"), '<svg viewBox="0 0 24 24"><path d="M2 12h20"/></svg>')
})

async function errorsIn(content: AnyContent) {
  for (const [path, value] of content) await writeFile(join(root, path), JSON.stringify(value, null, 2))
  await rm(join(root, "posts"), { recursive: true, force: true })
  await mkdir(join(root, "posts"))
  for (const path of textsOf(content)) await writeFile(join(root, path), "A paragraph.\n\n## A heading\n\nAnother.\n")
  return (await checkData(root, { memo })).filter(({ severity }) => severity === "error")
}

type Place = ReturnType<typeof places>[number]

/** A way to break a value, the code of what the check then says, and where it says it. */
const breaks: ReadonlyArray<{
  readonly code: string
  readonly fits: (place: Place) => boolean
  readonly to: (value: unknown) => Json | undefined
  readonly said?: (path: Path) => Path
}> = [
  { code: "null", fits: ({ path }) => path.length > 0, to: () => null },
  {
    code: "missing",
    fits: ({ field, path }) => field.required && typeof path.at(-1) === "string",
    to: () => undefined,
    said: (path) => path.slice(0, -1),
  },
  {
    code: "empty",
    fits: ({ field, value }) => field.required && typeof value === "string" && !field.choices,
    to: () => " ",
  },
  {
    code: "wrong-kind",
    fits: ({ field, path }) => path.length > 0 && field.kind !== "choice",
    to: (value) => (typeof value === "boolean" ? 1 : true),
  },
  { code: "not-in-list", fits: ({ field }) => field.kind === "choice", to: () => "xylophone" },
  {
    code: "unknown-key",
    fits: ({ field }) => field.kind === "group",
    to: (value) => ({ ...(value as Record<string, Json>), xylophone: "" }),
    said: (path) => [...path, "xylophone"],
  },
  { code: "link-dangerous", fits: ({ field }) => field.kind === "link", to: () => "javascript:alert(1)" },
  { code: "markup-tag", fits: ({ field }) => field.kind === "markup", to: () => "<p>x<script>y</script></p>" },
  {
    code: "picture-missing",
    fits: ({ field }) => field.kind === "picture",
    to: (value) => String(value).replace(/[^/.]+(?=\.\w+$)/, "xylophone"),
  },
  { code: "slug-spaces", fits: ({ field }) => field.kind === "slug", to: () => "a b" },
  { code: "date-form", fits: ({ field }) => field.kind === "date", to: () => "1 March" },
  { code: "id-spaces", fits: ({ field }) => field.kind === "anchor", to: () => "a b" },
]

/** @returns a copy with another value at a path, or with none */
function replaced(value: Json, path: Path, to: Json | undefined): Json {
  const [step, ...rest] = path
  if (step === undefined) return to ?? null
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaced(item, rest, to) : item))
  if (typeof value !== "object" || value === null) return value
  if (rest.length === 0 && to === undefined)
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step))
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, key === step ? replaced(child, rest, to) : child]),
  )
}

test("whatever the contract allows passes the check", async () => {
  await fc.assert(
    fc.asyncProperty(anyContent, async (content) => {
      expect(await errorsIn(content)).toEqual([])
    }),
    { numRuns: runs(16) },
  )
})

const isOrdered = ({ start, end }: Range): boolean =>
  start.line >= 1 &&
  start.column >= 1 &&
  (end.line > start.line || (end.line === start.line && end.column >= start.column))

test("whatever is broken in it, the check names that path", async () => {
  await fc.assert(
    fc.asyncProperty(anyContent, fc.nat(), fc.nat(), async (content, nth, which) => {
      const fault = breaks[which % breaks.length]
      const fitting = fault ? places(content).filter(fault.fits) : []
      const place = fitting[nth % fitting.length]
      fc.pre(fault !== undefined && place !== undefined)
      if (!fault || !place) return
      const { file, path, value } = place
      const broken = replaced(content.get(file.path) ?? null, path, fault.to(value))
      const errors = await errorsIn(new Map([...content, [file.path, broken]]))
      expect(errors).toContainEqual(
        expect.objectContaining({
          code: fault.code,
          file: posix.join(root, file.path),
          path: (fault.said ?? ((same: Path) => same))(path),
        }),
      )
      expect(errors.every(({ range, lineText }) => isOrdered(range) && lineText !== "")).toBe(true)
    }),
    { numRuns: runs(50) },
  )
})

test("a file that breaks off anywhere is an error in that file, and never a crash", async () => {
  await fc.assert(
    fc.asyncProperty(anyContent, fc.nat(), async (content, cut) => {
      await errorsIn(content)
      const text = JSON.stringify(content.get("site.json"), null, 2)
      await writeFile(join(root, "site.json"), text.slice(0, cut % text.length))
      const errors = (await checkData(root, { memo })).filter(({ severity }) => severity === "error")
      expect(errors.length).toBeGreaterThan(0)
      expect(errors.every(({ file }) => file === posix.join(root, "site.json"))).toBe(true)
    }),
    { numRuns: runs(16) },
  )
})
