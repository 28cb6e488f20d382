import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hasItsPackages } from "../../../src/update/proof/installed"
import { Place } from "../../updates/support/place"

const lock = (packages: object) => JSON.stringify({ packages: { "": { name: "site" }, ...packages } })
const wanted = lock({ "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0", optional: true } })

test.each([
  ["all of them", wanted, true],
  ["all but one for other systems", lock({ "node_modules/a": { version: "1.0.0" } }), true],
  ["another version of one", lock({ "node_modules/a": { version: "1.0.1" } }), false],
  ["all but one", lock({ "node_modules/b": { version: "2.0.0" } }), false],
  ["none", undefined, false],
])("whether a project has the packages of its lock: %s", (_name, installed, has) => {
  const project = new Place(mkdtempSync(join(tmpdir(), "installed-")))
  try {
    project.write("package-lock.json", wanted)
    if (installed !== undefined) project.write("node_modules/.package-lock.json", installed)
    expect(hasItsPackages(project.folder)).toBe(has)
  } finally {
    rmSync(project.folder, { recursive: true })
  }
})
