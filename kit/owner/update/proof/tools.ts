import { spawn } from "node:child_process"
import { once } from "node:events"
import { join, sep } from "node:path"
import type { Readable } from "node:stream"
import { told } from "../../../content/sentences/sentences"

/** How a program ended. */
export interface ProgramResult {
  readonly code: number | null
  readonly stdout: string
  /** The end of its output, on both streams. */
  readonly said: string
}

/** A page whose look differs between two sites, at a width of the window. */
export interface LookChange {
  /** Such as "/books/ at 390 px". */
  readonly name: string
  /** The files with its pictures. */
  readonly before: string
  readonly after: string
}

/** What a comparison of two sites' pictures found. */
export interface ComparedPictures {
  readonly changes: readonly LookChange[]
  /** How many were compared. */
  readonly pictures: number
}

/** The programs that an update needs beside git. */
export interface Tools {
  /**
   * @param program npm, or Node.js
   * @param args of it
   * @param folder in which it runs
   * @param signal ends it, with all that it has started
   * @throws if it cannot be started, or the signal aborts
   */
  readonly run: (
    program: "npm" | "node",
    args: readonly string[],
    folder: string,
    signal: AbortSignal,
  ) => Promise<ProgramResult>
  /**
   * Compares the look of the pages of two built sites.
   *
   * @param sites the folders of the built sites
   * @param into a folder for the pictures that differ; anything in it is removed
   * @returns what differs
   * @throws Error where there is no browser
   */
  readonly pictures: (
    sites: { readonly before: string; readonly after: string },
    into: string,
    signal: AbortSignal,
  ) => Promise<ComparedPictures>
}

const maxOutputLength = 20_000

/** A script that runs the program in its arguments, and ends it with all that it has started when the pipe at 3 closes. */
export const supervisor = join(__dirname, "supervise.cjs")

/** Runs npm and Node.js as they are installed. They end with this process too, however that ends. */
export const runProgram: Tools["run"] = async (program, args, folder, signal) => {
  signal.throwIfAborted()
  // npm may keep --dry-run for itself, and then passes it on to every program that is run, including npm ci.
  const { npm_config_dry_run: _, ...environment } = process.env
  const child = spawn(process.execPath, [supervisor, program === "node" ? process.execPath : "npm", ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    // A group of its own: Ctrl-C in a terminal reaches this process alone, which then ends the group.
    detached: process.platform !== "win32",
    windowsHide: true,
    // Of Gatsby's loggers, only ink names the file of an error, and in CI it is not the default.
    env: { ...environment, CI: "true", GATSBY_LOGGER: "ink", GATSBY_TELEMETRY_DISABLED: "1" },
  })
  const end = () => child.stdio[3]?.destroy()
  signal.addEventListener("abort", end)
  let [stdout, said] = ["", ""]
  textOf(child.stdout, (text) => {
    stdout += text
    said = (said + text).slice(-maxOutputLength)
  })
  textOf(child.stderr, (text) => {
    said = (said + text).slice(-maxOutputLength)
  })
  try {
    const [code] = await once(child, "close")
    signal.throwIfAborted()
    return { code: typeof code === "number" ? code : null, stdout, said }
  } finally {
    signal.removeEventListener("abort", end)
  }
}

function textOf(stream: Readable | null, listen: (text: string) => void): void {
  stream?.setEncoding("utf8").on("data", listen)
}

/**
 * Gatsby names the file of an error above its own stack traces, which can fill the last lines.
 *
 * @param said what a program that failed has written
 * @param folder of the project in which it ran
 * @returns the lines that name files of the project, if there are any, and then the last lines
 */
export function failureReport(said: string, folder: string): string {
  const lines = said.trim().split("\n")
  const root = folder + sep
  const ofProject = (line: string) => line.startsWith("File: ") || line.includes(root)
  const named = new Set(lines.filter((line) => ofProject(line) && !/node_modules|[\\/ ]\.cache/.test(line)))
  const files = [...named].slice(0, 10).map((line) => line.trim().replaceAll(root, ""))
  return told("update.lastLines", { files: files.join("\n") || undefined, lines: lines.slice(-25).join("\n") })
}
