import "./support/need-all-packages"
import { print, runAsCommand, writeError } from "../../content/files/terminal"
import { newEntry } from "../new/command"

runAsCommand(async () => {
  const controller = new AbortController()
  // Not `once`: Ctrl-C arrives twice, from the terminal and from tsx, and the second would end the command before it has cleaned up.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => controller.abort())
  return newEntry(process.argv.slice(2), {
    write: print,
    writeError,
    signal: controller.signal,
    ...(process.stdin.isTTY && process.stdout.isTTY
      ? { terminal: { input: process.stdin, output: process.stdout } }
      : {}),
  })
})
