import { rm } from "node:fs/promises"
import { join } from "node:path"

/** What Gatsby puts into every built site for a feature that this one leaves out (webpack.ts): third-party scripts in a web worker. */
const unused = ["~partytown"]

/** Removes from the finished site what nothing asks for. */
export async function removeUnusedFiles(): Promise<void> {
  await Promise.all(unused.map((path) => rm(join("public", path), { recursive: true, force: true })))
}
