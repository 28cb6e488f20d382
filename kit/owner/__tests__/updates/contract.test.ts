import { Git } from "../../../content/files/git"
import { fieldsAt, fieldsWithoutMigration, presentFields } from "../../update/release/contract-fields"
import { project, saidByGit } from "./support/history"

// Each release writes its version there.
const lastRelease = saidByGit("log", "-1", "--format=%H", "--", "kit.json").trim()

test("each field of the last version is there, or has a migration", async () => {
  const { version } = JSON.parse(saidByGit("show", `${lastRelease}:kit.json`))
  const before = await fieldsAt(new Git(project), lastRelease)
  expect(before.size).toBeGreaterThan(300)
  expect(fieldsWithoutMigration(before, presentFields(), version)).toEqual([])
})

test("the contract's fields are named the same, as they are now and from a commit", async () => {
  const some = ["site.json.costClaim.percent", "media.json[].title", "pages/own/slug.md.json.figures[].text"]
  expect([...presentFields()]).toEqual(expect.arrayContaining(some))
  expect([...(await fieldsAt(new Git(project), "HEAD"))]).toEqual(expect.arrayContaining(some))
})
