import { checkData } from "../../../../src/content/check/check-data"
import { type Change, inOneLine, named, withChange } from "./changed-data"
import { badRemedies } from "./remedies"

/** A mistake, how it is made, and all that the check says of it. */
export type Row = readonly [mistake: string, change: Change, ...said: readonly string[]]

/** Makes a test of each mistake: what is said of it, and that its remedies mend it. */
export function corpus(rows: readonly Row[]): void {
  for (const [mistake, change, ...said] of rows) {
    test(mistake, async () => {
      await withChange(change, async (root) => {
        const problems = await checkData(root)
        expect(problems.map((problem) => inOneLine(named(problem, root)))).toEqual(said)
        expect(await badRemedies(root, problems)).toEqual([])
      })
    })
  }
}
