import { substack } from "../formats/substack"
import { substackArchive, substackColumns, substackPost, substackRow } from "./support/exports"
import { offered, onlyPost, sourceOf } from "./support/source"

const textOf = async (html: string) => (await onlyPost(substack, substackPost(html))).text?.trimEnd()

test("a published post becomes a post with its day", async () => {
  expect(await onlyPost(substack, substackPost("<p>Text.</p><h2>How</h2><p>More.</p>"))).toEqual({
    kind: "post",
    source: "substack:101",
    title: 'Two teams, "one" rota',
    values: { title: 'Two teams, "one" rota', excerpt: "On fairness.", date: "2024-03-02", slug: "fair-rota" },
    text: "Text.\n\n## How\n\nMore.\n",
    pictures: [],
    notes: [],
  })
})

test("a draft stays one", async () => {
  const draft = "102,,false,,,newsletter,everyone,Unfinished,,"
  expect((await onlyPost(substack, substackArchive([draft], { "102": "<p>Text.</p>" }))).values).toEqual({
    title: "Unfinished",
    draft: true,
  })
})

test("posts for paying readers are left out, and a sentence says so", async () => {
  const paid = "103.paid,2024-03-03T09:30:00.000Z,true,,,newsletter,only_paid,Paid,,"
  const founding = "104.gold,2024-03-03T09:30:00.000Z,true,,,newsletter,founding,Gold,,"
  const html = "<p>Text.</p>"
  const { proposals, told } = await offered(
    substack,
    substackArchive([substackRow, paid, founding], { "101.fair-rota": html, "103.paid": html, "104.gold": html }),
  )
  expect(proposals.map(({ source }) => source)).toEqual(["substack:101"])
  expect(told).toEqual(["2 posts for paying readers were left out."])
})

test("a post for subscribers says so", async () => {
  const post = await onlyPost(
    substack,
    substackArchive([substackRow.replace("everyone", "only_free")], { "101.fair-rota": "<p>Text.</p>" }),
  )
  expect(post.notes).toEqual(["In the source, only subscribers can read this post."])
})

test("threads are left out, and posts whose file is missing", async () => {
  const thread = "105.chat,2024-03-03T09:30:00.000Z,true,,,thread,everyone,Chat,,"
  const { proposals, told } = await offered(substack, substackArchive([substackRow, thread], {}))
  expect(proposals).toEqual([])
  expect(told).toEqual([
    "A thread or page was left out.",
    '"Two teams, "one" rota" was left out: the export has no file posts/101.fair-rota.html.',
  ])
})

test("the button that shares a post tells where it was", async () => {
  const button =
    '<p class="button-wrapper" data-attrs="{}"><a class="button primary" href="https://ada.substack.com/p/fair-rota?utm_source=substack&amp;utm_medium=email&amp;action=share"><span>Share</span></a></p>'
  const post = await onlyPost(substack, substackPost(`<p>Text.</p>${button}`))
  expect(post).toMatchObject({ text: "Text.\n", formerUrl: "https://ada.substack.com/p/fair-rota" })
})

test("what asks to subscribe is left out", async () => {
  const widget =
    '<div class="subscription-widget-wrap-editor" data-attrs="{}"><div class="subscription-widget show-subscribe"><div class="preamble"><p>Thanks for reading</p></div><form class="subscription-widget-subscribe"><input type="email"><input type="submit" value="Subscribe"></form></div></div>'
  expect(await textOf(`<p>One.</p>${widget}<p>Two.</p>`)).toBe("One.\n\nTwo.")
})

test("a picture is the original, with its caption", async () => {
  const html = `<div class="captioned-image-container"><figure><a class="image-link image2 is-viewable-img" href="https://substackcdn.com/image/fetch/x/https%3A%2F%2Fbucket.example.org%2Fa.png"><div class="image2-inset"><picture><source type="image/webp" srcset="https://substackcdn.com/w 424w"><img src="https://substackcdn.com/image/fetch/w_1456/a.png" width="1456" height="800" data-attrs="{&quot;src&quot;:&quot;https://bucket.example.org/a.png&quot;,&quot;alt&quot;:null}" class="sizing-normal" alt="Pages"></picture><div class="image-link-expand"><svg></svg></div></div></a><figcaption class="image-caption">Pages a day</figcaption></figure></div>`
  expect(await textOf(html)).toBe('![Pages](https://bucket.example.org/a.png "Pages a day")')
})

test("footnotes are footnotes", async () => {
  const html = `<p>One<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1" target="_self">1</a>.</p><div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number" contenteditable="false" target="_self">1</a><div class="footnote-content"><p>A note.</p></div></div>`
  expect(await textOf(html)).toBe("One[^1].\n\n[^1]: A note.")
})

test.each([
  [
    '<div class="digest-post-embed" data-attrs="{&quot;title&quot;:&quot;On teams&quot;,&quot;canonical_url&quot;:&quot;https://ada.substack.com/p/teams&quot;}"></div>',
    "[On teams](https://ada.substack.com/p/teams)",
  ],
  [
    '<div class="tweet" data-attrs="{&quot;url&quot;:&quot;https://x.com/a/1&quot;,&quot;full_text&quot;:&quot;So true&quot;,&quot;name&quot;:&quot;Ada&quot;}"></div>',
    "> So true\n>\n> [Ada](https://x.com/a/1)",
  ],
  ['<div class="pullquote"><p>Slow is smooth.</p></div>', "> Slow is smooth."],
  [
    '<div class="latex-rendered" data-attrs="{&quot;persistentExpression&quot;:&quot;x^2&quot;}"></div>',
    "```latex\nx^2\n```",
  ],
  [
    '<div class="image-gallery-embed" data-attrs="{&quot;gallery&quot;:{&quot;images&quot;:[{&quot;src&quot;:&quot;https://b.example.org/a.png&quot;}],&quot;caption&quot;:&quot;Days&quot;}}"></div>',
    "![Days](https://b.example.org/a.png)",
  ],
])("cards become plain: %s", async (html, markdown) => {
  expect(await textOf(html)).toBe(markdown)
})

test.each([
  [`${substackColumns}\n101.a,2024-01-01,true,,,newsletter,everyone,"Cut`, "it ends within quotation marks"],
  [`${substackColumns}\n101.a,2024-01-01\n`, "line 2 does not fit its columns"],
])("a list that is not whole is refused: %j", async (list, reason) => {
  const read = substack.read(sourceOf({ "posts.csv": list }))
  await expect(read).rejects.toThrow(
    `posts.csv is not whole: ${reason}. Ask Substack for a new export, and import that.`,
  )
})

test("a list without a column is refused", async () => {
  const read = substack.read(sourceOf({ "posts.csv": "post_id,title\n1.a,A\n" }))
  await expect(read).rejects.toThrow("posts.csv has no column post_date. Import the archive as Substack sent it.")
})
