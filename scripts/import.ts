import "./support/need-all-packages"
import { importSources } from "../src/content/import/command"

async function main() {
  const controller = new AbortController()
  // Not `once`: Ctrl-C arrives twice, from the terminal and from tsx, and the second would end the command before it has cleaned up.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => controller.abort())
  process.exitCode = await importSources(process.argv.slice(2), {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    signal: controller.signal,
    ...(process.stdin.isTTY && process.stdout.isTTY
      ? { terminal: { input: process.stdin, output: process.stdout } }
      : {}),
  })
}

main()
