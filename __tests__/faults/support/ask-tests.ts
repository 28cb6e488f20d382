import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { AskedTest } from "../fault"

/** What a test said. */
export interface Answer {
  readonly file: string
  readonly name: string
  readonly passed: boolean
  /** Why it failed, in one line; empty if it passed. */
  readonly reason: string
}

/** Where the tests of a copy are, and what they are asked about. */
export interface Question {
  /** The copy of the project. */
  readonly folder: string
  /** Whose built site the tests look at. */
  readonly owner: string
  /** The tests to ask; all that there are, if nothing is said. */
  readonly tests?: readonly AskedTest[]
}

/**
 * Runs tests in a copy of the project.
 *
 * @returns what each test that ran said
 * @throws an Error if the tests could not run, or if one that was asked for does not exist: then nothing is known of the site
 */
export async function askTests(question: Question): Promise<readonly Answer[]> {
  const { tests } = question
  const answers = [
    ...(await askSome(runJest, question, /\.test\.tsx?$/)),
    ...(await askSome(runPlaywright, question, /\.spec\.ts$/)),
  ]
  const silent = tests?.filter((test) => !answers.some((answer) => isOf(answer, test))) ?? []
  if (silent.length > 0)
    throw new Error(`No test ran of ${silent.map(({ file, name }) => `${file}: "${name}"`).join(", ")}.`)
  return tests ? answers.filter((answer) => tests.some((test) => isOf(answer, test))) : answers
}

const isOf = (answer: Answer, test: AskedTest): boolean =>
  answer.file === test.file && answer.name.startsWith(test.name)

type Run = (question: Question, report: string) => Promise<readonly Answer[]>

async function askSome(run: Run, question: Question, ending: RegExp): Promise<readonly Answer[]> {
  const tests = question.tests?.filter(({ file }) => ending.test(file))
  if (tests?.length === 0) return []
  const folder = mkdtempSync(join(tmpdir(), "report-"))
  try {
    return await run({ ...question, ...(tests && { tests }) }, join(folder, "report.json"))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const filesOf = (tests: readonly AskedTest[]): string[] => [...new Set(tests.map(({ file }) => file))]

/** A pattern for the names of some tests: the programs hold it against those of the groups too, in which tests stand. */
function namesOf(tests: readonly AskedTest[]): string {
  const names = [...new Set(tests.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))]
  return `(?:^| )(?:${names.join("|")})`
}

interface JestReport {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly message: string
    readonly assertionResults: ReadonlyArray<{
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }>
  }>
}

const runJest: Run = async ({ folder, owner, tests }, report) => {
  const some = tests ? ["--runTestsByPath", ...filesOf(tests), "--testNamePattern", namesOf(tests)] : []
  const output = await run(folder, "node_modules/jest/bin/jest.js", ["--json", "--outputFile", report, ...some], {
    OWNERS: owner,
  })
  const { testResults } = read<JestReport>(report, output)
  return testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0 && message) throw new Error(`${name} could not run.\n${message}`)
    return assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title, status, failureMessages }) => ({
        file: within(folder, name),
        name: title,
        passed: status === "passed",
        reason: inOneLine(failureMessages[0]),
      }))
  })
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: ReadonlyArray<{
    readonly title: string
    readonly file: string
    readonly tests: ReadonlyArray<{
      readonly status: string
      readonly results: ReadonlyArray<{ readonly error?: { readonly message?: string } }>
    }>
  }>
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly errors: ReadonlyArray<{ readonly message?: string }>
  readonly suites: readonly Suite[]
}

const runPlaywright: Run = async ({ folder, owner, tests }, report) => {
  const some = tests ? [...filesOf(tests), "--grep", namesOf(tests)] : []
  const program = "node_modules/@playwright/test/cli.js"
  const output = await run(folder, program, ["test", "--reporter=json", `--project=${owner}`, ...some], {
    OWNERS: owner,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    // Beside the sites that a run of all tests serves.
    SITE_PORT: process.env.SITE_PORT ?? "9621",
  })
  const { config, errors, suites } = read<PlaywrightReport>(report, output)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"))
  const specsIn = (suite: Suite): Suite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]
  return suites.flatMap(specsIn).flatMap(({ title, file, tests: runs }) =>
    runs
      .filter(({ status }) => status !== "skipped")
      .map(({ status, results }) => ({
        file: within(folder, join(config.rootDir, file)),
        name: title,
        // What fails once and then holds is no failure.
        passed: status !== "unexpected",
        reason: inOneLine(results.at(-1)?.error?.message),
      })),
  )
}

/** A path in the copy, relative to it. */
const within = (folder: string, path: string): string => path.slice(path.indexOf(folder) + folder.length + 1)

// biome-ignore lint/suspicious/noControlCharactersInRegex: what terminals are told, colours among others, begins with one.
const colours = /\u001b\[[\d;]*m/g

/** What a failed test says, in one line: its first, and the first that was there and should not have been. */
function inOneLine(message = ""): string {
  const lines = message.replace(colours, "").split("\n")
  const surplus = lines.find((line) => /^\+ +"/.test(line)) ?? ""
  return `${lines[0] ?? ""} ${surplus}`.trim()
}

/** Runs a program of the project's packages; how it ends says only whether tests failed, and is not asked. */
function run(folder: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, program), ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)))
    child.on("error", reject)
    child.on("close", () => resolve(output))
  })
}

function read<Report>(path: string, output: string): Report {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    throw new Error(`The tests wrote no report.\n${output}`)
  }
}
