import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { referencePath } from "../../../content/generate/generated-files"
import { hashOfContent, isSample } from "../../../owner/begin/sample"
import { hasSample } from "../../support/owners"
import { staleFiles } from "../../support/written-files"

test("every generated file is as its source has it: if not, npm test or npm run kit -- generate writes it", async () => {
  // An owner who has put a folder of their own in place of data/ may do without its reference.
  const isNeeded = (path: string) => path !== referencePath || hasSample || existsSync(path)
  expect([...(await staleFiles()).keys()].filter(isNeeded)).toEqual([])
})

let data: string
beforeEach(() => {
  data = scratchFolder()
  writeFileSync(join(data, "site.json"), '{\n  "name": "Ada"\n}\n')
})

test("content with another word is other content", () => {
  const before = hashOfContent(data)
  writeFileSync(join(data, "site.json"), readFileSync(join(data, "site.json"), "utf8").replace("Ada", "Ida"))
  expect(hashOfContent(data)).not.toBe(before)
})

test("content with another file is other content", () => {
  const before = hashOfContent(data)
  writeFileSync(join(data, "brand.json"), "{}")
  expect(hashOfContent(data)).not.toBe(before)
})

test("line ends, the documents and what a system leaves do not make other content", () => {
  const before = hashOfContent(data)
  writeFileSync(join(data, "site.json"), readFileSync(join(data, "site.json"), "utf8").replaceAll("\n", "\r\n"))
  for (const name of ["README.md", "REFERENCE.md", ".DS_Store"]) writeFileSync(join(data, name), name)
  expect(hashOfContent(data)).toBe(before)
})

test("another owner’s content is not the sample", () => {
  expect(isSample(data)).toBe(false)
  expect(isSample(join(__dirname, "../../../../__tests__/fixtures/polish"))).toBe(false)
})
