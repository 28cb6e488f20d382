import { existsSync } from "node:fs"
import { join } from "node:path"
import { referencePath } from "../../../content/generate/generated-files"
import { isSample } from "../../../owner/sample"
import { hasSample } from "../../support/owners"
import { staleFiles } from "../../support/written-files"

test("every generated file matches its source: if not, npm test or npm run kit -- generate writes it", async () => {
  // An owner who has replaced data/ with a folder of their own may lack its reference.
  const isNeeded = (path: string) => path !== referencePath || hasSample || existsSync(path)
  expect([...(await staleFiles()).keys()].filter(isNeeded)).toEqual([])
})

test("another owner’s content is not the sample", () => {
  expect(isSample(join(__dirname, "../../../../__tests__/fixtures/polish"))).toBe(false)
})
