import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { AskedTest } from "../mutation"

/** What a test said. */
export interface Answer {
  readonly file: string
  readonly name: string
  /** Without the signs before them; Jest has none. */
  readonly tags: readonly string[]
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
  readonly tests: readonly AskedTest[]
}

/** A program that runs tests and writes what came of it into a file. */
interface Command {
  /** Its path in the project's packages. */
  readonly program: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/**
 * Runs tests, and reads their report.
 *
 * @param folder of the project
 * @param command what to run, if this is the path of the report
 * @returns the report: whether tests failed stands in it
 * @throws an Error with what the program said if it wrote no report
 */
export async function reported<Report>(folder: string, command: (report: string) => Command): Promise<Report> {
  const place = mkdtempSync(join(tmpdir(), "report-"))
  const report = join(place, "report.json")
  try {
    const output = await run(folder, command(report))
    try {
      return JSON.parse(readFileSync(report, "utf8"))
    } catch {
      throw new Error(`The tests wrote no report.\n${output}`)
    }
  } finally {
    rmSync(place, { recursive: true })
  }
}

function run(folder: string, { program, args, env }: Command): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, "node_modules", program), ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => output.push(String(text)))
    child.on("error", reject)
    child.on("close", () => resolve(output.join("")))
  })
}

/** @returns the files of some tests, each once */
export const filesOf = (tests: readonly AskedTest[]): string[] => [...new Set(tests.map(({ file }) => file))]

/** @returns a pattern for the names of some tests, which fits behind the names of the groups in which they stand too */
export function namesOf(tests: readonly AskedTest[]): string {
  const names = [...new Set(tests.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))]
  return `(?:^| )(?:${names.join("|")})`
}

/** @returns a path in a folder, relative to it; the folder may be a link, as the system's for temporary files is on a Mac */
export const within = (folder: string, path: string): string => path.slice(path.indexOf(folder) + folder.length + 1)

// biome-ignore lint/suspicious/noControlCharactersInRegex: what terminals are told, colours among others, begins with one.
const colours = /\u001b\[[\d;]*m/g

/** @returns what a failed test says in one line: its first, and the first that was there and should not have been */
export function inOneLine(message = ""): string {
  const lines = message.replace(colours, "").split("\n")
  const surplus = lines.find((line) => /^\+ +"/.test(line)) ?? ""
  return `${lines[0] ?? ""} ${surplus}`.trim()
}
