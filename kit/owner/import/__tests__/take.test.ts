import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import type { Candidate, Proposal, SourceFiles, TakeOptions } from "../candidate"
import { flagAdvice } from "../command/command"
import { candidatesOf } from "../import"
import { redirectFormer } from "../take/redirects"
import { type ApplyOptions, applyProposals, type Outcome } from "../take/take"
import { postReference } from "../texts/post-links"
import { filesOf, post } from "./support/posts"
import { type Place, withPlace } from "./support/run-import"

const plain: TakeOptions = { fetchPictures: false, elsewhere: false, addTopics: false, advice: flagAdvice() }
const run = { signal: new AbortController().signal }

/** What is offered of these proposals. */
const offered = (
  { data }: Place,
  proposals: readonly Proposal[],
  wanted?: Parameters<typeof candidatesOf>[2],
  files: SourceFiles = filesOf(),
) => candidatesOf(data, [{ files, proposals }], wanted)

const takeCandidates = (
  { data }: Place,
  candidates: readonly Candidate[],
  options: Partial<TakeOptions> = {},
  review?: ApplyOptions["review"],
): Promise<Outcome> =>
  applyProposals(
    data,
    candidates.map((candidate) => ({ candidate, values: candidate.proposal.values })),
    { ...plain, ...options },
    review ? { ...run, review } : run,
  )

const takeAll = async (
  place: Place,
  proposals: readonly Proposal[],
  options: Partial<TakeOptions> = {},
  files?: SourceFiles,
) => takeCandidates(place, (await offered(place, proposals, {}, files)).candidates, options)

/** A test in a copy of the minimal content, in which the check finds no error afterwards. */
const inPlace = (use: (place: Place) => Promise<void>) => () =>
  withPlace(async (place) => {
    await use(place)
    expect(await place.check()).toEqual([])
  })

const json = async ({ data }: Place, file: string) => JSON.parse(await readFile(join(data, file), "utf8"))
const lastOf = async (place: Place, file = "posts.json") => (await json(place, file)).at(-1)
const text = ({ data }: Place, file: string) => readFile(join(data, file), "utf8")

const edit = async ({ data }: Place, file: string, from: string, to: string) =>
  writeFile(join(data, file), (await readFile(join(data, file), "utf8")).replace(from, to))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#357" } })
    .jpeg()
    .toBuffer()

test(
  "a post comes as a draft, with its day, its text and a slug",
  inPlace(async (place) => {
    await takeAll(place, [post()])
    expect(await lastOf(place)).toEqual({
      title: "Überlastet, and why",
      date: "2026-03-01",
      slug: "uberlastet-and-why",
      draft: true,
    })
    expect(await text(place, "posts/uberlastet-and-why.md")).toBe("The first words.\n\n## A heading\n\nThe others.\n")
  }),
)

test(
  "its slug is that of the site’s language, and never one that is taken",
  inPlace(async (place) => {
    await edit(place, "site.json", '"en-GB"', '"de"')
    const other = post({ source: "blog:2", title: "Two teams, one rota?" }, { title: "Two teams, one rota?" })
    await takeAll(place, [post(), other])
    const slugs = (await json(place, "posts.json")).map(({ slug }: { slug: string }) => slug)
    expect(slugs).toContain("ueberlastet-and-why")
    expect(slugs).toContain("two-teams-one-rota-2")
  }),
)

test(
  "everything else of a file keeps its bytes",
  inPlace(async (place) => {
    const before = await text(place, "posts.json")
    await takeAll(place, [post()])
    const after = await text(place, "posts.json")
    expect(after.startsWith(before.slice(0, before.lastIndexOf("\n]")))).toBe(true)
    await takeAll(place, [post({ source: "blog:2" }, { title: "Newer", date: "2026-10-01" })])
    expect((await text(place, "posts.json")).endsWith(after.slice(2))).toBe(true)
  }),
)

test(
  "its topics are the blog’s, however they are written, and others are left out",
  inPlace(async (place) => {
    const { taken } = await takeAll(place, [post({}, { categories: ["engineering", "Kites"] })])
    expect((await lastOf(place)).categories).toEqual(["Engineering"])
    expect(taken[0]?.notes).toEqual(["The blog has no topic “Kites”: left out. With --add-topics it gets them."])
  }),
)

