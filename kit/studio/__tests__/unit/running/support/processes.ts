import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { poll } from "../../../../../../__tests__/support/poll"

/** What the preview of a test knows. */
export interface Known {
  readonly pids: readonly number[]
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** @param file into which the preview has written it */
export const knownIn = (file: string): Known => JSON.parse(readFileSync(file, "utf8")) as Known

/** @returns whether a process runs; one that has ended and that nobody has asked about does not */
export function isRunning(pid: number): boolean {
  try {
    return !execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).startsWith("Z")
  } catch {
    return false
  }
}

/** Resolves when something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  await poll(async () => isSo() || undefined)
}

/** Resolves when the preview of a test has begun. */
export const previewStarted = (file: string): Promise<void> =>
  until(() => existsSync(file) && readFileSync(file).length > 0)
