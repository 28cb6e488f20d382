import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sample } from "../../../../dev/support/owners"
import { svgDiagnostic } from "../../../pictures/safe-svg"

/** As drawing programs export them, shortened; and those that the project has. */
const folders = [join(__dirname, "exported"), sample.data, "__tests__/fixtures"]
const drawings = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".svg"))
    .map((path) => join(folder, path)),
)

test.each(drawings)("%s is a drawing", (path) => {
  expect(svgDiagnostic(readFileSync(path))).toBeUndefined()
})
