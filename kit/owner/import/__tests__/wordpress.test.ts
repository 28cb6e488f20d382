import { wordpress } from "../formats/wordpress"
import { item, wxr } from "./support/exports"
import { offered, onlyPost, sourceOf } from "./support/source"

const attachment = (id: number, address: string) =>
  item({
    id,
    type: "attachment",
    status: "inherit",
    more: `<wp:post_parent>12</wp:post_parent><wp:attachment_url><![CDATA[${address}]]></wp:attachment_url>`,
  })

const name = "ada.WordPress.2024-04-01.xml"
const only = (...items: readonly string[]) => onlyPost(wordpress, { [name]: wxr(...items) })
const textOf = async (content: string, ...others: readonly string[]) =>
  (await only(item({ content }), ...others)).text?.trimEnd()

test("a published post becomes a post with the day that its readers saw, its topics and its former address", async () => {
  const more = `<category domain="category" nicename="teams"><![CDATA[Teams &amp; people]]></category>
    <category domain="post_tag" nicename="on-call"><![CDATA[On-call]]></category>
    <category domain="category" nicename="uncategorized"><![CDATA[Uncategorised]]></category>
    <category domain="post_format" nicename="post-format-aside"><![CDATA[Aside]]></category>
    <wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[31]]></wp:meta_value></wp:postmeta>
    <wp:comment><wp:comment_id>5</wp:comment_id><wp:comment_content><![CDATA[Great]]></wp:comment_content></wp:comment>`
  const cover = "https://ada.example.org/uploads/cover.png"
  expect(await only(item({ title: "Two &amp; <em>more</em>", more }), attachment(31, cover))).toEqual({
    kind: "post",
    source: "https://ada.example.org/?p=12",
    title: "Two & more",
    values: {
      title: "Two & more",
      date: "2024-03-03",
      imageUrl: cover,
      slug: "two-teams",
      categories: ["Teams & people", "On-call"],
    },
    text: "Text.\n",
    pictures: [{ reference: cover, url: cover }],
    formerUrl: "https://ada.example.org/2024/03/two-teams/",
    notes: [],
  })
})

test("a draft stays one, without a day or an address", async () => {
  const post = await only(item({ status: "draft" }))
  expect(post.values).toEqual({ title: "Two teams", slug: "two-teams", draft: true })
  expect(post.formerUrl).toBeUndefined()
})

test("a post that is planned keeps the day of its publication", async () => {
  expect((await only(item({ status: "future" }))).values).toEqual({
    title: "Two teams",
    slug: "two-teams",
    publishOn: "2024-03-03",
  })
})

test("pages, private and protected posts are left out, and sentences say so", async () => {
  const locked = item({}).replace("<wp:post_password><![CDATA[]]>", "<wp:post_password><![CDATA[secret]]>")
  const items = [
    item({}),
    item({ type: "page" }),
    item({ status: "private" }),
    locked,
    item({ status: "trash" }),
    item({ type: "nav_menu_item" }),
  ]
  const { proposals, told } = await offered(wordpress, { [name]: wxr(...items) })
  expect(proposals).toHaveLength(1)
  expect(told).toEqual(["3 private, protected or deleted posts were left out.", "A page was left out."])
})

test("with several authors, each post says whose it is", async () => {
  const { proposals } = await offered(wordpress, { [name]: wxr(item({}), item({ id: 13, creator: "bo" })) })
  expect(proposals.map(({ notes }) => notes)).toEqual([
    ["In the source, this post is by Ada Byron. This site names its owner as the author of all posts."],
    ["In the source, this post is by Bo Ek. This site names its owner as the author of all posts."],
  ])
})

test("an export in several files is one", async () => {
  const { proposals } = await offered(wordpress, { "a/1.xml": wxr(item({})), "a/2.xml": wxr(item({ id: 13 })) })
  expect(proposals.map(({ source }) => source)).toEqual([
    "https://ada.example.org/?p=12",
    "https://ada.example.org/?p=13",
  ])
})

