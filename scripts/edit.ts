import "./support/need-all-packages"
import { spawn } from "node:child_process"
import { createServer } from "node:net"
import { join } from "node:path"
import open from "open"
import { newToken } from "../studio/server/guard"
import { studioPage } from "../studio/server/page"
import { serveStudio } from "../studio/server/server"

const project = join(__dirname, "..")

/** Where the studio is, unless the variable PORT says otherwise. */
const usualPort = 8001

/** @returns a port of this machine that nobody uses */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("There is no free port.")),
      )
    })
  })
}

/** Starts the preview and, at one address with it, the studio; both end together. */
async function main() {
  const preview = await freePort()
  const guard = { port: Number(process.env.PORT ?? usualPort), token: newToken() }
  await serveStudio({ data: join(project, "data"), guard, preview, page: await studioPage() })
  const command = [require.resolve("gatsby/cli.js"), "develop", "--host", "127.0.0.1", "--port", String(preview)]
  const gatsby = spawn(process.execPath, command, { cwd: project, stdio: ["ignore", "pipe", "inherit"] })
  process.on("exit", () => gatsby.kill())
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => process.exit(0))
  gatsby.on("exit", (code) => process.exit(code ?? 1))
  process.stdout.write("The studio starts with the preview. The first time that takes up to a minute.\n")
  let said = ""
  gatsby.stdout.on("data", (chunk: Buffer) => {
    const isReady = said.includes(ready)
    said += chunk.toString()
    if (!isReady && said.includes(ready)) welcome(`http://localhost:${guard.port}/__studio/#${guard.token}`)
    // Until the preview is there, the log tells only what is wrong.
    else if (/\b(?:ERROR|error)\b/.test(chunk.toString())) process.stderr.write(chunk)
  })
}

/** What Gatsby says when the preview can be looked at. */
const ready = "You can now view"

function welcome(address: string): void {
  process.stdout.write(`\nThe studio is at ${address}\nKeep this address to yourself; Ctrl-C ends it.\n`)
  // Over a network, in a test or in a script there is nobody in front of a browser.
  if (!process.stdout.isTTY || process.env.CI || process.env.BROWSER === "none") return
  // Without a browser to be opened, the address is printed all the same.
  open(address).catch(() => undefined)
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE"
  const message = isTaken
    ? "Something listens at the studio’s port already: another studio, perhaps. End it, or choose another port: PORT=8002 npm run edit"
    : error instanceof Error
      ? error.message
      : String(error)
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
