import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { errorCode, Refusal } from "../../../content/files/errors"
import type { Site } from "../../../owner/update/flow"
import { type Kit, kitFile, kitIn } from "../../../owner/update/kit-file"
import { lastUpdate } from "../../../owner/update/undo"
import type { Installed } from "./update-state"

/** @returns which version a site has, by its files alone: nothing is fetched */
export async function installedIn({ git }: Site): Promise<Installed> {
  return { ...(await kitOf(git.folder)), canTakeBack: (await lastUpdate(git)) !== undefined }
}

async function kitOf(project: string): Promise<Partial<Kit> & { readonly problem?: string }> {
  try {
    return kitIn(await readFile(join(project, kitFile), "utf8"))
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message }
    if (errorCode(error) === "ENOENT") return {}
    throw error
  }
}
