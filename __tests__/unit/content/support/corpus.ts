import { type Change, inOneLine, problemsAfter } from "./changed-data"

/** A mistake, how it is made, and all that the check says of it. */
export type Row = readonly [mistake: string, change: Change, ...said: readonly string[]]

/** Makes a test of each mistake. */
export function corpus(rows: readonly Row[]): void {
  for (const [mistake, change, ...said] of rows) {
    test(mistake, async () => {
      expect((await problemsAfter(change)).map(inOneLine)).toEqual(said)
    })
  }
}
