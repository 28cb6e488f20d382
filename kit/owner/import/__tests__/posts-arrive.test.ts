import { ghost } from "../formats/ghost"
import { linkedInArchive } from "../formats/linkedin"
import { markdownFolder } from "../formats/markdown-folder"
import { medium } from "../formats/medium"
import { substack } from "../formats/substack"
import { wordpress } from "../formats/wordpress"
import { htmlToMarkdown } from "../html-to-markdown"
import { placePostLinks } from "../texts/post-links"
import {
  database,
  ghostPost,
  item,
  linkedInArticle,
  markdownPost,
  mediumStory,
  substackArchive,
  substackPost,
  substackRow,
  wxr,
} from "./support/exports"
import { offered, onlyPost } from "./support/source"

/** A post of each format with a text, and what is said of it. */
const posts = {
  linkedIn: (body: string, head = "") => onlyPost(linkedInArchive, linkedInArticle(body, head)),
  medium: (body: string) => onlyPost(medium, mediumStory(body)),
  substack: (html: string) => onlyPost(substack, substackPost(html)),
  ghost: (changes: object) => onlyPost(ghost, { "ada.json": database([{ ...ghostPost, ...changes }]) }),
  wordpress: (content: string, more = {}) => onlyPost(wordpress, { "ada.xml": wxr(item({ content, ...more })) }),
  markdown: (body: string, settings = "") => onlyPost(markdownFolder, markdownPost(body, settings)),
}

/** How a post reads once its links are placed: those to `known` posts lead to them. */
const read = (text = "", known: readonly string[] = []) =>
  placePostLinks(text, (source) => (known.includes(source) ? `/blog/${source}/` : undefined)).text.trimEnd()

const data = (values: object) => JSON.stringify(values).replaceAll('"', "&quot;")

describe("an article of LinkedIn’s", () => {
  const cover = '<img src="https://media.licdn.com/dms/image/v2/D4/article-cover_image/0/17000?e=1&v=beta">'

  test("begins with its text: the cover is its main picture, and its title goes wherever it stands", async () => {
    const post = await posts.linkedIn("<p>Nobody does.</p>", cover)
    expect(post).toMatchObject({
      title: "Wer hält den Plan",
      text: "Nobody does.\n",
      values: { imageUrl: "https://media.licdn.com/dms/image/v2/D4/article-cover_image/0/17000?e=1&v=beta" },
    })
  })

  test("with nothing but a cover is no post, and named", async () => {
    const { proposals, told } = await offered(linkedInArchive, linkedInArticle("<p>&nbsp;</p>", cover, "Untitled"))
    expect(proposals).toEqual([])
    expect(told).toEqual(["Articles/Articles/plan.html was left out: there is no text in it."])
  })

  test("gets its address from its title, not from the platform’s with author and number", async () => {
    expect((await posts.linkedIn("<p>Text.</p>")).values).not.toHaveProperty("slug")
  })
})

test("an address with encoded letters is decoded before it is shortened", async () => {
  const story = mediumStory("<p>Text.</p>", "https://medium.com/@ada/wer-h%C3%A4lt-den-plan-0123456789ab")
  expect((await onlyPost(medium, story)).values.slug).toBe("wer-halt-den-plan")
})

describe("of Substack", () => {
  test.each([
    [
      "the name of somebody who is mentioned",
      `<p>With <span class="mention-wrap" data-attrs="${data({ name: "Bo Ek", id: 1, type: "user", url: null })}"></span>.</p>`,
      "With Bo Ek.",
    ],
    [
      "a button of the author’s",
      `<p class="button-wrapper" data-attrs="${data({ url: "https://cal.example.org/ada" })}"><a class="button primary" href="https://cal.example.org/ada"><span>Book a call</span></a></p>`,
      "[Book a call](https://cal.example.org/ada)",
    ],
    [
      "the words of a note",
      `<div class="comment" data-attrs="${data({ commentId: 7, comment: { body: "So true", name: "Bo Ek" } })}"></div>`,
      "> So true\n>\n> [Bo Ek](https://substack.com/note/c-7)",
    ],
    [
      "the name of a file",
      '<div class="file-embed-wrapper"><div class="file-embed-details"><div class="file-embed-details-h1">Plan</div></div><a class="file-embed-button wide" href="https://a.example.org/plan.pdf"><span>Download</span></a></div>',
      "[Plan](https://a.example.org/plan.pdf)",
    ],
  ])("%s stays", async (_, html, text) => {
    expect((await posts.substack(html)).text?.trimEnd()).toBe(text)
  })

  test("the editor’s labels, and what asks to subscribe, go and are named", async () => {
    const post = await posts.substack(
      '<div><label class="hide-text">Text within this block</label><pre>a  b</pre></div><p class="button-wrapper"><a href="https://ada.substack.com/subscribe?"><span>Subscribe now</span></a></p>',
    )
    expect(post.text).toBe("```text\na  b\n```\n")
    expect(post.notes).toEqual([
      "2 parts of the pages around the text were left out (“Subscribe now”, “Text within this block”).",
    ])
  })
})

