import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { runAsCommand } from "../content/files/terminal"
import { Git } from "../owner/files/git"
import { anotherOwner } from "./support/owners"

const project = join(__dirname, "../..")

/**
 * Makes a copy of the whole project as if a user had cloned it and put their own content, the Polish owner's, into `data/`. Its site is built by
 * `npm run kit -- build:owners polish`, before or after this.
 */
async function main() {
  const { folder, owner } = anotherOwner
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = await new Git(project).run(
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "--deduplicate",
    "-z",
  )
  // node_modules may be a link, which the ignore rule for the folder does not match.
  const own = files.split("\0").filter((path) => path && !/^(?:data\/|node_modules$)/.test(path))
  // Git still lists deleted files until the deletion is committed.
  for (const file of own.filter((path) => existsSync(join(project, path))))
    cpSync(join(project, file), join(folder, file))
  for (const fill of owner.states) fill(join(folder, "data"))
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"))
  symlinkSync(join(owner.folder, "public"), join(folder, "public"))
  // Tests of the source get their file list from git.
  await new Git(folder).run("init", "--quiet")
  mkdirSync(join(folder, ".git/info"), { recursive: true })
  writeFileSync(join(folder, ".git/info/exclude"), "/node_modules\n/public\n")
  return 0
}

runAsCommand(main)
