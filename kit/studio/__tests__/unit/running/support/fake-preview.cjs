/**
 * A preview for tests: node fake-preview.cjs <port> <file> <way>. It writes into the file what it knows (its own process and the one that it starts, its
 * arguments and its variables), then does what its way is.
 */
const { spawn } = require("node:child_process")
const { writeFileSync } = require("node:fs")
const { createServer } = require("node:http")

const [port, file, way] = process.argv.slice(2)
if (way === "stubborn") process.on("SIGTERM", () => undefined)
const stubborn = way === "stubborn" ? "process.on('SIGTERM', () => undefined);" : ""
const child = spawn(process.execPath, ["-e", `${stubborn}setInterval(() => undefined, 1000); console.log("begun")`], {
  stdio: ["ignore", "pipe", "ignore"],
})
child.stdout.once("data", () => {
  writeFileSync(file, JSON.stringify({ pids: [process.pid, child.pid], args: process.argv, env: process.env }))
  if (way === "fails") {
    process.stdout.write("One line that nobody needs\nThe content in data/ has 1 error\n")
    process.exitCode = 3
    child.kill()
  } else if (way === "slow") {
    process.stderr.write("Nothing to look at yet\n")
  } else {
    const server = createServer((_asked, answer) => answer.writeHead(200).write("data: one\n\n"))
    server.on("upgrade", (_asked, socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"))
    process.stderr.write("ENOENT: no such file or directory, stat '/site/data/posts/undone.md'\n")
    process.stdout.write("success load plugins - 1.8s\nsuccess onPreInit - 3s\nsuccess write out requires - 0.1s\n")
    // In pieces, as a pipe may have it.
    server.listen(Number(port), "127.0.0.1", () => {
      process.stdout.write("You can ")
      setImmediate(() => process.stdout.write("now view it\n"))
    })
  }
})
