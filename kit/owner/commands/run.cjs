/**
 * Runs a command of the project: `node kit/owner/commands/run.cjs <file> [arguments]`. This is a separate process, since a command may be too busy to notice
 * signals:
 * - The first signal is passed on, so that the command can clean up. Another one kills it, but only after a second: a single Ctrl-C arrives twice, from the
 *   terminal and from npm.
 * - A signal to npm alone may end npm or its shell, but not what they run. A command that has lost its parent is therefore ended.
 */
require("./support/folder-name.cjs")
const { spawn, spawnSync } = require("node:child_process")
const { constants } = require("node:os")

/** In milliseconds: how far apart the two signals of one Ctrl-C may be, and how long a command that has lost its parent may take to end. */
const [same, patience] = [1000, 30_000]

const isWindows = process.platform === "win32"
const parent = process.ppid
const npm = npmAboveShell()
const command = spawn(process.execPath, ["--import", "tsx", ...process.argv.slice(2)], { stdio: "inherit" })

const kill = () => command.kill("SIGKILL")

let since
for (const name of ["SIGINT", "SIGTERM", "SIGHUP", ...(isWindows ? ["SIGBREAK"] : [])])
  process.on(name, () => {
    if (since !== undefined && Date.now() - since > same) return void kill()
    since ??= Date.now()
    // Windows has no signal that asks a process to end; the terminal passes Ctrl-C to the command itself.
    if (!isWindows) command.kill(name)
  })

const watch = setInterval(() => {
  if (process.ppid === parent && (npm === undefined || isThere(npm))) return
  clearInterval(watch)
  command.kill("SIGTERM")
  setTimeout(kill, patience)
}, 500)

// As shells do: 128 plus the number of the signal.
command.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

/** npm runs a script in a shell, which waits for the script even after npm has been killed. */
function npmAboveShell() {
  if (isWindows || process.env.npm_lifecycle_event === undefined) return undefined
  const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(parent)], { encoding: "utf8" })
  const [, above] = /^\s*(\d+)\s+\S*sh -c /.exec(stdout ?? "") ?? []
  return above === undefined ? undefined : Number(above)
}

function isThere(pid) {
  try {
    return process.kill(pid, 0)
  } catch ({ code }) {
    return code === "EPERM"
  }
}
