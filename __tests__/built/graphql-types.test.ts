import { readFileSync } from "node:fs"
import { join } from "node:path"
import { builtTypes, sample, workshop } from "../../kit/dev/support/owners"
import { forEachOwner } from "./support/site"

forEachOwner(
  () => {
    test("the committed types are those of the schema and the queries: a build renews them (npm run build)", () => {
      const committed = readFileSync(join(sample.folder, "src/gatsby-types.d.ts"), "utf8")
      expect(readFileSync(join(workshop, builtTypes), "utf8") === committed).toBe(true)
    })
  },
  // One of those whose builds leave the committed types as they are; the types are the same for every owner.
  ["polish"],
)
