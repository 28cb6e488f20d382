import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"

/** Where the hash of the sample content is kept. */
export const sampleHashFile = join(__dirname, "sample.sha256")

const texts = [".json", ".md", ".svg"]

/** What is no content: documents about it, and what editors and systems leave. */
const isContent = (name: string) => !/^(?:README|REFERENCE)\.md$/.test(name) && !/(?:^|[\\/])\./.test(name)

/**
 * @param data a folder of content
 * @returns a hash of all its files with their names; line ends do not count, since git may change them
 */
export function hashOfContent(data: string): string {
  const hash = createHash("sha256")
  const files = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(data, "/").length))
    .filter(isContent)
  for (const file of files.sort()) {
    const bytes = readFileSync(join(data, file))
    const content = texts.includes(extname(file)) ? bytes.toString("utf8").replaceAll("\r\n", "\n") : bytes
    hash.update(`${file.replaceAll("\\", "/")}\0`).update(createHash("sha256").update(content).digest())
  }
  return hash.digest("hex")
}

/**
 * Tests about the sample's own words run only while `data/` is the sample: an owner who has changed a word of it has other content.
 *
 * @param data a folder of content
 * @returns whether it is the sample, as the kit has it
 */
export const isSample = (data: string): boolean => hashOfContent(data) === readFileSync(sampleHashFile, "utf8").trim()
