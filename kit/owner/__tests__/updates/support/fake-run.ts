import { readFileSync } from "node:fs"
import { join } from "node:path"
import { compileFunction } from "node:vm"
import type { ProgramResult, RunProgram } from "../../../run-program"

/** Runs the fake kit's scripts; installing is nothing. */
export const fakeRun: RunProgram = async (program, args, folder, signal) => {
  signal.throwIfAborted()
  const script = program === "node" ? "kit/owner/commands/migrate.ts" : args.includes("check") ? "check.js" : undefined
  if (script === undefined) return { code: 0, stdout: "", said: "" }
  return runHere(readFileSync(join(folder, script), "utf8"), folder)
}

/** Runs a script as \`node\` would do in a folder, but in this process: starting one takes longer than all that the scripts do. */
function runHere(source: string, folder: string): ProgramResult {
  const before = process.cwd()
  let stdout = ""
  const log = (text: string) => {
    stdout += `${text}\n`
  }
  process.chdir(folder)
  try {
    compileFunction(source, ["require", "console"])(require, { log })
    return { code: 0, stdout, said: stdout }
  } catch (error) {
    return { code: 1, stdout, said: `${stdout}${error instanceof Error ? error.stack : error}` }
  } finally {
    process.chdir(before)
  }
}
