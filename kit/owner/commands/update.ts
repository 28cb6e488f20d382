import "./support/need-all-packages"
import { print, runAsCommand, writeError } from "../../content/files/terminal"
import { update } from "../update/command"
import { picturesOfPages } from "../update/pictures-of-pages"
import { runProgram } from "../update/proof/tools"

runAsCommand(async () => {
  const controller = new AbortController()
  // Not `once`: Ctrl-C arrives twice, from the terminal and from tsx, and the second would end the command before it has cleaned up.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => controller.abort())
  return update(process.argv.slice(2), {
    write: print,
    writeError,
    signal: controller.signal,
    tools: { run: runProgram, pictures: picturesOfPages },
    ...(process.stdin.isTTY && process.stdout.isTTY
      ? { terminal: { input: process.stdin, output: process.stdout } }
      : {}),
  })
})
