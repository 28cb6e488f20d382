import { savedContent } from "../support/owner"
import { errorsOfGonePages, expect, openStudio } from "../support/test"
import { journey } from "./support/journey"
import { pageName } from "./support/names"
import { answer, choose, openEntry, openSection } from "./support/studio"

interface Assessment {
  readonly pillars: ReadonlyArray<{ readonly questions: ReadonlyArray<{ readonly text: string }> }>
}

journey.use({ expectedErrors: errorsOfGonePages })

journey("an assessment is made for a tool, with six questions @mouse", async ({ page, site, owner, hand }) => {
  await openStudio(page, pageName("tools"))
  await openSection(page, hand, "The tools")
  await hand.press(page.getByRole("button", { name: "Add a tool" }))
  await answer(page, hand, {
    Name: "Night shift",
    "In one sentence": "Who is woken, how often, and what for.",
  })
  await choose(page, hand, "Add an assessment")
  await answer(page, hand, {
    Tool: "night-shift",
    Headline: "Six questions about last night",
    Introduction: "Answer for the week behind you.",
  })
  await openSection(page, hand, "Parts")
  await openEntry(page, hand, "Night shift")
  const questions = page.getByRole("group", { name: "Questions" })
  for (const number of [2, 3, 4, 5, 6]) {
    await hand.press(questions.getByRole("button", { name: "Add a question" }))
    await answer(page, hand, {
      Question: `How often on night ${number}?`,
      "Why it is asked": "Nights differ.",
      Answer: "Never",
      Points: "10",
    })
  }

  const [part] = savedContent<Assessment>("assessments/night-shift.json").pillars
  expect(part?.questions).toHaveLength(6)
  await expect(page.getByRole("button", { name: /^To do/ })).not.toHaveAccessibleName(/error/)
  // A preview that started with the sample does not get the page of a new assessment once another owner's whole content has replaced it.
  if (owner === "sample") await expect(site.getByText("How often on night 6?")).toBeVisible()
})
