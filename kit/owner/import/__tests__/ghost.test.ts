import { ghost } from "../formats/ghost"
import { database, ghostPost } from "./support/exports"
import { offered, onlyPost, sourceOf } from "./support/source"

const post = { ...ghostPost, custom_excerpt: "On fairness." }

const tables = {
  tags: [
    { id: "t1", name: "Teams", visibility: "public" },
    { id: "t2", name: "On-call", visibility: "public" },
    { id: "t3", name: "#wide", visibility: "internal" },
  ],
  posts_tags: [
    { post_id: "p1", tag_id: "t2", sort_order: 1 },
    { post_id: "p1", tag_id: "t1", sort_order: 0 },
    { post_id: "p1", tag_id: "t3", sort_order: 2 },
    { post_id: "p2", tag_id: "t2", sort_order: 0 },
  ],
}

const name = "ada.ghost.2024-04-01.json"
const only = (changes: object, others: Readonly<Record<string, string>> = {}) =>
  onlyPost(ghost, { [name]: database([{ ...post, ...changes }], tables), ...others })

test("a published post becomes a post with its day and its topics in order", async () => {
  expect(await only({})).toEqual({
    kind: "post",
    source: "ghost:u1",
    title: "Two teams",
    values: {
      title: "Two teams",
      excerpt: "On fairness.",
      date: "2024-03-02",
      slug: "two-teams",
      categories: ["Teams", "On-call"],
    },
    text: "Text.\n",
    pictures: [],
    notes: [],
  })
})

test("its canonical address is where it appeared", async () => {
  expect((await only({ canonical_url: "https://ada.example.org/two-teams/" })).formerUrl).toBe(
    "https://ada.example.org/two-teams/",
  )
})

test("its day is that of the blog’s own time zone", async () => {
  const settings = [{ key: "timezone", value: "Europe/Berlin" }]
  const { values } = await onlyPost(ghost, { [name]: database([post], { settings }) })
  expect(values.date).toBe("2024-03-03")
})

test("a draft stays one, and a planned post keeps its day", async () => {
  expect((await only({ status: "draft", published_at: null })).values).toMatchObject({ draft: true })
  expect((await only({ status: "scheduled" })).values).toMatchObject({ publishOn: "2024-03-02" })
})

test("pictures are in the folder of the export, in their original size", async () => {
  const html =
    '<figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/size/w600/2024/03/a.png" alt="A"><figcaption>Words</figcaption></figure>'
  const found = await only(
    { html, feature_image: "__GHOST_URL__/content/images/2024/03/b.png" },
    { "content/images/2024/03/a.png": "", "content/images/2024/03/b.png": "" },
  )
  expect(found.values.imageUrl).toBe("/content/images/2024/03/b.png")
  expect(found.text).toBe('![A](/content/images/size/w600/2024/03/a.png "Words")\n')
  expect(found.pictures).toEqual([
    { reference: "/content/images/2024/03/b.png", path: "content/images/2024/03/b.png" },
    { reference: "/content/images/size/w600/2024/03/a.png", path: "content/images/2024/03/a.png" },
  ])
})

test.each([
  [
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.org/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">On rotas</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://example.org/i.ico"></div></div><div class="kg-bookmark-thumbnail"><img src="https://example.org/t.png"></div></a></figure>',
    "[On rotas](https://example.org/x)",
  ],
  [
    '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">More</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Inside</p></div></div>',
    "## More\n\nInside",
  ],
  [
    '<!--kg-card-begin: html--><p>One</p><!--kg-card-end: html--><div class="kg-card kg-signup-card"><h2>Sign up</h2></div>',
    "One",
  ],
])("cards become plain: %s", async (html, markdown) => {
  expect((await only({ html })).text?.trimEnd()).toBe(markdown)
})

test("posts for members, emails and pages are left out, and sentences say so", async () => {
  const others = [{ visibility: "members" }, { visibility: "paid" }, { status: "sent" }, { type: "page" }]
  const { proposals, told } = await offered(ghost, {
    [name]: database([post, ...others.map((each) => ({ ...post, ...each }))]),
  })
  expect(proposals).toHaveLength(1)
  expect(told).toEqual([
    "2 posts for members were left out.",
    "A post that was only an email was left out.",
    "A page was left out.",
  ])
})

test("a post that only the editor can read is left out, and a sentence says what to do", async () => {
  const { proposals, told } = await offered(ghost, { [name]: database([{ ...post, html: null, lexical: "{}" }]) })
  expect(proposals).toEqual([])
  expect(told).toEqual([
    '"Two teams" was left out: the export has no HTML of it. Open and save it in Ghost, and export again.',
  ])
})

test("an older export, without db around it, is read as well", async () => {
  const older = JSON.stringify({ meta: { exported_on: 1 }, data: { posts: [{ ...post, type: undefined, page: 0 }] } })
  expect((await offered(ghost, { [name]: older })).proposals).toHaveLength(1)
})

test("a file that is cut off is refused", async () => {
  const read = ghost.read(sourceOf({ [name]: database([post]).slice(0, -20) }))
  await expect(read).rejects.toThrow(
    `${name} is not whole: it is not valid JSON. Export again in Ghost, and import that file.`,
  )
})

test("other JSON is something else", async () => {
  expect(await ghost.recognizes(sourceOf({ "a.json": '{"posts": []}', "b.json": "[" }))).toBe(false)
})