test("what the classic editor wrote gets its paragraphs and line breaks", async () => {
  expect(
    await textOf("One\ntwo\n\n<h3>How</h3>\nThree\n\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<pre>x\n\ny</pre>"),
  ).toBe("One\\\ntwo\n\n## How\n\nThree\n\n- a\n- b\n\n```text\nx\n\ny\n```")
})

test("what the block editor wrote has no trace of its blocks", async () => {
  const content = `<!-- wp:paragraph -->
<p>One</p>
<!-- /wp:paragraph -->

<!-- wp:code -->
<pre class="wp-block-code"><code>[b] &lt;i&gt;</code></pre>
<!-- /wp:code -->

<!-- wp:embed {"url":"https://youtu.be/x"} -->
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://youtu.be/x
</div><figcaption>A film</figcaption></figure>
<!-- /wp:embed -->

<!-- wp:gallery --><figure class="wp-block-gallery"><!-- wp:image {"id":31} --><figure class="wp-block-image"><img src="https://ada.example.org/a-300x200.png" alt="A"/><figcaption>Words</figcaption></figure><!-- /wp:image --></figure><!-- /wp:gallery -->`
  expect(await textOf(content, attachment(31, "https://ada.example.org/a.png"))).toBe(
    'One\n\n```text\n[b] <i>\n```\n\n<https://youtu.be/x>\n\nA film\n\n![A](https://ada.example.org/a.png "Words")',
  )
})

test("footnotes of the block editor are footnotes", async () => {
  const content =
    '<!-- wp:paragraph --><p>One<sup data-fn="ab" class="fn"><a href="#ab" id="ab-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->'
  const notes = JSON.stringify([{ id: "ab", content: "A <em>note</em>." }])
  const more = `<wp:postmeta><wp:meta_key><![CDATA[footnotes]]></wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value></wp:postmeta>`
  expect((await only(item({ content, more }))).text).toBe("One[^1]\n\n[^1]: A *note*.\n")
})

test.each([
  [
    '[caption id="a" width="300"]<a href="https://ada.example.org/a.png"><img src="https://ada.example.org/a.png" alt="A" /></a> Words[/caption]',
    '![A](https://ada.example.org/a.png "Words")',
  ],
  ['[gallery ids="31,99"]', "![a](https://ada.example.org/a.png)"],
  ["[gallery]", "![a](https://ada.example.org/a.png)"],
  ["[embed]https://youtu.be/x[/embed]", "<https://youtu.be/x>"],
  ['[audio mp3="https://ada.example.org/a.mp3"][/audio]', "<https://ada.example.org/a.mp3>"],
  ['[sourcecode language="php"]\n$a = [1];\n\n$b[0];\n[/sourcecode]', "```php\n$a = [1];\n\n$b[0];\n```"],
  ["He said [sic] so, [[gallery]]", "He said \\[sic] so, \\[gallery]"],
  ["<code>[a b=1]</code>", "`[a b=1]`"],
])("shortcodes become what they stand for: %s", async (content, markdown) => {
  expect(await textOf(content, attachment(31, "https://ada.example.org/a.png"))).toBe(markdown)
})

test("other shortcodes are left out, and a note names each", async () => {
  const post = await only(
    item({ content: '[vc_row][note kind="tip"]Mind this.[/note][/vc_row]\n\n[contact-form-7 id="1"]' }),
  )
  expect(post.text).toBe("Mind this.\n")
  expect(post.notes).toEqual([
    '3 shortcodes were left out; look at where they were (“[vc_row]”, “[note kind="tip"]”, “[contact-form-7 id="1"]”).',
  ])
})

test("a file that is cut off is refused", async () => {
  const whole = wxr(item({}), item({}))
  const read = wordpress.read(sourceOf({ [name]: whole.slice(0, -200) }))
  await expect(read).rejects.toThrow(`${name} is not whole: its end is missing.`)
})

test("other RSS is something else", async () => {
  expect(await wordpress.recognizes(sourceOf({ "feed.xml": '<rss version="2.0"><channel></channel></rss>' }))).toBe(
    false,
  )
})
