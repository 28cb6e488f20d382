import { edit, withChange } from "../../../content/__tests__/support/changed-data"
import { file } from "../../../content/__tests__/support/engagement"
import { addedFiles, addQuietly, run, textAfter } from "../../../content/__tests__/support/new-entry"
import { checkData } from "../../../content/check/check-data"
import { labelSetLanguages } from "../../../content/label-sets/label-sets"
import { newSiteTexts } from "../../new-site-texts/new-site-texts"

const slug = ["engagement", "--slug", "how-it-goes"]
const figures = ["--salary", "100,000", "--employerCosts", "80", "--recruiterFee", "20", "--days", "2"]
const sum = [...figures, "--currency", "EUR", "--weeks", "48", "--dayPrice", "500"]

test.each(labelSetLanguages)(
  "in %s the page is whole in neutral words, and the check has nothing to say",
  async (language) => {
    const inLanguage = edit("site.json", '"en-GB"', `"${language}"`)
    const { added, left } = await withChange(inLanguage, async (root) => {
      const before = await checkData(root)
      await addQuietly(root, ...slug, ...sum)
      const after = await checkData(root)
      return {
        added: after.filter(({ file: at }) => at.endsWith("engagement.json")),
        left: before.length - after.length,
      }
    })
    expect({ added, left }).toEqual({ added: [], left: 0 })
  },
)

test("without figures it has no sum", async () => {
  const result = await run(edit("site.json", '"en-GB"', '"de-AT"'), slug)
  expect(result).toMatchObject({ code: 0, stderr: "" })
  expect(addedFiles(result)).toEqual([file])
  const page = JSON.parse(textAfter(result, file))
  expect(page).toMatchObject({ slug: "how-it-goes", heading: newSiteTexts.de?.engagement.heading })
  expect(Object.keys(page).slice(-5)).toEqual(["phases", "comparison", "fit", "questions", "callToAction"])
})
