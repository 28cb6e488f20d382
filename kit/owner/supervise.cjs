/**
 * Runs the program that its arguments name, and ends it, with all that it has started, when the pipe at 3 closes: whoever started this closes it, or the system
 * does when they are killed. A process of its own, since a program may be deaf to signals, or too busy to notice.
 */
const { spawn } = require("node:child_process")
const { Socket } = require("node:net")

/** After how many milliseconds a program that is still running is asked a second time, and then killed. npm undoes what it did at the first signal. */
const [again, enough] = [1500, 3000]

const isWindows = process.platform === "win32"
const [program, ...args] = process.argv.slice(2)
// On Windows npm is a shell script.
const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"], shell: isWindows && program === "npm" })
let isEnding = false

child.on("error", (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
child.on("exit", (code) => {
  if (isEnding) kill()
  process.exit(code ?? 1)
})

function end() {
  if (isEnding) return
  isEnding = true
  // Windows has no process groups, and no signals that ask.
  if (isWindows) return void spawn("taskkill", ["/pid", String(child.pid), "/T", "/F"], { stdio: "ignore" })
  signalGroup("SIGTERM")
  setTimeout(() => signalGroup("SIGTERM"), again)
  setTimeout(kill, enough)
}

/** This process leads the group, and gets its signals too. */
const signalGroup = (name) => process.kill(-process.pid, name)

/** Also what the program has left behind. */
const kill = () => isWindows || signalGroup("SIGKILL")

for (const name of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(name, end)
const pipe = new Socket({ fd: 3, readable: true, writable: false })
pipe.on("error", end)
pipe.on("close", end)
pipe.resume()
