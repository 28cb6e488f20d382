import { type Change, inOneLine, named, withCheck } from "./changed-data"
import { badFixes } from "./fixes"

/** An error, how it is made, and all that the check says of it. */
export const row = (error: string, change: Change, said: readonly string[]) => ({ error, change, said })

/** Makes a test of each error: what is said of it, and that its fixes fix it. */
export function corpus(rows: ReadonlyArray<ReturnType<typeof row>>): void {
  for (const { error, change, said } of rows) {
    test(error, async () => {
      await withCheck(change, async (root, check) => {
        const diagnostics = await check()
        expect(diagnostics.map((diagnostic) => inOneLine(named(diagnostic, root)))).toEqual(said)
        expect(await badFixes(root, diagnostics, check)).toEqual([])
      })
    })
  }
}
