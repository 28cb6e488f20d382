/**
 * Runs a command of the project: `node kit/owner/commands/run.cjs <file> [arguments]`. A process of its own, since a command may be too busy to notice that it is
 * asked to end:
 * - The first signal is passed on, so that the command can clean up. One that comes more than a second later kills it: the same Ctrl-C arrives twice, from the
 *   terminal and from npm.
 * - A signal to npm alone may end it, or the shell, and not what they run: what has lost its parent ends.
 */
require("./support/folder-name.cjs")
const { spawn, spawnSync } = require("node:child_process")
const { constants } = require("node:os")

/** How long one Ctrl-C may take to arrive twice, and a command that has lost its parent to end, in milliseconds. */
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
    // Windows has no signals that ask: the command hears of Ctrl-C from the terminal.
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

/** npm runs a script in a shell, which waits for its end also when npm has been killed. */
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
