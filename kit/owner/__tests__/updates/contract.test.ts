import { Git } from "../../../content/files/git"
import { compareVersions, versionIn } from "../../migrate/version"
import { fieldsAt, fieldsWithoutMigration, presentFields } from "../../update/release/contract-fields"
import { project, saidByGit } from "./support/history"

const lastTag = saidByGit("tag", "--list", "v*", "--merged", "HEAD")
  .split("\n")
  .flatMap((tag) => versionIn(tag) ?? [])
  .sort(compareVersions)
  .at(-1)
if (lastTag === undefined)
  process.stdout.write("No version is tagged here: its contract is not compared in this run.\n")

const withTag = lastTag === undefined ? test.skip : test

withTag("each field of the last version is there, or has a migration", async () => {
  const before = await fieldsAt(new Git(project), `v${lastTag}`)
  expect(before.size).toBeGreaterThan(300)
  expect(fieldsWithoutMigration(before, presentFields(), lastTag ?? "")).toEqual([])
})

test("the contract's fields are named the same, as they are now and from a commit", async () => {
  const some = ["site.json.costClaim.percent", "media.json[].title", "pages/own/slug.md.json.figures[].text"]
  expect([...presentFields()]).toEqual(expect.arrayContaining(some))
  expect([...(await fieldsAt(new Git(project), "HEAD"))]).toEqual(expect.arrayContaining(some))
})
