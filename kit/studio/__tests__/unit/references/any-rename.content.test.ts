import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import { ownersFolders } from "../../../../content/__tests__/support/owners-folders"
import { checkData } from "../../../../content/check/check-data"
import { CheckMemo } from "../../../../content/files/memo"
import { addressesOf } from "../../../references/named-values"
import { withReferencesTo } from "../../../references/references"
import { namedAt } from "../../../references/rename"
import type { Texts } from "../../../references/texts"
import { contentAfter, namesIn, planned, textsIn } from "./support"

/** A name that nothing has, in the form of a slug: it also does for an id and a topic. */
const newName = fc.stringMatching(/^q[a-z0-9]{1,8}(?:-[a-z0-9]{1,8})?$/)

/** How often the check says each thing. */
async function said(folder: string, memo: CheckMemo, before: Texts, now: Texts): Promise<ReadonlyMap<string, number>> {
  const gone = [...before.keys()].filter((file) => !now.has(file)).map((file) => [file, undefined] as const)
  const overlay = new Map([...gone, ...[...now].map(([file, text]) => [file, Buffer.from(text)] as const)])
  const counts = new Map<string, number>()
  for (const { code, severity } of await checkData(folder, { memo, overlay }))
    counts.set(`${severity} ${code}`, (counts.get(`${severity} ${code}`) ?? 0) + 1)
  return counts
}

describe.each(ownersFolders())("of the owner of %s", (_owner, folder) => {
  const texts = textsIn(folder)
  const names = namesIn(texts)
  // An owner may have nothing that is named.
  if (names.length === 0) return

  test("whatever is renamed has its new name everywhere, and its old name nowhere", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), newName, (place, to) => {
        const named = namedAt(texts, place)
        if (!named) throw new Error("It has no name.")
        const plan = planned(texts, { ...place, to })
        const now = contentAfter(texts, plan)
        expect(withReferencesTo(now, named, "other").references).toEqual([])
        const references = withReferencesTo(texts, named, "other").references
        expect(withReferencesTo(now, { ...named, identifier: to }, "other").references).toHaveLength(references.length)
      }),
      { numRuns: runs(20) },
    )
  })

  test("what is renamed and gets its old name back is byte for byte what it was", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), newName, fc.boolean(), (place, to, isPublished) => {
        const committed: Texts = isPublished ? texts : new Map()
        const name = namedAt(texts, place)?.identifier ?? ""
        const plan = planned(texts, { ...place, to }, committed)
        const now = contentAfter(texts, plan)
        const file = plan.moved.get(place.file) ?? place.file
        const back = contentAfter(now, planned(now, { ...place, file, to: name }, committed))
        expect([...back]).toEqual([...texts].sort())
      }),
      { numRuns: runs(20) },
    )
  })

  test("after a rename the check has nothing new to say", async () => {
    const memo = new CheckMemo()
    const before = await said(folder, memo, texts, texts)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), newName, async (place, to) => {
        const plan = planned(texts, { ...place, to }, texts)
        const now = await said(folder, memo, texts, contentAfter(texts, plan))
        for (const [what, count] of now) expect([what, count]).toEqual([what, Math.min(count, before.get(what) ?? 0)])
      }),
      { numRuns: runs(6) },
    )
  })

  test("visitors who know an address are led on from it, in one step", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), newName, newName, (place, first, second) => {
        fc.pre(first !== second)
        const plan = planned(texts, { ...place, to: first }, texts)
        const once = contentAfter(texts, plan)
        const file = plan.moved.get(place.file) ?? place.file
        const twice = planned(once, { ...place, file, to: second }, texts)
        const redirects = JSON.parse(contentAfter(once, twice).get("redirects.json") ?? "[]")
        const targets = new Set(addressesOf(twice.named).map((address) => address.replace(first, second)))
        for (const { from, to } of plan.redirects) {
          expect(redirects.filter((each: { from: string }) => each.from === from)).toHaveLength(1)
          expect([...targets]).toContain(redirects.find((each: { from: string }) => each.from === from).to)
          expect(redirects.map((each: { from: string }) => each.from)).not.toContain(to)
        }
      }),
      { numRuns: runs(20) },
    )
  })
})
