import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { snapshot } from "../../../content/__tests__/support/new-entry"
import { fixtures, withPlace } from "./support/run-import"
import { type ZipEntry, zipOf } from "./support/zip"

async function entriesOf(folder: string): Promise<ZipEntry[]> {
  const entries = await readdir(join(fixtures, folder), { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => ({ name: entry.name, content: await readFile(join(entry.parentPath, entry.name)) })),
  )
}

/** Something that goes wrong with bytes. */
const fault = fc.oneof(
  fc.record({ kind: fc.constant("cut" as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    kind: fc.constant("bytes" as const),
    changes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 20,
    }),
  }),
  fc.record({ kind: fc.constant("swap" as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
)

type Fault = typeof fault extends fc.Arbitrary<infer Value> ? Value : never

function broken(bytes: Buffer, fault: Fault): Buffer {
  const place = (share: number) => Math.min(bytes.length - 1, Math.floor(share * bytes.length))
  if (bytes.length === 0) return bytes
  if (fault.kind === "cut") return bytes.subarray(0, place(fault.at))
  if (fault.kind === "swap") return Buffer.concat([bytes.subarray(place(fault.at)), bytes.subarray(0, place(fault.at))])
  const copy = Buffer.from(bytes)
  for (const [share, byte] of fault.changes) copy[place(share)] = byte
  return copy
}

test("whatever is wrong with an archive, nothing is written outside of data/, and nothing that the check refuses", async () => {
  const all = await Promise.all(["linkedin", "podcast", "lists", "awkward"].map(entriesOf))
  const names = fc.constantFrom("", "../", "/tmp/", "data/", "deep/er/")
  const archive = fc.record({
    entries: fc.constantFrom(...all),
    prefix: names,
    within: fc.option(fc.tuple(fc.nat(20), fault), { nil: undefined }),
    whole: fc.option(fault, { nil: undefined }),
    order: fc.nat(20),
  })
  await fc.assert(
    fc.asyncProperty(archive, ({ entries, prefix, within, whole, order }) =>
      withPlace(async ({ folder, data, run, check }) => {
        const turned = [...entries.slice(order % entries.length), ...entries.slice(0, order % entries.length)]
        const changed = turned.map(({ name, content }, index) => ({
          name: prefix + name,
          content: within && index === within[0] % entries.length ? broken(Buffer.from(content), within[1]) : content,
        }))
        const bytes = zipOf(changed)
        const path = join(folder, "export.zip")
        await writeFile(path, whole ? broken(bytes, whole) : bytes)
        const before = await snapshot(folder)
        await run([path, "--all"])
        const after = await snapshot(folder)
        const isOutside = (file: string) => !file.startsWith("data/")
        expect([...after].filter(([file]) => isOutside(file))).toEqual([...before].filter(([file]) => isOutside(file)))
        expect([...after.keys()].filter((file) => file.endsWith(".tmp"))).toEqual([])
        expect(await check()).toEqual([])
        expect(data).toContain(folder)
      }),
    ),
    { numRuns: runs(20) },
  )
})