describe("a picture is found", () => {
  test.each([
    ["with its letters taken apart by macOS", "![A](Übersicht.png)", "posts/U\u0308bersicht.png"],
    ["percent-encoded in the text", "![A](%C3%9Cbersicht%20neu.png)", "posts/Übersicht neu.png"],
    ["percent-encoded in the archive", "![A](<my chart.png>)", "posts/my%20chart.png"],
    ["in other capitals", "![A](chart.jpg)", "posts/Chart.JPG"],
    ["with Windows’ slashes", "![A](img\\\\chart.png)", "posts/img/chart.png"],
    ["by its name alone, as in Obsidian", "![[chart.png|300]]", "attachments/chart.png"],
  ])("%s", async (_, body, file) => {
    const post = await onlyPost(markdownFolder, { ...markdownPost(body), [file]: "" })
    expect(post.pictures.map(({ path }) => path)).toEqual([file])
  })

  test("as a main picture too, or is named", async () => {
    const files = { ...markdownPost("Text.", "cover: Umschlag.jpg"), "posts/umschlag.JPG": "" }
    expect((await onlyPost(markdownFolder, files)).pictures).toMatchObject([{ path: "posts/umschlag.JPG" }])
    expect((await posts.markdown("Text.", "cover: gone.jpg")).notes).toEqual([
      "Its main picture, gone.jpg, was left out: there is no such file in the source.",
    ])
  })
})

describe("of Ghost", () => {
  const elsewhere = { canonical_url: "https://other.example.org/two-teams/" }

  test("own links do not become those of the site on which it appeared first", async () => {
    const html = '<p>See <a href="__GHOST_URL__/about/">who</a>.</p>'
    const post = await posts.ghost({ ...elsewhere, html })
    expect(post.text).toBe("See who.\n")
    expect(post.notes).toEqual(["A link whose address does not work on another site is plain words now (“/about/”)."])
  })

  test("a recording in its own folders is named, not shown as a path", async () => {
    const html =
      '<p>Text.</p><div class="kg-card kg-audio-card"><div class="kg-audio-player-container"><audio src="__GHOST_URL__/content/media/a.mp3"></audio><div class="kg-audio-title">Episode</div><div class="kg-audio-player"><span>1×</span></div></div></div>'
    const post = await posts.ghost({ html })
    expect(post.text).toBe("Text.\n\nEpisode\n")
    expect(post.notes).toEqual([
      "A recording was left out, since nothing says where it is on the web (“/content/media/a.mp3”).",
    ])
  })
})

describe("links between posts lead to what they become here", () => {
  test.each([
    ["{{< ref >}} of Hugo", '[Next]({{< ref "zweiter.md" >}})', "posts/zweiter.md"],
    ["{{< relref >}} of Hugo", '[Next]({{% relref "/posts/zweiter#part" %}})', "posts/zweiter.md"],
    ["{% post_url %} of Jekyll", "[Next]({% post_url 2024-01-02-zweiter %})", "_posts/2024-01-02-zweiter.md"],
    ["{% link %} of Jekyll", "[Next]({% link _posts/2024-01-02-zweiter.md %})", "_posts/2024-01-02-zweiter.md"],
    ["the path of a page", "[Next](/posts/zweiter/)", "posts/zweiter.md"],
    ["a file beside it", "[Next](./zweiter.md)", "posts/zweiter.md"],
    ["[[…]] of Obsidian", "[[Zweiter|Next]]", "posts/zweiter.md"],
    ["a former address", "[Next](/alt/)", "posts/zweiter.md"],
  ])("%s", async (_, body, second) => {
    const files = {
      ...markdownPost(body),
      "config.toml": "",
      [second]: "---\ntitle: Zweiter\naliases: [/alt/]\n---\nText.",
    }
    const { proposals } = await offered(markdownFolder, files)
    const [first] = proposals.filter(({ title }) => title === "A")
    expect(read(first?.text, [second])).toBe(`[Next](/blog/${second}/)`)
  })

  test("of Substack, WordPress and Medium by their addresses", async () => {
    const second = "102.zweiter,2024-03-03T09:30:00.000Z,true,,,newsletter,everyone,Zweiter,,"
    const two = substackArchive([substackRow, second], {
      "101.fair-rota":
        '<p><a href="https://ada.substack.com/p/zweiter">Next</a> <a href="https://ada.substack.com/p/fair-rota?action=share">Share</a></p>',
      "102.zweiter": "<p>Text.</p>",
    })
    expect(read((await offered(substack, two)).proposals[0]?.text, ["substack:102"])).toContain(
      "[Next](/blog/substack:102/)",
    )
    const items = [
      item({ content: '<a href="https://ada.example.org/?p=13">Next</a>' }),
      item({ id: 13, link: "https://ada.example.org/b/" }),
    ]
    const guid = "https://ada.example.org/?p=13"
    expect(read((await offered(wordpress, { "a.xml": wxr(...items) })).proposals[0]?.text, [guid])).toBe(
      `[Next](/blog/${guid}/)`,
    )
  })
})