test(
  "pictures at hand are copied, and others become links",
  inPlace(async (place) => {
    const pictures = [
      { reference: "a.jpg", path: "img/a.jpg" },
      { reference: "https://cdn.example.org/b.jpg", url: "https://cdn.example.org/b.jpg" },
      { reference: "top.jpg", path: "img/top.jpg" },
    ]
    const words = "Before.\n\n![A [chart]](a.jpg)\n\n![Another](https://cdn.example.org/b.jpg)\n\nAfter.\n"
    const files = filesOf({ "img/a.jpg": await picture(1400, 900), "img/top.jpg": await picture(1500, 1000) })
    const proposal = post({ pictures, text: words }, { imageUrl: "top.jpg" })
    const { taken } = await takeAll(place, [proposal], {}, files)
    expect(await text(place, "posts/uberlastet-and-why.md")).toBe(
      "Before.\n\n![A [chart]](../images/posts/uberlastet-and-why.jpg)\n\n[Another](https://cdn.example.org/b.jpg)\n\nAfter.\n",
    )
    expect((await lastOf(place)).imageUrl).toBe("images/posts/uberlastet-and-why-2.jpg")
    expect(taken[0]?.notes).toEqual([
      "The picture https://cdn.example.org/b.jpg is only on the web: it is left out. With --fetch-pictures it is fetched.",
    ])
  }),
)

test(
  "art of a podcast may be square, and is named if it is small",
  inPlace(async (place) => {
    const files = filesOf({ "art.jpg": await picture(1000, 1000) })
    const values = { title: "Art", type: "podcast", platform: "Runway", externalUrl: "https://runway.org/2" }
    const episode: Proposal = {
      ...post(),
      kind: "media",
      values: { ...values, imageUrl: "https://cdn.example.org/art.jpg" },
    }
    const pictures = [{ reference: "https://cdn.example.org/art.jpg", path: "art.jpg" }]
    const { taken } = await takeAll(place, [{ ...episode, pictures }], {}, files)
    expect((await lastOf(place, "media.json")).imageUrl).toBe("images/media/art.jpg")
    expect(taken[0]?.notes).toHaveLength(1)
    expect(taken[0]?.notes[0]).toMatch(
      /^The picture art\.jpg: This picture has 1000 × 1000 pixels; sharp screens can show/,
    )
  }),
)

test(
  "a damaged picture is left out, with a note",
  inPlace(async (place) => {
    const whole = await picture(1400, 900)
    const files = filesOf({ "a.jpg": whole.subarray(0, whole.length / 2) })
    const proposal = post({ pictures: [{ reference: "a.jpg", path: "a.jpg" }], text: "Words.\n\n![A](a.jpg)\n" })
    const { taken } = await takeAll(place, [proposal], {}, files)
    expect(taken[0]?.notes).toEqual(["The picture a.jpg is left out. This picture is damaged or incomplete."])
  }),
)

test(
  "a post that the check would refuse is refused by name, and the others are taken",
  inPlace(async (place) => {
    const bad = post({ source: "blog:2", title: "Bad", text: "[x](javascript:alert(1))\n" }, { title: "Bad" })
    const { taken, refused } = await takeAll(place, [bad, post()])
    expect(taken.map(({ name }) => name)).toEqual(["uberlastet-and-why"])
    expect(refused.map(({ candidate }) => candidate.proposal.title)).toEqual(["Bad"])
    expect(refused[0]?.reasons.join()).toContain("This address is a program or data, not a page.")
  }),
)

test(
  "what stands there is not taken twice",
  inPlace(async (place) => {
    const values = { title: "Accelerate", author: "N. Forsgren", amazonUrl: "https://www.example.org/a" }
    const { refused } = await takeAll(place, [{ ...post(), kind: "book", values, title: "Accelerate" }])
    expect(refused[0]?.reasons.join()).toBe("Its title is that of a book that is there already, number 1 of its list.")
  }),
)

test("an address that was made of the title is offered in the letters of the site’s language", () =>
  withPlace(async (place) => {
    await edit(place, "site.json", "en-GB", "de")
    const { candidates } = await offered(place, [post({}, { slug: "uberlastet-and-why" })])
    expect(candidates[0]?.proposal.values).toHaveProperty("slug", "ueberlastet-and-why")
  }))

