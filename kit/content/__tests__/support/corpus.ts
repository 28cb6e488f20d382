import { type Change, edit, inOneLine, named, withCheck } from "./changed-data"
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

/** Puts something else, with its quotation marks, in place of the first book's link. */
export const shop = (to: string) => edit("books.json", '"https://www.amazon.com/dp/1942788339"', to)

/** Puts something else in place of the first book's summary. */
export const summary = (to: string) => edit("books.json", "<p>Four <em>measures</em>.</p>", to)

/** Puts another path in place of that of the first book's cover. */
export const cover = (to: string) => edit("books.json", "images/cover.png", to)

/** Puts something else, with its quotation marks, in place of the second post's slug. */
export const slug = (to: string) => edit("posts.json", '"a-small-database"', to)

/** Puts something else, with its quotation marks, in place of the address at which a call is arranged. */
export const call = (to: string) => edit("site.json", '"https://www.ada-north.org/call"', to)

/** Gives the second post another field. */
export const thatPost = (field: string) =>
  edit("posts.json", '"slug": "a-small-database",', `"slug": "a-small-database", ${field},`)
