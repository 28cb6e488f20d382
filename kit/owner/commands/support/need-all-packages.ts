import { join } from "node:path"
import { writeError } from "../../../content/files/terminal"
import { missingPackages } from "./missing-packages"

// Import this before anything that needs a package from `devDependencies`: otherwise Node would end with a stack trace.
const [first, ...others] = missingPackages(join(__dirname, "../../../.."))
if (first !== undefined) {
  const names = others.length > 0 ? `${first} and ${others.length} more` : first
  writeError(`Packages that this command needs are not installed (${names}). Install them with: npm ci\n`)
  process.exit(1)
}