test("former addresses are kept for redirects", async () => {
  const settings = 'permalink: /2019/hallo/\naliases: ["/alt/", "Other name"]\nredirect_from: /aelter/'
  const post = await posts.markdown("Text.", settings)
  expect(post.formerPaths).toEqual(["/2019/hallo/", "/alt/", "/aelter/"])
  expect(post.values.slug).toBe("hallo")
})

test.each([
  ["Jekyll’s own pattern", "_posts/2024-01-02-a.md", {}, "/teams/2024/01/02/a.html"],
  ["Jekyll’s settings", "_posts/2024-01-02-a.md", { "_config.yml": "permalink: /:year/:title/" }, "/2024/a/"],
  ["Hugo’s folders", "content/posts/a/index.md", {}, "/posts/a/"],
  ["Hugo’s settings", "content/posts/a.md", { "hugo.toml": '[permalinks]\nposts = "/:year/:slug/"' }, "/2024/a/"],
])("a former address follows from %s", async (_, path, others, address) => {
  const text = "---\ntitle: A\ndate: 2024-01-02\ncategories: [Teams]\n---\nText."
  expect((await onlyPost(markdownFolder, { [path]: text, ...others })).formerPaths).toEqual([address])
})

describe("nothing is lost without a word", () => {
  test("a post in HTML with front matter", async () => {
    const files = {
      "_posts/2024-01-02-b.html": "---\ntitle: B\n---\n<p>Text <b>here</b>.</p>{% comment %}private{% endcomment %}",
    }
    expect(await onlyPost(markdownFolder, files)).toMatchObject({
      title: "B",
      text: "Text **here**.\n",
      values: { date: "2024-01-02" },
    })
  })

  test("types of a theme, and comments, are named", async () => {
    const more = "<wp:comment><wp:comment_id>5</wp:comment_id></wp:comment>"
    const { told } = await offered(wordpress, {
      "a.xml": wxr(
        item({ more }),
        item({ id: 20, type: "case-study", title: "Bank" }),
        item({ id: 21, type: "nav_menu_item" }),
      ),
    })
    expect(told).toEqual([
      "Left out, since their type “case-study” is none of WordPress’s own: “Bank”.",
      "A comment was left out.",
    ])
  })

  test("a post of another site that a script would have shown is a link", async () => {
    const quote = (inner: string) =>
      `<figure><blockquote class="twitter-tweet">${inner}</blockquote><script src="https://platform.twitter.com/widgets.js"></script></figure>`
    const link = '<a href="https://twitter.com/ada/status/1">May 1</a>'
    expect(htmlToMarkdown(quote('<a href="https://twitter.com/ada/status/1"></a>')).markdown).toBe(
      "<https://twitter.com/ada/status/1>\n",
    )
    expect(htmlToMarkdown(quote(`<p>So true</p>— Ada ${link}`)).markdown).toBe(
      "> So true\n>\n> — Ada [May 1](https://twitter.com/ada/status/1)\n",
    )
  })

  test.each([
    ["a day that is to come is the one on which it is published", "date: 2999-01-02", { publishOn: "2999-01-02" }],
    ["a day on which Hugo publishes", "date: 2024-01-02\npublishDate: 2999-01-02", { publishOn: "2999-01-02" }],
  ])("%s", async (_, settings, values) => {
    expect((await posts.markdown("Text.", settings)).values).toMatchObject(values)
  })

  test("the words of a block that is made when its page is shown", async () => {
    const post = await posts.wordpress(
      '<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph --><!-- wp:acf/quote {"data":{"words":"So true","_words":"field_1"},"align":"full"} /-->',
    )
    expect(post.notes).toEqual(["A shortcode was left out; look at where it was (“acf/quote: So true”)."])
  })
})

