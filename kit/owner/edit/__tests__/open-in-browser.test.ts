import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { openInBrowser } from "../open-in-browser"

test("the browser is given a file that only its owner can read, not the address with the token", async () => {
  const folder = scratchFolder()
  const opened: string[] = []
  await openInBrowser("http://localhost:8001/__studio/#secret", join(folder, "studio"), async (file) =>
    opened.push(file),
  )
  const [file = ""] = opened
  expect(file).not.toContain("secret")
  expect(statSync(fileURLToPath(file)).mode & 0o077).toBe(0)
  expect(readFileSync(fileURLToPath(file), "utf8")).toContain("0; url=http://localhost:8001/__studio/#secret")
})
