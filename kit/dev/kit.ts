import { spawn } from "node:child_process"
import { print, runAsCommand } from "../content/files/terminal"
import { type KitCommand, kitCommands } from "./support/commands"

const all = new Map<string, KitCommand>(Object.entries(kitCommands))

/** Runs a maintainers' command: `npm run kit -- <name>`, with the command's own arguments. Without a name, lists the commands. */
async function main([name = "", ...args]: readonly string[]): Promise<number> {
  const command = all.get(name)
  if (!command) {
    const width = Math.max(...[...all.keys()].map((each) => each.length))
    print(
      `npm run kit -- <name>\n\n${[...all].map(([each, { about }]) => `  ${each.padEnd(width)}  ${about}\n`).join("")}`,
    )
    return name === "" ? 0 : 2
  }
  const [program = "", ...first] = command.line.split(" ")
  const child = spawn(program, [...first, ...args], { stdio: "inherit", shell: process.platform === "win32" })
  // Ctrl-C in a terminal reaches the child too; wait for it to end first.
  process.on("SIGINT", () => undefined)
  process.on("SIGTERM", () => child.kill("SIGTERM"))
  return new Promise((resolve, reject) => {
    child.on("error", reject)
    child.on("exit", (code) => resolve(code ?? 1))
  })
}

runAsCommand(() => main(process.argv.slice(2)))
