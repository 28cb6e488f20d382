import { createHash } from "node:crypto"
import type { Mutation } from "./mutation"

/** Text that cannot be compressed much, the same each time. */
const text = (kilobytes: number): string =>
  Array.from({ length: kilobytes * 16 }, (_, index) =>
    createHash("sha384").update(String(index)).digest("base64url"),
  ).join("")

/** What a visitor has to load. */
export const mutationsOfWeight: readonly Mutation[] = [
  {
    name: "40 kB of script more",
    changes: [{ files: /^app-\w+\.js$/, folder: "public", from: /$/, to: `\n;"${text(40)}"\n` }],
    tests: [{ file: "__tests__/built/budgets.test.ts", name: "/ loads at most 70.5 kB of script" }],
  },
  {
    name: "10 kB of HTML more",
    changes: [{ files: "public/contact/index.html", from: "</main>", to: `<!--${text(10)}--></main>` }],
    tests: [{ file: "__tests__/built/budgets.test.ts", name: "the HTML of /contact/ is at most" }],
  },
  {
    name: "a font that the page's head does not ask for",
    changes: [{ files: "public/contact/index.html", from: /<link rel="preload" [^>]*as="font"[^>]*>/, to: "" }],
    tests: [{ file: "__tests__/site/visits.spec.ts", name: "/contact/ is whole and quiet" }],
  },
]
