import { accessSync, constants, statfsSync } from "node:fs"

const inMemory = "/dev/shm"
const needed = 1e9

/**
 * Jest's global setup: the tests' temporary folders are in memory where the system has room for them. Measured on the tests of the studio's git (115, on two
 * busy cores): 26 processor seconds instead of 36.
 */
// biome-ignore lint/style/noDefaultExport: Jest wants it.
export default function useMemory(): void {
  try {
    accessSync(inMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize >= needed) process.env.TMPDIR = inMemory
  } catch {
    // Not available on this system: they stay in the system's own folder.
  }
}
