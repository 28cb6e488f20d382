import { screen } from "@testing-library/react"
import { Achievements } from "../../src/about/achievements"
import { Profile } from "../../src/about/profile"
import { aPicture } from "./support/content"
import { renderInSite } from "./support/render-in-site"
import { textsOf } from "./support/shown"

const profile = {
  heading: "Nineteen years of this",
  intro: "In short.",
  moreLinks: null,
  bio: ["I began at Parcelbright.", "I stayed for the people."],
  portraitAlt: "Ada at a whiteboard",
  portrait: aPicture("ada"),
} satisfies Queries.ProfileFragment

test("the profile shows the portrait at once, and a paragraph for each part of the life", () => {
  renderInSite(<Profile profile={profile} />)
  expect(screen.getByRole("img", { name: "Ada at a whiteboard" })).toHaveAttribute("loading", "eager")
  expect(textsOf("paragraph")).toEqual(expect.arrayContaining(profile.bio))
})

test("a portrait without a description is decoration", () => {
  renderInSite(<Profile profile={{ ...profile, portraitAlt: null }} />)
  expect(screen.getByRole("presentation")).toBeVisible()
})

test("a profile may be its headline alone", () => {
  renderInSite(<Profile profile={{ ...profile, intro: null, bio: null, portrait: null }} />)
  expect(screen.getByRole("heading", { level: 1, name: "Nineteen years of this" })).toBeVisible()
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
})

test("the achievements are in groups", () => {
  const groups = [
    { heading: "People", items: ["8 to 120 engineers", "Two heirs"] },
    { heading: "Systems", items: ["One monolith, kept"] },
  ]
  renderInSite(<Achievements achievements={{ heading: "Done so far", groups }} />)
  const section = screen.getByRole("region", { name: "Done so far" })
  expect(textsOf("heading", section, { level: 3 })).toEqual(["People", "Systems"])
  expect(textsOf("listitem", section)).toEqual(["8 to 120 engineers", "Two heirs", "One monolith, kept"])
})
