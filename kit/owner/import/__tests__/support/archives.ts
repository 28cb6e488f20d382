import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { zipOf } from "./zip"

/** The archive of the fixtures. */
const folder = join(__dirname, "../fixtures/linkedin/Basic_LinkedInDataExport_11-25-2026")

/** @returns a LinkedIn archive as LinkedIn sends it */
export const linkedInArchive = (): Buffer =>
  zipOf(readdirSync(folder).map((name) => ({ name, content: readFileSync(join(folder, name)) })))
