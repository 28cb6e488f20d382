/**
 * Runs Gatsby: `node kit/owner/commands/gatsby.cjs build`. Gatsby and webpack misread some characters in the project's path as part of a glob, a loader,
 * an address or source code, and then stop with an error of their own or hang. If the path contains one, this runs at a link in the temporary folder instead.
 */
const { spawn } = require("node:child_process")
const { createHash } = require("node:crypto")
const { existsSync, lstatSync, realpathSync, symlinkSync } = require("node:fs")
const { tmpdir } = require("node:os")
const { join } = require("node:path")
const { project, refuse } = require("./support/folder-name.cjs")

const misread = /[()[\]{}!*#%']/
const inProject = (folder) => join(folder, "node_modules/gatsby/cli.js")

if (!existsSync(inProject(project))) {
  process.stderr.write("Gatsby is not installed. Install the packages with: npm ci\n")
  process.exit(1)
}
if (!misread.test(project)) {
  require("./support/disk-space.cjs")
  process.argv[1] = inProject(project)
  require(process.argv[1])
} else {
  const link = linkToProject() ?? refuse(misread)
  const preload = join(link, "kit/owner/commands/support/plain-path.cjs")
  const gatsby = spawn(process.execPath, [join(link, "kit/owner/commands/gatsby.cjs"), ...process.argv.slice(2)], {
    stdio: "inherit",
    env: {
      ...process.env,
      SITE_LINK: link,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --preserve-symlinks --preserve-symlinks-main --require ${JSON.stringify(preload)}`,
    },
  })
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => gatsby.kill(signal))
  gatsby.on("exit", (code) => process.exit(code ?? 1))
}

/** The same link each time, since caches contain its path. Undefined if the temporary folder's path has such a character too, or another user has the link. */
function linkToProject() {
  const link = join(realpathSync(tmpdir()), `site-${createHash("sha256").update(project).digest("hex").slice(0, 12)}`)
  if (misread.test(link)) return undefined
  try {
    symlinkSync(project, link, "junction")
  } catch (error) {
    if (error.code !== "EEXIST") throw error
  }
  const isOwn = process.getuid === undefined || lstatSync(link).uid === process.getuid()
  return isOwn && realpathSync(link) === project ? link : undefined
}