describe("what other programs write is understood, or left out and named", () => {
  test.each<[string, string, string, RegExp?]>([
    ["an embed of Hashnode’s", "%[https://youtu.be/x]", "<https://youtu.be/x>", /embedded/],
    ["one within a sentence", "See %[https://youtu.be/x] now", "See <https://youtu.be/x> now"],
    ["a widget of Hashnode’s", "Text.\n\n%%[subscribe]", "Text.", /%%\[subscribe\]/],
    ["a link in double brackets", "See [[Some page]].", "See Some page.", /Some%20page/],
    ["a comment of Obsidian’s", "One %%secret%% two", "One two", /comment that readers did not see/],
    [
      "one over several lines, with code in it",
      "One\n\n%%\nsecret `code`\n\n```js\nsecret\n```\n%%\n\nTwo",
      "One\n\nTwo",
      /comment/,
    ],
    ["one that nothing ends", "One\n\n%%\nsecret\n\nmore", "One", /comment/],
    ["a comment of Jekyll’s", "One\n\n{% comment %}\nsecret\n{% endcomment %}\n\nTwo", "One\n\nTwo", /comment/],
    ["a comment of Hugo’s", "One {{/* secret */}} two", "One two", /comment/],
    ["a comment of HTML’s, over paragraphs", "One <!-- secret\n\nmore --> two", "One two", /comment/],
    [
      "a comment of one word",
      "One %%secret%% <!--more--> two",
      "One two",
      /^A comment that readers did not see was left out\.$/,
    ],
    ["signs of a comment in code", "`a %% b` and `c %% d`", "`a %% b` and `c %% d`"],
    ["Kramdown’s contents", "* TOC\n{:toc}\n\nText.", "Text.", /table of contents/],
    ["contents in brackets", "[TOC]\n\nText.", "Text.", /table of contents/],
    ["a query of Obsidian’s", "Text.\n\n```dataview\nLIST\n```", "Text.", /dataview LIST/],
    [
      "a link to a heading in double brackets",
      "See [[#The part]].\n\n## The part",
      "See [The part](#the-part).\n\n## The part",
    ],
    ["a box of Obsidian’s", "> [!warning]- Mind this\n> Words.", "> **Mind this**\n>\n> Words."],
    ["a box between colons", ":::tip[Mind this]\nWords.\n:::", "**Mind this**\n\nWords."],
    ["a highlight", "A ==bold== word", "A *bold* word"],
    ["a note within the text", "Text^[A note.].", "Text[^1].\n\n[^1]: A note."],
    ["a formula", "$$\nx^2\n$$", "```latex\nx^2\n```"],
    ["what opens with a click, of dev.to", "{% details More %}\nWords.\n{% enddetails %}", "**More**\n\nWords."],
    ["an embed of dev.to’s", "{% embed https://example.org/a %}", "<https://example.org/a>", /embedded/],
    [
      "a post of Twitter’s by its number",
      '{{< tweet user="ada" id="123" >}}',
      "<https://twitter.com/i/status/123>",
      /embedded/,
    ],
    ["an abbreviation’s meaning", "HTML.\n\n*[HTML]: Hypertext", "HTML.", /Hypertext/],
    [
      "a shortcode that is shown",
      "Write {{</* ref */>}} or `{{</* ref */>}}`.",
      "Write \\{{< ref >}} or `{{< ref >}}`.",
    ],
    ["code that shows tags", "{% raw %}{{ page.title }}{% endraw %}", "\\{{ page.title }}"],
  ])("%s", async (_, body, text, ...said) => {
    const post = await posts.markdown(body)
    expect(read(post.text)).toBe(text)
    for (const each of said) expect(post.notes.join()).toMatch(each ?? "")
    expect(`${post.text}${post.notes}`).not.toContain("secret")
  })

  test.each<[string, string, string, RegExp?]>([
    ["a post of Twitter’s by its number", "[tweet 1234567]", "<https://twitter.com/i/status/1234567>"],
    ["a shortcode without parameters", "See [ListeHerunterladen] there.", "See there.", /\[ListeHerunterladen\]/],
    ["one that is a paragraph", "One\n\n[gallery-of-teams]\n\nTwo", "One\n\nTwo", /\[gallery-of-teams\]/],
    ["a footnote in a sentence", "One[footnote]A note.[/footnote] two.", "One[^1] two.\n\n[^1]: A note."],
    [
      "lines below a heading",
      "<h3>A</h3>\nOne\ntwo\n<blockquote>Three\nfour</blockquote>",
      "## A\n\nOne\\\ntwo\n\n> Three\\\n> four",
    ],
    ["the word footnote", "Write [footnote] here.", "Write \\[footnote] here."],
  ])("of WordPress, %s", async (_, content, text, ...said) => {
    const post = await posts.wordpress(content)
    expect(post.text?.trimEnd()).toBe(text)
    for (const each of said) expect(post.notes.join()).toMatch(each ?? "")
  })
})