test("a second run offers nothing, not even what has been deleted since", () =>
  withPlace(async (place) => {
    await takeAll(place, [post()])
    const entries = await json(place, "posts.json")
    await writeFile(join(place.data, "posts.json"), JSON.stringify(entries.slice(0, -1)))
    const proposal = post()
    expect(await offered(place, [proposal])).toMatchObject({ candidates: [], known: 1, kept: [] })
    expect((await offered(place, [proposal], { again: true })).candidates).toMatchObject([{ state: "new" }])
  }))

test(
  "what was left out can be had later, in the place of what was imported",
  inPlace(async (place) => {
    const proposal = post({}, { categories: ["Rotas"] })
    await takeAll(place, [proposal])
    expect(await offered(place, [proposal])).toMatchObject({ candidates: [], known: 1 })
    const { candidates } = await offered(place, [proposal], { parts: ["topics"] })
    expect(candidates).toMatchObject([{ state: "renewed" }])
    await takeCandidates(place, candidates, { addTopics: true })
    const entries = await json(place, "posts.json")
    expect(entries.filter(({ slug }: { slug: string }) => slug === "uberlastet-and-why")).toMatchObject([
      { categories: ["Rotas"] },
    ])
    expect(await offered(place, [proposal], { parts: ["topics"] })).toMatchObject({ candidates: [], known: 1 })
  }),
)

test(
  "an entry whose picture was not fetched is offered again to whoever wants pictures",
  inPlace(async (place) => {
    const address = "https://cdn.example.org/a.jpg"
    const proposal = post({ pictures: [{ reference: address, url: address }], text: `Words.\n\n![A](${address})\n` })
    await takeAll(place, [proposal])
    expect(await offered(place, [proposal], { parts: ["topics"] })).toMatchObject({ candidates: [], known: 1 })
    expect((await offered(place, [proposal], { parts: ["pictures"] })).candidates).toMatchObject([{ state: "renewed" }])
    // Published since, it can still be had.
    const published = (await json(place, "posts.json")).map(({ draft: _, ...each }: { draft: unknown }) => each)
    await writeFile(join(place.data, "posts.json"), JSON.stringify(published))
    expect((await offered(place, [proposal], { parts: ["pictures"] })).candidates).toHaveLength(1)
  }),
)

test(
  "what is wanted again takes its own place, and its pictures the same files",
  inPlace(async (place) => {
    const files = filesOf({ "a.jpg": await picture(1400, 900) })
    const proposal = post({ pictures: [{ reference: "a.jpg", path: "a.jpg" }], text: "Words.\n\n![A](a.jpg)\n" })
    await takeAll(place, [proposal], {}, files)
    const before = await json(place, "posts.json")
    const { candidates } = await offered(place, [proposal], { again: true }, files)
    const outcome = await takeCandidates(place, candidates)
    expect(outcome).toMatchObject({ refused: [], files: [] })
    expect(await json(place, "posts.json")).toEqual(before)
  }),
)

test(
  "what its source has changed replaces what was imported",
  inPlace(async (place) => {
    await takeAll(place, [post()])
    await takeAll(place, [post({ text: "Better words.\n" }, { excerpt: "Better." })])
    const entries = await json(place, "posts.json")
    expect(entries).toHaveLength(3)
    expect(entries.at(-1)).toMatchObject({ slug: "uberlastet-and-why", excerpt: "Better.", draft: true })
    expect(await text(place, "posts/uberlastet-and-why.md")).toBe("Better words.\n")
  }),
)

test(
  "what the owner has changed is not replaced",
  inPlace(async (place) => {
    await takeAll(place, [post()])
    await edit(place, "posts/uberlastet-and-why.md", "The others.", "My own.")
    const proposals = [post({ text: "Better words.\n" })]
    expect(await offered(place, proposals)).toMatchObject({ candidates: [], kept: proposals })
  }),
)

