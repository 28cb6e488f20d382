import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { print } from "../content/files/terminal"

const project = join(__dirname, "../..")
const guard = "kit/owner/commands/support/folder-name.cjs"

/** A folder name that must be refused before anything else happens. */
const refused = "Why?"

/** As long as a folder name may be, with all the special characters that it may contain. */
const allowed = `site (1) [2] {3} C# Ada's & Bob’s Yes! 100% a*b ~ + ö 😀 ${"a".repeat(180)}`

/** Requires that a site can be checked and built in a folder with an odd name, and again after that folder is renamed. */
function main() {
  const around = mkdtempSync(join(tmpdir(), "folders-"))
  try {
    cpSync(join(project, guard), join(around, refused, guard))
    const { status, stderr } = spawnSync(process.execPath, [join(around, refused, guard)], { encoding: "utf8" })
    if (status !== 1 || !stderr.includes(refused)) throw new Error(`${refused} is not refused: ${stderr}`)
    const folder = join(around, allowed)
    execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder], { cwd: project, stdio: "inherit" })
    execFileSync("cp", ["-al", join(project, "node_modules"), join(folder, "node_modules")])
    rmSync(join(folder, "data"), { recursive: true })
    cpSync(join(project, "kit/content/__tests__/support/minimal-data"), join(folder, "data"), { recursive: true })
    const moved = join(around, "moved")
    for (const place of [folder, moved]) {
      if (place === moved) renameSync(folder, moved)
      execFileSync("npm", ["run", "check"], { cwd: place, stdio: ["ignore", "ignore", "inherit"] })
      execFileSync("npm", ["run", "build"], { cwd: place, stdio: ["ignore", "ignore", "inherit"] })
      if (!readFileSync(join(place, "public/index.html"), "utf8").includes("</html>"))
        throw new Error("No page is whole.")
    }
    print("A folder with an odd name builds, and builds again under another name.\n")
  } finally {
    if (existsSync(around)) rmSync(around, { recursive: true, force: true })
    execFileSync("git", ["worktree", "prune"], { cwd: project })
  }
}

main()
