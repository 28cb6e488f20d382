import { spawn } from "node:child_process"
import { createServer } from "node:net"
import { join } from "node:path"
import { newToken } from "../studio/server/guard"
import { studioPage } from "../studio/server/page"
import { serveStudio } from "../studio/server/server"

const project = join(__dirname, "..")

/** @returns a port of this machine that nobody uses */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("No port.")),
      )
    })
  })
}

/** Starts the preview and, beside it at one address, the studio. */
async function main() {
  const preview = await freePort()
  const guard = { port: Number(process.env.PORT ?? 8001), token: newToken() }
  const gatsby = spawn("npx", ["gatsby", "develop", "--host", "127.0.0.1", "--port", String(preview)], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32",
  })
  const stop = () => gatsby.kill()
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => process.exit(0))
  process.on("exit", stop)
  gatsby.on("exit", (code) => process.exit(code ?? 1))
  await serveStudio({ data: join(project, "data"), guard, preview, page: await studioPage() })
  gatsby.stdout.on("data", (chunk: Buffer) => {
    if (chunk.toString().includes("You can now view"))
      process.stdout.write(`\nOpen the studio: http://localhost:${guard.port}/__studio/#${guard.token}\n`)
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
