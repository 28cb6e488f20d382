import "./support/need-all-packages"
import { begin } from "../src/content/begin/command"

async function main() {
  const controller = new AbortController()
  // Not `once`: Ctrl-C arrives twice, from the terminal and from tsx, and the second would end the command before it has cleaned up.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => controller.abort())
  process.exitCode = await begin(process.argv.slice(2), {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    signal: controller.signal,
    today: new Date(),
    ...(process.stdin.isTTY && process.stdout.isTTY
      ? { terminal: { input: process.stdin, output: process.stdout } }
      : {}),
  })
}

main()
