import { execFile } from "node:child_process"
import { contentOf, folder, textOf } from "../support/owner"
import { choosePage, expect, openStudio } from "../support/test"
import { journey } from "./support/journey"
import { pageName } from "./support/names"
import { field, fillPart, openEntry, openSection } from "./support/studio"

interface Diagnostic {
  readonly file: string
  readonly code: string
}

/** What `npm run check` finds in the owner's project. It ends with 1 if there are errors. */
const check = () =>
  new Promise<readonly string[]>((resolve, reject) => {
    execFile("npm", ["run", "--silent", "check", "--", "--format", "json"], { cwd: folder }, (_, output) => {
      try {
        const { diagnostics } = JSON.parse(output) as { readonly diagnostics: readonly Diagnostic[] }
        // What is still the sample's is told from the first change of it on.
        const own = diagnostics.filter(({ code }) => code !== "sample-left")
        resolve(own.map(({ file, code }) => `${file} ${code}`))
      } catch (error) {
        reject(error)
      }
    })
  })

journey(
  "content that was written in the studio gives npm run check nothing new to say @keyboard",
  async ({ page, hand }) => {
    const before = await check()
    await openStudio(page, "Name, links and claim")
    await hand.write(field(page, "Name"), "Ada Wong")
    await hand.write(field(page, "GitHub"), "https://github.com/ada-wong")
    await expect.poll(() => textOf("site.json")).toContain('"https://github.com/ada-wong"')
    await openSection(page, hand, "Availability")
    await fillPart(page, hand, page.getByRole("main"), { Text: "Two days a week from April", From: "2031-04-01" })
    await choosePage(page, pageName("services"))
    await openSection(page, hand, "The services")
    await openEntry(page, hand, contentOf<readonly [{ title: string }]>("services.json")[0].title)
    await hand.write(field(page, "In one sentence"), "A technical lead for two days a week.")
    await expect.poll(() => textOf("services.json")).toContain("A technical lead for two days a week.")

    const after = await check()
    expect(after.filter((each) => !before.includes(each))).toEqual([])
  },
)
