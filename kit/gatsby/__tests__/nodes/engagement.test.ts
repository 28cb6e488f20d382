import { join } from "node:path"
import type { Node } from "gatsby"
import { withChange } from "../../../content/__tests__/support/changed-data"
import { base } from "../../../content/__tests__/support/engagement"
import { gatsby } from "../../../content/__tests__/support/gatsby"
import { engagementSchema } from "../../nodes/engagement"
import { resolversOf } from "./support/resolvers"

/** The page's fields as Gatsby would resolve them, on a site in a language. */
const inLanguage = (language: string) =>
  resolversOf(engagementSchema, { findOne: async () => ({ language, costClaim: { percent: 30 } }) as unknown as Node })

test("the page's sections are in the order of its file, without what is not a section", async () => {
  await withChange(base, async (root) => {
    const { nodes, read } = gatsby()
    await read(root, join("pages", "engagement"))
    expect([...nodes.values()]).toMatchObject([{ sections: ["questions", "comparison", "sum"] }])
  })
})

const sum = {
  salary: 150_000,
  employerCosts: 20,
  recruiterFee: 30,
  days: 2,
  dayPrice: 675,
  weeks: 48,
  currency: "PLN",
  words: { days: { one: "{count} dzień", few: "{count} dni", many: "{count} dni", other: "{count} dnia" } },
}

test("the build writes the owner's sum in the language of the site", async () => {
  expect(await inLanguage("pl")("EngagementSum", "written", sum)).toMatchObject({
    whole: "225\u00a0000\u00a0zł",
    part: "64\u00a0800\u00a0zł",
    percent: "29%",
    weeks: "48",
    moreDays: "3 dni",
    leastSalary: "144\u00a0000\u00a0zł",
  })
})
