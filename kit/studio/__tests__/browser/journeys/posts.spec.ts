import { expectNoViolations } from "../support/axe"
import { savedContent, savedText } from "../support/owner"
import { expect, openStudio } from "../support/test"
import { pastePicture, pictureFile } from "./support/files"
import { journey } from "./support/journey"
import { answer, back, choose, field } from "./support/studio"

interface Post {
  readonly slug: string
  readonly publishOn?: string
  readonly categories?: readonly string[]
  readonly draft?: boolean
}

journey("a post is written with everything, to be published on a later day @mouse", async ({ page, site, hand }) => {
  const [topic = ""] = savedContent<{ topics: readonly string[] }>("pages/blog.json").topics
  await openStudio(page)
  await choose(page, hand, "Add a post")
  await answer(page, hand, { Title: "Who gets the call at three" })
  const missing = page.getByRole("region", { name: "What is still missing" })
  await hand.press(missing.getByRole("button", { name: "Text" }))
  const text = page.getByRole("textbox", { name: "The text, in Markdown" })
  await expect(text).toBeFocused()
  await hand.write(
    text,
    "Both teams had a rota.\n\n## The first night\n\nNobody slept.\n\n| Night | Calls |\n| --- | --- |\n| Monday | Seven |\n\n",
  )
  await expectNoViolations(page)
  await expect(site.getByRole("cell", { name: "Seven" })).toBeVisible()
  await text.press("Control+End")
  await pastePicture(text, "Rota by night.png")
  await expect.poll(() => savedText("posts/who-gets-the-call-at-three.md")).toContain("rota-by-night.png)")
  await page.keyboard.press("Escape")
  await back(page, hand)

  await hand.give(page.getByLabel("Picture: choose a file"), await pictureFile("rota.jpg", 1800, 1200))
  await hand.write(field(page, "Excerpt"), "One rota for two teams, and who pays for it.")
  await hand.press(page.getByRole("switch", { name: "Publish later" }))
  await hand.write(page.getByLabel("Publish later", { exact: true }).last(), "2031-01-02")
  await hand.press(page.getByRole("switch", { name: "Shown to visitors" }))
  await hand.press(missing.getByRole("button", { name: "Topics" }))
  await hand.press(page.getByRole("button", { name: "Add a topic" }))
  await answer(page, hand, { Topic: topic })
  await back(page, hand)

  await expect(missing.getByRole("heading", { name: "Nothing is missing" })).toBeVisible()
  const [post] = savedContent<readonly [Post]>("posts.json")
  expect(post).toMatchObject({ slug: "who-gets-the-call-at-three", publishOn: "2031-01-02", categories: [topic] })
  expect(post.draft).toBeUndefined()
  await expect(site.getByRole("heading", { level: 2, name: "The first night" })).toBeVisible()
})