describe("a text is as a reader saw it", () => {
  test.each([
    [
      "the alignment of cells",
      '<table><tr><th>A</th><th style="text-align: right">B</th></tr><tr><td>1</td><td class="has-text-align-right">2</td></tr></table>',
      "| A | B |\n| - | -: |\n| 1 | 2 |",
    ],
    [
      "a redirect of a platform’s",
      '<a href="https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample%2Eorg%2Fa&urlhash=x">a</a>',
      "[a](https://example.org/a)",
    ],
    [
      "a redirect within another",
      '<a href="https://www.google.com/url?q=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fexample.org%252Fa&sa=D">a</a>',
      "[a](https://example.org/a)",
    ],
    ["words for browsers without scripts", "<p>One</p><noscript>Please enable scripts.</noscript>", "One"],
    [
      "a picture that is shown late, within a figure",
      '<figure><img src="data:image/gif;base64,R0" data-src="https://example.org/a.png" alt="A"><noscript><img src="https://example.org/a.png" alt="A"></noscript><figcaption>Words</figcaption></figure>',
      '![A](https://example.org/a.png "Words")',
    ],
    [
      "one that only browsers without scripts have",
      '<div class="lazy"></div><noscript><img src="https://example.org/a.png" alt="A"></noscript>',
      "![A](https://example.org/a.png)",
    ],
    ["emphasis beside emphasis", "<p><em>a</em><strong>b</strong> c</p>", "*a*__b__ c"],
    ["emphasis beside letters, with signs in it", "<p>Wort<b>„Zitat“</b>wort</p>", "Wort„**Zitat**“wort"],
    [
      "the caption of a table",
      "<table><caption>Days</caption><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>",
      "Days\n\n| A | B |\n| - | - |\n| 1 | 2 |",
    ],
    [
      "a table that lays out a page",
      "<table><tr><td><table><tr><td>One</td><td>Two</td></tr></table></td><td>Three</td></tr></table>",
      "| | |\n| - | - |\n| One | Two |\n\nThree",
    ],
    [
      "an old player",
      '<object data="https://www.youtube.com/v/abc"><param name="movie" value="https://www.youtube.com/v/abc"></object>',
      "<https://www.youtube.com/watch?v=abc>",
    ],
    [
      "a formula",
      '<p>So <span class="katex"><math><annotation encoding="application/x-tex">x^2</annotation></math><span aria-hidden="true">x2</span></span>.</p>',
      "So `x^2`.",
    ],
  ])("%s", (_, html, markdown) => {
    expect(htmlToMarkdown(html).markdown.trimEnd()).toBe(markdown)
  })

  test("a kicker of Medium’s is no heading", async () => {
    const post = await posts.medium(
      '<h4 class="graf graf--h4 graf--kicker">On teams</h4><h3 class="graf graf--h3 graf--title">A</h3><p class="graf">Text.</p>',
    )
    expect(post.text).toBe("On teams\n\nText.\n")
  })

  test("a translation has the name of its original, with its language", async () => {
    const text = "---\ntitle: A\n---\nText."
    const { proposals } = await offered(markdownFolder, {
      "posts/plan.de.md": text,
      "posts/plan.en.md": text,
      "posts/node.js.md": text,
    })
    expect(proposals.map(({ values }) => values.slug)).toEqual(["plan", "plan-en", "node-js"])
    expect(proposals[1]?.notes).toEqual(["It is the en translation of another post of this source."])
  })
})
