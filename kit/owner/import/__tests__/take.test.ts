import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import type { Proposal, SourceFiles } from "../candidate"
import { candidatesOf } from "../import"
import { applyProposals, type Outcome } from "../take/take"
import { fileAddress } from "../texts/post-links"
import { filesOf, post } from "./support/posts"
import { type Place, withPlace } from "./support/run-import"

const { signal } = new AbortController()

/** @returns what is offered of these proposals */
const offered = ({ data }: Place, proposals: readonly Proposal[], files: SourceFiles = filesOf()) =>
  candidatesOf(data, [{ files, proposals }])

async function takeAll(place: Place, proposals: readonly Proposal[], files?: SourceFiles): Promise<Outcome> {
  const { candidates } = await offered(place, proposals, files)
  const chosen = candidates.map((candidate) => ({ candidate, values: candidate.proposal.values }))
  return applyProposals(place.data, chosen, { fetchPictures: false }, { signal })
}

/** A test in a copy of the minimal content, in which the check finds no error afterwards. */
const inPlace = (name: string, use: (place: Place) => Promise<void>) =>
  test(name, () =>
    withPlace(async (place) => {
      await use(place)
      expect(await place.check()).toEqual([])
    }),
  )

const json = async ({ data }: Place, file: string) => JSON.parse(await readFile(join(data, file), "utf8"))
const lastOf = async (place: Place, file = "posts.json") => (await json(place, file)).at(-1)
const text = ({ data }: Place, file: string) => readFile(join(data, file), "utf8")

const edit = async ({ data }: Place, file: string, from: string | RegExp, to: string) =>
  writeFile(join(data, file), (await readFile(join(data, file), "utf8")).replace(from, to))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#357" } })
    .jpeg()
    .toBuffer()

inPlace("a post comes as a draft, with its day, its text and a slug", async (place) => {
  await takeAll(place, [post()])
  expect(await lastOf(place)).toEqual({
    title: "Überlastet, and why",
    date: "2026-03-01",
    slug: "uberlastet-and-why",
    draft: true,
  })
  expect(await text(place, "posts/uberlastet-and-why.md")).toBe("The first words.\n\n## A heading\n\nThe others.\n")
})

inPlace("its slug is that of the site’s language, and never one that is taken", async (place) => {
  await edit(place, "site.json", '"en-GB"', '"de"')
  const other = post({ title: "Another" }, { title: "Another", slug: "ueberlastet-and-why" })
  await takeAll(place, [post(), other])
  const slugs = (await json(place, "posts.json")).map(({ slug }: { slug: string }) => slug)
  expect(slugs).toContain("ueberlastet-and-why")
  expect(slugs).toContain("ueberlastet-and-why-2")
})

inPlace("everything else of a file keeps its bytes", async (place) => {
  const before = await text(place, "posts.json")
  await takeAll(place, [post()])
  const after = await text(place, "posts.json")
  expect(after.startsWith(before.slice(0, before.lastIndexOf("\n]")))).toBe(true)
  await takeAll(place, [post({ title: "Newer" }, { title: "Newer", date: "2026-10-01" })])
  expect((await text(place, "posts.json")).endsWith(after.slice(2))).toBe(true)
})

inPlace("its topics are the blog’s, however they are written, and others are left out", async (place) => {
  const { taken } = await takeAll(place, [post({}, { categories: ["engineering", "Kites"] })])
  expect((await lastOf(place)).categories).toEqual(["Engineering"])
  expect(taken[0]?.notes).toEqual(["The blog has no topic “Kites”: left out."])
})

inPlace("pictures at hand are copied, and others become links", async (place) => {
  const pictures = [
    { reference: "a.jpg", path: "img/a.jpg" },
    { reference: "https://cdn.example.org/b.jpg", url: "https://cdn.example.org/b.jpg" },
    { reference: "top.jpg", path: "img/top.jpg" },
  ]
  const words = "Before.\n\n![A [chart]](a.jpg)\n\n![Another](https://cdn.example.org/b.jpg)\n\nAfter.\n"
  const files = filesOf({ "img/a.jpg": await picture(1400, 900), "img/top.jpg": await picture(1500, 1000) })
  const proposal = post({ pictures, text: words }, { imageUrl: "top.jpg" })
  const { taken } = await takeAll(place, [proposal], files)
  expect(await text(place, "posts/uberlastet-and-why.md")).toBe(
    "Before.\n\n![A \\[chart\\]](../images/posts/uberlastet-and-why.jpg)\n\n[Another](https://cdn.example.org/b.jpg)\n\nAfter.\n",
  )
  expect((await lastOf(place)).imageUrl).toBe("images/posts/uberlastet-and-why-2.jpg")
  expect(taken[0]?.notes).toEqual(["The picture https://cdn.example.org/b.jpg is only on the web: it is not fetched."])
})

inPlace("art of a podcast may be square, and is named if it is small", async (place) => {
  const files = filesOf({ "art.jpg": await picture(1000, 1000) })
  const values = { title: "Art", type: "podcast", platform: "Runway", externalUrl: "https://runway.org/2" }
  const episode: Proposal = {
    ...post(),
    kind: "media",
    values: { ...values, imageUrl: "https://cdn.example.org/art.jpg" },
  }
  const pictures = [{ reference: "https://cdn.example.org/art.jpg", path: "art.jpg" }]
  const { taken } = await takeAll(place, [{ ...episode, pictures }], files)
  expect((await lastOf(place, "media.json")).imageUrl).toBe("images/media/art.jpg")
  expect(taken[0]?.notes).toHaveLength(1)
  expect(taken[0]?.notes[0]).toMatch(
    /^The picture art\.jpg: This picture has 1000 × 1000 pixels; sharp screens can show/,
  )
})