test(
  "a profile fills what the site does not say, and keeps what it says",
  inPlace(async (place) => {
    const values = { name: "Another", intro: "What I do.", bio: ["Mine."] }
    const { taken } = await takeAll(place, [{ ...post(), kind: "site", values }])
    expect(await json(place, "pages/about.json")).toMatchObject({ intro: "What I do.", bio: ["I began in 2007."] })
    expect((await json(place, "site.json")).name).toBe("Ada North")
    expect(taken[0]?.notes).toEqual(["The site says these already, and keeps its own: name, bio."])
    // Nothing of it was imported before.
    const profile = { ...post(), kind: "site" as const, source: "profile", values }
    expect(await offered(place, [profile])).toMatchObject({ candidates: [], known: 0, said: [{ source: "profile" }] })
  }),
)

test(
  "a page that is left out is named once it has something to show",
  inPlace(async (place) => {
    const book: Proposal = {
      kind: "book",
      source: "book:1",
      title: "Rest",
      pictures: [],
      notes: [],
      values: { title: "Rest", author: "A. North", amazonUrl: "https://books.example.org/rest" },
    }
    expect((await takeAll(place, [book, post()])).leftOut).toEqual([])
    await edit(place, "site.json", "{", '{ "pagesOff": ["books", "media"],')
    const other = { ...book, source: "book:2", title: "More", values: { ...book.values, title: "More" } }
    expect((await takeAll(place, [other])).leftOut).toEqual(["books"])
  }),
)

test("with errors in the content nothing is imported", () =>
  withPlace(async (place) => {
    await edit(place, "site.json", '"role": "Fractional CTO",', "")
    await expect(takeAll(place, [post()])).rejects.toThrow("Fix this first")
  }))

test(
  "posts that stay elsewhere are links",
  inPlace(async (place) => {
    await takeAll(place, [post({ formerUrl: "https://medium.example.org/p/1" })], { elsewhere: true })
    expect(await lastOf(place)).toMatchObject({ externalUrl: "https://medium.example.org/p/1" })
  }),
)

test(
  "links between posts lead to these, whichever comes first, and to former addresses where one is not taken",
  inPlace(async (place) => {
    const links = ["blog:2", "blog:3", "blog:4"].map(
      (source, index) =>
        `[${source}](${postReference(source, index === 1 ? "https://ada.example.org/three/" : undefined)})`,
    )
    const second = post({ source: "blog:2", title: "Second" }, { title: "Second" })
    const { taken } = await takeAll(place, [post({ text: `${links.join(" ")}\n` }), second])
    expect(await text(place, "posts/uberlastet-and-why.md")).toBe(
      "[blog:2](/blog/second/) [blog:3](https://ada.example.org/three/) blog:4\n",
    )
    expect(taken[0]?.notes).toEqual(["A link to a post that is not here is plain words now (“blog:4”)."])
    expect(await place.check()).toEqual([])
    const { candidates, kept } = await offered(place, [second])
    expect([candidates, kept]).toEqual([[], []])
  }),
)

test(
  "former addresses are redirected once their posts are published",
  inPlace(async (place) => {
    const elsewhere = post({ source: "blog:2", formerUrl: "https://other.example.org/x" }, { title: "Elsewhere" })
    const former = { formerUrl: "https://ada-north.org/2026/03/old", formerPaths: ["/older/"] }
    await takeAll(place, [post(former), elsewhere])
    const waiting = await redirectFormer(place.data, run)
    expect(waiting.added).toEqual([])
    expect(waiting.notes).toEqual([
      "/blog/uberlastet-and-why/ is not published yet. Run this again when it is.",
      "https://other.example.org/x is no address of https://www.ada-north.org: only its own host can redirect it.",
    ])
    const entries = await json(place, "posts.json")
    await writeFile(
      join(place.data, "posts.json"),
      JSON.stringify(entries.map(({ draft: _, ...each }: { draft: unknown }) => each)),
    )
    const { added } = await redirectFormer(place.data, run)
    expect(added).toEqual([
      { from: "/2026/03/old/", to: "/blog/uberlastet-and-why/" },
      { from: "/older/", to: "/blog/uberlastet-and-why/" },
    ])
    expect(await json(place, "redirects.json")).toEqual(added)
    expect(await place.check()).toEqual([])
    expect((await redirectFormer(place.data, run)).added).toEqual([])
  }),
)
