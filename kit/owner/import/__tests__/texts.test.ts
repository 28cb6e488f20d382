import { readFiles } from "../read-source"
import { sourceOf } from "./support/source"

/** @returns what is read of these files, and what is said of the others */
const read = (contents: Readonly<Record<string, string>>) => readFiles(sourceOf(contents))

/** @returns the only post of these files */
async function postIn(contents: Readonly<Record<string, string>>) {
  const { proposals } = await read(contents)
  expect(proposals).toHaveLength(1)
  return proposals[0]
}

const story = `<html><head><title>Two teams, one rota</title></head><body><article class="h-entry">
<header><h1 class="p-name">Two teams, one rota</h1></header>
<section data-field="subtitle" class="p-summary">How it became fair.</section>
<section data-field="body" class="e-content"><h3>Two teams, one rota</h3><p>The first words.</p></section>
<footer><p>By <a class="p-author" href="https://m.example.org/@me">Me</a> on <time class="dt-published" datetime="2021-05-03T09:00:00.000Z">May 3</time>.</p>
<p><a href="https://m.example.org/p/1" class="p-canonical">Canonical link</a></p></footer></article></body></html>`

const article = `<html><head><title>A rota</title></head><body><img src="https://m.example.org/a.png" alt="A"/>
<h1><a href="https://www.linkedin.com/pulse/rota">A rota</a></h1><p class="created">Created on 2021-05-02 10:00</p>
<p class="published">Published on 2021-05-03 08:12</p><div><p>Words.</p></div></body></html>`

test("a text in Markdown is a post, with what its front matter says", async () => {
  const text = `---
title: Two teams, one rota
date: 2024-03-02T23:30:00-05:00
description: How on-call became fair.
slug: one-rota
Tags: [On-call, on-call, Teams]
cover: { image: /img/cover.png }
---
# Two teams, one rota

See [the other](other.md).
`
  expect(await postIn({ "posts/rota.md": text, "static/img/cover.png": "" })).toMatchObject({
    kind: "post",
    title: "Two teams, one rota",
    values: {
      title: "Two teams, one rota",
      date: "2024-03-02",
      excerpt: "How on-call became fair.",
      slug: "one-rota",
      categories: ["on-call", "Teams"].map((topic) => (topic === "Teams" ? topic : "on-call")),
      imageUrl: "/img/cover.png",
    },
    text: "See [the other](https://post.invalid/posts/other.md).\n",
    pictures: [{ reference: "/img/cover.png", path: "static/img/cover.png" }],
    addresses: ["https://post.invalid/posts/rota.md"],
    notes: [],
  })
})

test("a story as Medium exports it is a post, with what the page says", async () => {
  expect(await postIn({ "posts/2021-05-03_Two-teams--one-rota-1a2b.html": story })).toMatchObject({
    values: { title: "Two teams, one rota", excerpt: "How it became fair.", date: "2021-05-03" },
    text: "The first words.\n",
    addresses: [expect.anything(), "https://m.example.org/p/1"],
  })
})

test("an article as LinkedIn exports it is a post", async () => {
  expect(await postIn({ "Articles/a.html": article })).toMatchObject({
    values: { title: "A rota", date: "2021-05-03" },
    text: "![A](https://m.example.org/a.png)\n\nWords.\n",
  })
})

test("a post without a title, as Substack exports it, is called by its file, and a note says so", async () => {
  expect(await postIn({ "posts/166123.two-teams.html": "<p>Words.</p>" })).toMatchObject({
    values: { title: "Two teams" },
    notes: [expect.stringMatching(/^The source has no title/)],
  })
})

test("a day and a slug may stand in the name of the file, or of its folder", async () => {
  expect(await postIn({ "_posts/2024-01-02-hello.md": "---\ntitle: It is on\n---\nText." })).toMatchObject({
    values: { title: "It is on", date: "2024-01-02", slug: "hello" },
  })
  expect(await postIn({ "posts/hello/index.md": "---\ntitle: It is on\n---\nText." })).toMatchObject({
    values: { slug: "hello" },
  })
})

test("a day that is to come is that on which the post is published here", async () => {
  const year = new Date().getFullYear() + 1
  const { values } = (await postIn({ "a.md": `---\ntitle: A\ndate: ${year}-05-03\n---\nText.` })) ?? {}
  expect(values).toEqual({ title: "A", publishOn: `${year}-05-03` })
})

test.each([
  ["posts/a/index.md", "chart.png", "posts/a/chart.png"],
  ["content/posts/a.md", "/img/my%20chart.png", "static/img/my chart.png"],
  ["_posts/2024-01-02-a.md", "../assets/chart.png", "assets/chart.png"],
])("pictures are found wherever a path may begin: %s, %s", async (path, written, file) => {
  expect(await postIn({ [path]: `---\ntitle: A\n---\n![A](${written} "Words")`, [file]: "" })).toMatchObject({
    text: `![A](${written} "Words")\n`,
    pictures: [{ reference: written, path: file }],
  })
})

test("a picture that nobody has is left out, and a note says so", async () => {
  expect(await postIn({ "a.md": "---\ntitle: A\n---\nText.\n\n![A](../../../etc/gone.png)" })).toMatchObject({
    text: "Text.\n",
    pictures: [],
    notes: ["A picture was left out: its file is not in the source (“../../../etc/gone.png: A”)."],
  })
})

test.each([
  ["---\ntitle: A\nText.", "its front matter has no end"],
  ["---\ntitle: [A\n---\nText.", "line 3 is not valid YAML"],
  ["+++\ntitle = 1\n+++\nText.", "its front matter is in TOML"],
  ["---\n- A\n---\nText.", "its front matter is not a list of names and values"],
])("front matter that cannot be read is named with its file: %j", async (text, why) => {
  await expect(read({ "posts/a.md": text })).rejects.toThrow(`posts/a.md: ${why}`)
})

test("of a site only its folder of posts is read, and the rest is named", async () => {
  const post = "---\ntitle: A\n---\nText."
  const { proposals, sentences } = await read({
    "site/content/posts/a.md": post,
    "site/content/about.md": post,
    "site/README.md": "# Site",
    "site/themes/x/posts/b.md": post,
    "site/logo.png": "",
  })
  expect(proposals.map(({ addresses }) => addresses)).toEqual([["https://post.invalid/site/content/posts/a.md"]])
  expect(sentences).toEqual(["Not read: “site/content/about.md”, “site/README.md”, “site/themes/x/posts/b.md”."])
})

test("a text without words is named", async () => {
  const { proposals, sentences } = await read({ "a.md": "# A\n\nText.", "b.md": "---\ntitle: B\n---\n" })
  expect([proposals.length, sentences]).toEqual([1, ["b.md was left out: there is no text in it."]])
})