inPlace("a damaged picture is left out, with a note", async (place) => {
  const whole = await picture(1400, 900)
  const files = filesOf({ "a.jpg": whole.subarray(0, whole.length / 2) })
  const proposal = post({ pictures: [{ reference: "a.jpg", path: "a.jpg" }], text: "Words.\n\n![A](a.jpg)\n" })
  const { taken } = await takeAll(place, [proposal], files)
  expect(taken[0]?.notes).toEqual([
    "The picture a.jpg is left out. This is not a picture that the site can read, or it is damaged or incomplete.",
  ])
})

inPlace("a post that the check would refuse is refused by name, and the others are taken", async (place) => {
  const bad = post({ title: "Bad", text: "[x](javascript:alert(1))\n" }, { title: "Bad" })
  const { taken, refused } = await takeAll(place, [bad, post()])
  expect(taken.map(({ name }) => name)).toEqual(["uberlastet-and-why"])
  expect(refused.map(({ candidate }) => candidate.proposal.title)).toEqual(["Bad"])
  expect(refused[0]?.reasons.join()).toContain("This kind of address does not fit here.")
})

test.each<[string, Partial<Proposal>]>([
  ["a post of the same title", { values: { title: "two teams, one rota " } }],
  ["a post of the same address", { values: { title: "Another", slug: "two-teams-one-rota" } }],
  ["a post whose title makes the same address", { values: { title: "Two teams: one rota" } }],
  ["a book of the same title", { kind: "book", values: { title: "Accelerate", author: "N. F." } }],
  [
    "an appearance at the same address",
    { kind: "media", values: { title: "Other", externalUrl: "https://exits.example/31" } },
  ],
])("what is there already is left as it is: %s", (_what, proposal) =>
  withPlace(async (place) => {
    await edit(place, "media.json", /"externalUrl": "[^"]*"/, '"externalUrl": "https://exits.example/31"')
    const { candidates, there } = await offered(place, [post(proposal)])
    expect([candidates.length, there.length]).toEqual([0, 1])
  }),
)

inPlace("a second run takes nothing, and what was deleted since comes again", async (place) => {
  await takeAll(place, [post()])
  expect(await offered(place, [post()])).toMatchObject({ candidates: [], there: [{ title: "Überlastet, and why" }] })
  const entries = await json(place, "posts.json")
  await writeFile(join(place.data, "posts.json"), JSON.stringify(entries.slice(0, -1)))
  await rm(join(place.data, "posts/uberlastet-and-why.md"))
  expect((await takeAll(place, [post()])).taken).toMatchObject([{ name: "uberlastet-and-why" }])
})

inPlace(
  "of two entries of one title in a source the first is taken, and the other is refused by name",
  async (place) => {
    const { taken, refused } = await takeAll(place, [post(), post({ text: "Others.\n" })])
    expect(taken).toHaveLength(1)
    expect(refused[0]?.reasons.join()).toMatch(
      /^Its title is that of a post that is there already, number \d of its list\.$/,
    )
  },
)

inPlace("a profile fills what the site does not say, and keeps what it says", async (place) => {
  const values = { name: "Another", intro: "What I do.", bio: ["Mine."] }
  const { taken } = await takeAll(place, [{ ...post(), kind: "site", values }])
  expect(await json(place, "pages/about.json")).toMatchObject({ intro: "What I do.", bio: ["I began in 2007."] })
  expect((await json(place, "site.json")).name).toBe("Ada North")
  expect(taken[0]?.notes).toEqual(["The site says these already, and keeps its own: name, bio."])
  expect(await offered(place, [{ ...post(), kind: "site", values }])).toMatchObject({ candidates: [], there: [{}] })
})

inPlace("a page that is left out is named once it has something to show", async (place) => {
  const book: Proposal = {
    kind: "book",
    title: "Rest",
    pictures: [],
    notes: [],
    values: { title: "Rest", author: "A. North", amazonUrl: "https://books.example.org/rest" },
  }
  expect((await takeAll(place, [book, post()])).leftOut).toEqual([])
  await edit(place, "site.json", "{", '{ "pagesOff": ["books", "media"],')
  const other = {
    ...book,
    title: "More",
    values: { title: "More", author: "A. North", amazonUrl: "https://books.example.org/more" },
  }
  expect((await takeAll(place, [other])).leftOut).toEqual(["books"])
})

test("with errors in the content nothing is imported", () =>
  withPlace(async (place) => {
    await edit(place, "site.json", '"role": "Fractional CTO",', "")
    await expect(takeAll(place, [post()])).rejects.toThrow("Fix this first")
  }))

inPlace(
  "links between posts lead to these, whichever comes first; to one that is not taken, to where it was, or nowhere",
  async (place) => {
    const former = "https://ada.example.org/second/"
    const links = `[one](${former}#part) [two](${fileAddress("b.md")}) [three](https://ada.example.org/three) [four](${fileAddress("d.md")})`
    const second = post({ title: "Second", addresses: [fileAddress("b.md"), former] }, { title: "Second" })
    const { taken } = await takeAll(place, [post({ text: `${links}\n` }), second])
    expect(await text(place, "posts/uberlastet-and-why.md")).toBe(
      "[one](/blog/second/) [two](/blog/second/) [three](https://ada.example.org/three) four\n",
    )
    expect(taken[0]?.notes).toEqual(["A link to a post that is not here is plain words now (“four”)."])
  },
)
