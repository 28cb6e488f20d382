import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { post } from "../../../content/contract/collections"
import { ImportRefusal } from "../format"
import { readFiles } from "../read-source"
import { placePictures } from "../texts/place-pictures"
import { database, ghostPost, item, linkedInArticle, mediumStory, substackPost, wxr } from "./support/exports"
import { sourceOf } from "./support/source"
import { anyPicture, saidOf } from "./support/text-errors"

/** A small export of each format. */
const samples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LinkedIn: linkedInArticle("<p>Text with <strong>weight</strong>.</p>"),
  Medium: mediumStory(
    '<section><h3 class="graf graf--h3 graf--title">A</h3><p class="graf">Text with <a href="https://example.org/a">a link</a>.</p><figure><img src="https://cdn-images-1.medium.com/max/1*a.png" alt="A"><figcaption>Words</figcaption></figure></section>',
  ),
  Substack: substackPost(
    '<p>Text<a id="footnote-anchor-1" href="#footnote-1">1</a>.</p><div class="tweet" data-attrs="{&quot;url&quot;:&quot;https://x.com/a/1&quot;,&quot;full_text&quot;:&quot;So true&quot;}"></div><div class="footnote"><a id="footnote-1" href="#footnote-anchor-1">1</a><div><p>Note</p></div></div>',
  ),
  WordPress: {
    "a.xml": wxr(
      item({
        content:
          'One\ntwo\n\n[caption width="3"]<img src="https://ada.example.org/a.png" /> Words[/caption]\n<pre>[b c=1]</pre>',
        more: '<category domain="post_tag" nicename="t">Teams &amp; people</category>',
      }),
    ),
  },
  Ghost: {
    "a.json": database([{ ...ghostPost, html: '<p>Text <img src="__GHOST_URL__/content/images/a.png"></p>' }], {
      tags: [{ id: "t", name: "Teams" }],
      posts_tags: [{ post_id: "p1", tag_id: "t" }],
    }),
    "content/images/a.png": "",
  },
  Markdown: {
    "posts/a.mdx":
      '---\ntitle: "Rota"\ndate: 2024-03-02\ntags: [a, b]\ncover: a.png\nslug: rota\n---\nimport A from "a"\n\nText[^1] {{< figure src="a.png" caption="x" >}} <A b={1} />\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a\n```\n\n[^1]: Note\n',
    "posts/b.md":
      '+++\ntitle = "B"\ndate = 2024-03-02T10:00:00Z\ndraft = true\n+++\n# B\n\n![A](/a.png)\n\n<b>x</b> {% include a %}\n',
    "posts/c.md": '{\n"title": "C",\n"categories": ["x"]\n}\n\nText\n',
    "posts/a.png": "",
  },
}

/** What happens to a file: a part goes, or something comes in between. */
const change = fc.record({
  file: fc.nat(),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.constant(0), fc.nat(40), fc.constant(100_000)),
  added: fc.oneof(
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.constantFrom(
      "",
      '"',
      "<",
      ">",
      "]]>",
      "-->",
      "\n\n",
      "---\n",
      "+++\n",
      "}",
      "[",
      "&",
      "&#0;",
      "\ud800",
      "\0",
      "99999-13-45",
      "[caption",
      "{{<",
      "<p>",
      "</div>",
      "\u200b",
    ),
  ),
})

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

function changed(files: Readonly<Record<string, string>>, changes: readonly Change[]): Record<string, string> {
  const result = { ...files }
  const paths = Object.keys(files)
  for (const { file, at, removed, added } of changes) {
    const path = paths[file % paths.length] ?? ""
    const text = result[path] ?? ""
    const start = Math.floor(at * text.length)
    result[path] = text.slice(0, start) + added + text.slice(start + removed)
  }
  return result
}

const numRuns = runs(100)

test.each(Object.entries(samples))(
  "%s: an export with changed bytes is refused, or its posts are as the check wants them",
  async (_, files) => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const source = sourceOf(changed(files, changes))
        const proposals = await readFiles(source)
          .then((content) => content.proposals)
          .catch((error: unknown) => {
            if (error instanceof ImportRefusal) return []
            throw error
          })
        for (const { kind, values, text = "", pictures } of proposals) {
          if (kind !== "post") continue
          const picture = values.imageUrl === undefined ? {} : { imageUrl: anyPicture }
          expect(post.safeParse({ slug: "a", ...values, ...picture }).error?.issues ?? []).toEqual([])
          const places = new Map(pictures.map(({ reference }) => [reference, anyPicture]))
          expect(await saidOf(placePictures(text, places))).toEqual([])
        }
      }),
      { numRuns },
    )
  },
)
