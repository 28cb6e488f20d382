import { existsSync } from "node:fs"
import { join } from "node:path"
import { referencePath } from "../../../content/generate/generated-files"
import { isSample } from "../../../owner/begin/sample"
import { hasSample } from "../../support/owners"
import { staleFiles } from "../../support/written-files"

test("every generated file is as its source has it: if not, npm test or npm run kit -- generate writes it", async () => {
  // An owner who has put a folder of their own in place of data/ may do without its reference.
  const isNeeded = (path: string) => path !== referencePath || hasSample || existsSync(path)
  expect([...(await staleFiles()).keys()].filter(isNeeded)).toEqual([])
})

test("another owner’s content is not the sample", () => {
  expect(isSample(join(__dirname, "../../../../__tests__/fixtures/polish"))).toBe(false)
})
