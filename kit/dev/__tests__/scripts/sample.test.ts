import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hashOfContent, isSample } from "../../../owner/begin/sample"

let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "data-"))
  writeFileSync(join(data, "site.json"), '{\n  "name": "Ada"\n}\n')
})
afterEach(() => rmSync(data, { recursive: true }))

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
