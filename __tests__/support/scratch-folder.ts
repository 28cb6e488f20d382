import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const made = { test: new Set<string>(), file: new Set<string>() }
const removeAll = (folders: Set<string>) => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders.clear()
}
afterEach(() => removeAll(made.test))
afterAll(() => removeAll(made.file))

/**
 * @param until what ends before it is removed: the test, or all tests of the file
 * @returns a new folder
 */
export function scratchFolder(until: keyof typeof made = "test"): string {
  const folder = mkdtempSync(join(tmpdir(), "scratch-"))
  made[until].add(folder)
  return folder
}
