import { screen, within } from "@testing-library/react"
import { Achievements } from "../../src/about/achievements"
import { Philosophy, Values } from "../../src/about/principles"
import { Profile } from "../../src/about/profile"
import { aPicture } from "./support/content"
import { renderInSite } from "./support/render-in-site"

const profile: Queries.ProfileFragment = {
  heading: "Nineteen years of this",
  intro: "In short.",
  bio: ["I began at Parcelbright.", "I stayed for the people."],
  portraitAlt: "Ada at a whiteboard",
  portrait: aPicture("ada"),
}
const points = [
  { title: "Look first", text: "A week of reading." },
  { title: "Then ask", text: null },
]

test("the profile shows the portrait at once", () => {
  renderInSite(<Profile profile={profile} />)
  expect(screen.getByRole("img", { name: "Ada at a whiteboard" })).toHaveAttribute("loading", "eager")
})

test("the profile has a paragraph for each part of the life", () => {
  renderInSite(<Profile profile={profile} />)
  expect(screen.getByText("I began at Parcelbright.", { selector: "p" })).toBeVisible()
  expect(screen.getByText("I stayed for the people.", { selector: "p" })).toBeVisible()
})

test("a portrait without a description is decoration", () => {
  renderInSite(<Profile profile={{ ...profile, portraitAlt: null }} />)
  expect(screen.getByRole("presentation")).toBeVisible()
})

test("a profile without a portrait has no picture", () => {
  renderInSite(<Profile profile={{ ...profile, portrait: null }} />)
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
})

test("a profile may be its headline alone", () => {
  renderInSite(<Profile profile={{ ...profile, intro: null, bio: null, portrait: null }} />)
  expect(screen.getByRole("heading", { level: 1, name: "Nineteen years of this" })).toBeVisible()
})

test("the achievements are in groups", () => {
  const groups = [
    { heading: "People", items: ["8 to 120 engineers", "Two heirs"] },
    { heading: "Systems", items: ["One monolith, kept"] },
  ]
  renderInSite(<Achievements achievements={{ heading: "Done so far", groups }} />)
  const section = screen.getByRole("region", { name: "Done so far" })
  expect(
    within(section)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(["People", "Systems"])
  expect(
    within(section)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["8 to 120 engineers", "Two heirs", "One monolith, kept"])
})

test("the philosophy's points are an ordered list", () => {
  renderInSite(<Philosophy philosophy={{ heading: "How I work", points }} />)
  const list = within(screen.getByRole("region", { name: "How I work" })).getByRole("list")
  expect(list.tagName).toBe("OL")
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Look firstA week of reading.", "Then ask"])
})

test("the values are a list without an order", () => {
  renderInSite(<Values values={{ heading: "What stays", items: points }} />)
  const list = within(screen.getByRole("region", { name: "What stays" })).getByRole("list")
  expect(list.tagName).toBe("UL")
  expect(within(list).getByRole("heading", { level: 3, name: "Then ask" })).toBeVisible()
})
