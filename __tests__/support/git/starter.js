/** Runs git for `small-git.js`, which writes a line for each command: into the standard input, or into a named pipe if it waits for the answer. */
const { execFile } = require("node:child_process")
const { openSync, rmSync, writeFileSync } = require("node:fs")
const { Socket } = require("node:net")
const { join } = require("node:path")
const { createInterface } = require("node:readline")

const [folder] = process.argv.slice(2)

function run({ id, args, options, input }, answer) {
  const child = execFile("git", args, { ...options, encoding: "buffer" }, (failure, stdout, stderr) => {
    const said = { stdout: stdout.toString("base64"), stderr: stderr.toString("base64") }
    answer(`${JSON.stringify({ id, failure: failure && { message: failure.message, ...failure }, ...said })}\n`)
  })
  // Git may end before it has read everything.
  child.stdin.on("error", () => undefined)
  child.stdin.end(input && Buffer.from(input, "base64"))
}

const serve = (input, answer) => createInterface({ input }).on("line", (line) => run(JSON.parse(line), answer))

const [questions, answers] = ["questions", "answers"].map((name) => openSync(join(folder, name), "r+"))
// As a socket, since a file that is being read keeps a process from ending.
serve(new Socket({ fd: questions }), (text) => writeFileSync(answers, text))
serve(process.stdin, (text) => process.stdout.write(text)).on("close", () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
