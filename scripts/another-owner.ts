import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { anotherOwner } from "./support/owners"

const project = join(__dirname, "..")

/**
 * Makes a copy of the whole project, as somebody has it who cloned it and put their own content into `data/`: the Polish owner. Their site is
 * the one that `npm run build:owners polish` has built or will build.
 */
function main() {
  const { folder, owner } = anotherOwner
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "-z"], {
    cwd: project,
    encoding: "utf8",
  })
  // node_modules may be a link, which git does not take for the folder that it ignores.
  const own = files.split("\0").filter((path) => path && !/^(?:data\/|node_modules$)/.test(path))
  // Git still names what was deleted and is not committed yet.
  for (const file of own.filter((path) => existsSync(join(project, path))))
    cpSync(join(project, file), join(folder, file))
  for (const fill of owner.states) fill(join(folder, "data"))
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"))
  symlinkSync(join(owner.folder, "public"), join(folder, "public"))
  // Tests of the source ask git which files there are.
  execFileSync("git", ["init", "--quiet"], { cwd: folder })
  mkdirSync(join(folder, ".git/info"), { recursive: true })
  writeFileSync(join(folder, ".git/info/exclude"), "/node_modules\n/public\n")
}

main()
