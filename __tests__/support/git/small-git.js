/**
 * Lets a small process start git. The system copies the tables of a process's memory to start another: from one of 850 MB, which Jest's come to, that
 * took 48 ms, and 3.5 ms from one of 50 MB, git itself included (Node 20; nodejs/node#14917). It goes when Node starts processes without this copy.
 * The git that runs, its arguments, variables and folder are the same.
 */
const childProcess = require("node:child_process")
const { mkdtempSync, openSync, readSync, writeFileSync } = require("node:fs")
const { tmpdir } = require("node:os")
const { join } = require("node:path")
const { createInterface } = require("node:readline")
const { promisify } = require("node:util")

const { execFile, execFileSync, spawn } = childProcess

/** Windows has no named pipes in its files, and what may be ended meanwhile is a process of its own: there git is started as ever. */
const isSmall = (file, options) => file === "git" && process.platform !== "win32" && !options?.signal

const known = ["cwd", "env", "timeout", "maxBuffer", "encoding", "input", "stdio"]

/** @returns what is asked of git; what would be lost on the way is refused */
function questionOf(args, options = {}) {
  const [unknown] = Object.keys(options).filter((key) => !known.includes(key))
  if (unknown) throw new Error(`small-git.js does not hand on the option ${unknown}.`)
  const { cwd = process.cwd(), env = process.env, timeout, maxBuffer, input } = options
  return { args, options: { cwd, env, timeout, maxBuffer }, input: asText(input) }
}

const asText = (input) => input && Buffer.from(input).toString("base64")

let starter

/** Once for all test files of this process. */
function start() {
  const folder = mkdtempSync(join(tmpdir(), "git-starter-"))
  const [questions, answers] = ["questions", "answers"].map((name) => join(folder, name))
  execFileSync("mkfifo", [questions, answers])
  const child = spawn(process.execPath, [join(__dirname, "starter.js"), folder], { stdio: ["pipe", "pipe", "inherit"] })
  const waiting = new Map()
  createInterface({ input: child.stdout }).on("line", (line) => {
    const answer = JSON.parse(line)
    waiting.get(answer.id)(answer)
    waiting.delete(answer.id)
    if (waiting.size === 0) child.stdout.unref()
  })
  for (const each of [child, child.stdin, child.stdout]) each.unref()
  let id = 0
  return {
    ask(question, answer) {
      id += 1
      waiting.set(id, answer)
      child.stdout.ref()
      child.stdin.write(`${JSON.stringify({ id, ...question })}\n`)
    },
    // The second opens when the other process has opened it, and ends with it.
    pipes: [openSync(questions, "r+"), openSync(answers, "r")],
  }
}

/** @returns what git has written, as the caller wants it, and the error as Node has it */
function outcomeOf({ failure, stdout, stderr }, encoding) {
  const [out, err] = [stdout, stderr]
    .map((each) => Buffer.from(each, "base64"))
    .map((each) => (encoding === "buffer" ? each : each.toString(encoding)))
  return { stdout: out, stderr: err, error: failure && Object.assign(new Error(failure.message), failure) }
}

childProcess.execFile = (file, args, options, callback) => {
  if (!isSmall(file, options)) return execFile(file, args, options, callback)
  starter ??= start()
  let input
  const given = typeof options === "function" ? {} : options
  const question = questionOf(args, given)
  // What git reads is given right after it was called.
  setImmediate(() =>
    starter.ask({ ...question, input: asText(input) }, (answer) => {
      const { error, stdout, stderr } = outcomeOf(answer, given.encoding ?? "utf8")
      const done = callback ?? options
      done(error, stdout, stderr)
    }),
  )
  return { stdin: { on: () => undefined, end: (text) => (input = text) } }
}

childProcess.execFile[promisify.custom] = (file, args, options = {}) => {
  if (!isSmall(file)) return promisify(execFile)(file, args, options)
  let child
  const promise = new Promise((resolve, reject) => {
    child = childProcess.execFile(file, args, options, (error, stdout, stderr) =>
      error ? reject(Object.assign(error, { stdout, stderr })) : resolve({ stdout, stderr }),
    )
  })
  return Object.assign(promise, { child })
}

childProcess.execFileSync = (file, args, options) => {
  if (!isSmall(file)) return execFileSync(file, args, options)
  starter ??= start()
  const [questions, answers] = starter.pipes
  writeFileSync(questions, `${JSON.stringify(questionOf(args, options))}\n`)
  const { error, stdout, stderr } = outcomeOf(JSON.parse(lineFrom(answers)), options?.encoding ?? "buffer")
  if (error) throw Object.assign(error, { status: error.code, stdout, stderr })
  return stdout
}

/** Waits for a line. */
function lineFrom(pipe) {
  const parts = []
  const part = Buffer.alloc(65_536)
  for (;;) {
    const length = readSync(pipe, part)
    if (length === 0) throw new Error("The process that starts git has ended.")
    parts.push(Buffer.from(part.subarray(0, length)))
    if (part[length - 1] === 10) return Buffer.concat(parts).toString()
  }
}
