import { readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { sample } from "../../../dev/support/owners"
import { checkData } from "../../check/check-data"
import type { Diagnostic } from "../../diagnostic/diagnostic"
import { dataFolder } from "../../files/data-folder"
import { CheckMemo } from "../../files/memo"
import { certainFixes, type Files } from "../../fix/certain-fixes"

jest.setTimeout(180_000)

const root = sample.data
const memo = new CheckMemo()
const check = async (overlay: Files) =>
  (await checkData(root, { overlay, memo })).map((each) => ({ ...each, file: each.file.slice(root.length + 1) }))

/** The owner's content, without the mistakes that it may have of its own. */
async function content(): Promise<Files> {
  const folder = await dataFolder(root)
  const files = (folder?.files ?? []).filter((file) => /\.(?:json|md)$/.test(file))
  const present = new Map(files.map((file) => [file, readFileSync(join(root, file))] as const))
  return new Map([...present, ...(await certainFixes(present, check)).files])
}

/** A day in German; in which languages it is read otherwise, written-days.test.ts asks. */
const inGerman = (day: string) =>
  new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day))

/** Mistakes of a line: each returns the line as it was if it does not fit. The next line says whether the entry is the last. */
const mistakes: ReadonlyArray<(line: string, next: string) => string> = [
  (line, next) => (/["\]}\d]\s*,$/.test(line) && /^\s*["{[]/.test(next) ? line.slice(0, -1) : line),
  (line, next) => (/["\]}\d]$/.test(line) && /^\s*[\]}]/.test(next) ? `${line},` : line),
  (line) => (/["\]}\d],$/.test(line) ? `${line},` : line),
  (line) => line.replace(/"(\d{4})-(\d\d)-(\d\d)"/, '"$1/$2/$3"'),
  (line) => line.replace(/"(\d{4}-\d\d-\d\d)"/, (_, iso) => `"${inGerman(iso)}"`),
  (line) => line.replace(/^(\s*")(\w+?)(\w)(\w)(": )/, "$1$2$4$3$5"),
  (line) => line.replace(/^(\s*"\w+)\w(": )/, "$1$2"),
  (line) => line.replace(/^(\s*"\w+)(": )/, "$1s$2"),
  (line) => line.replace(/: (\d+)(,?)$/, ': "$1"$2'),
  (line) => line.replace(/: true(,?)$/, ': "yes"$1'),
  (line) => line.replace(/"([\w./-]+)\/([\w-]+\.(?:png|jpg|svg))"/, '"$1\\\\$2"'),
  (line) => line.replace(/"(https:[^"\s]+)"/, '"$1 "'),
  (line) => line.replace(/"language": "(\w\w)-(\w\w)"/, '"language": "$1_$2"'),
  (line) => line.replace(/"#([0-9a-fA-F]{6})"/, '"$1"'),
]

interface Mistake {
  readonly file: number
  readonly line: number
  readonly kind: number
}

/** A line that the mistake fits, and that has none yet, gets it. */
function withMistake(lines: readonly string[], { line, kind }: Mistake, taken: Set<number>): readonly string[] {
  const wrong = lines.map((each, at) => mistakes[kind % mistakes.length]?.(each, lines[at + 1] ?? "") ?? each)
  const fitting = lines.flatMap((each, at) => (wrong[at] === each || taken.has(at) ? [] : [at]))
  const at = fitting[line % fitting.length]
  if (at === undefined) return lines
  taken.add(at)
  return lines.with(at, wrong[at] ?? "")
}

function broken(files: Files, all: readonly Mistake[], lineBreak: string): Files {
  const names = [...files.keys()].filter((file) => file.endsWith(".json"))
  const wrong = new Map(files)
  for (const [index, name] of names.entries()) {
    const own = all.filter(({ file }) => file % names.length === index)
    const taken = new Set<number>()
    const lines = (files.get(name)?.toString() ?? "").split(/\r?\n/)
    if (own.length > 0) {
      const text = own.reduce((now, mistake) => withMistake(now, mistake, taken), lines as readonly string[])
      wrong.set(name, Buffer.from(text.join(lineBreak)))
    }
  }
  return wrong
}

/** Pictures that seem unused are only said if there is no error. */
const said = (diagnostics: readonly Diagnostic[]) => diagnostics.filter(({ code }) => code !== "picture-unused")

const aMistake = fc.record({ file: fc.nat(), line: fc.nat(), kind: fc.nat() })

test("whatever cannot be wrong is mended to the byte, once and for all, and nothing gets worse", async () => {
  const whole = await content()
  const before = said(await check(whole))
  await fc.assert(
    fc.asyncProperty(
      fc.array(aMistake, { minLength: 1, maxLength: 7 }),
      fc.constantFrom("\n", "\r\n"),
      async (all, lineBreak) => {
        const right = broken(
          whole,
          all.map((each) => ({ ...each, kind: -1 })),
          lineBreak,
        )
        const wrong = broken(whole, all, lineBreak)
        const found = said(await check(wrong))
        const { files, left } = await certainFixes(wrong, check)
        const now = new Map([...wrong, ...files])
        expect(said(left).length).toBeLessThanOrEqual(found.length)
        expect((await certainFixes(now, check)).applied).toEqual([])
        const added = found.filter(
          (each) => !before.some((known) => known.message === each.message && known.file === each.file),
        )
        fc.pre(added.every(({ fix }) => fix?.applicability === "certain"))
        expect(said(left)).toEqual(before)
        for (const [file, bytes] of right) expect([file, now.get(file)?.toString()]).toEqual([file, bytes?.toString()])
      },
    ),
    { numRuns: runs(20) },
  )
})
