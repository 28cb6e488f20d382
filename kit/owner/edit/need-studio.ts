import { existsSync } from "node:fs"
import { join } from "node:path"
import { writeError } from "../../content/files/terminal"

// Import this before anything from the studio, which owners may delete: otherwise Node would end with a stack trace.
if (!existsSync(join(__dirname, "../../studio/server/start/command.ts"))) {
  writeError(
    "There is no studio here, since its folder kit/studio/ is gone: change the files in data/, and look at your site with npm run develop.\n",
  )
  process.exit(1)
}
