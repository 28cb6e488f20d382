import { Git } from "../../../content/files/git"
import { fieldsAt, fieldsWithoutMigration, presentFields } from "../../release/release"
import { numberedVersions } from "../../update/versions"
import { project } from "./support/history"

test("each field of the last version is there, or has a migration", async () => {
  const git = new Git(project)
  const last = (await numberedVersions(git, "HEAD")).at(-1)
  // A clone of the last commit alone has no earlier version.
  const before = await fieldsAt(git, last?.commit ?? "HEAD")
  expect(before.size).toBeGreaterThan(300)
  expect(fieldsWithoutMigration(before, presentFields(), last?.version ?? "")).toEqual([])
})

test("the contract's fields are named the same, as they are now and from a commit", async () => {
  const some = ["site.json.costClaim.percent", "media.json[].title", "pages/own/slug.md.json.figures[].text"]
  expect([...presentFields()]).toEqual(expect.arrayContaining(some))
  expect([...(await fieldsAt(new Git(project), "HEAD"))]).toEqual(expect.arrayContaining(some))
})
