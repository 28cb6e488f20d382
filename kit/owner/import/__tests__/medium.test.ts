import { medium } from "../formats/medium"
import { mediumDraft, mediumPage, mediumPublished } from "./support/exports"
import { offered, onlyPost, sourceOf } from "./support/source"

const name = "posts/2019-01-02_Two-teams--one-rota-0123456789ab.html"
const heading = '<h3 name="a1" id="a1" class="graf graf--h3 graf--leading graf--title">Two teams, one rota</h3>'
const paragraph = '<p name="a2" id="a2" class="graf graf--p">Text.</p>'

test("a published story becomes a post with its day and its former address", async () => {
  const body = `${heading}<h4 class="graf graf--h4 graf--subtitle">On fairness.</h4>${paragraph}<h4 class="graf graf--h4">How</h4><p class="graf graf--p">More.</p>`
  expect(await onlyPost(medium, { [name]: mediumPage(body, { subtitle: "On fairness." }) })).toEqual({
    kind: "post",
    source: "https://medium.com/p/0123456789ab",
    title: "Two teams, one rota",
    values: { title: "Two teams, one rota", excerpt: "On fairness.", date: "2019-01-02", slug: "two-teams-one-rota" },
    text: "Text.\n\n## How\n\nMore.\n",
    pictures: [],
    formerUrl: "https://medium.com/@ada/two-teams-one-rota-0123456789ab",
    notes: [],
  })
})

test("a draft stays one, without a day or an address", async () => {
  const post = await onlyPost(medium, {
    "posts/draft_Two-teams-0123456789ab.html": mediumPage(heading + paragraph, { footer: mediumDraft }),
  })
  expect(post.values).toEqual({ title: "Two teams, one rota", slug: "two-teams", draft: true })
  expect(post.formerUrl).toBeUndefined()
})

test("pictures have their captions and their addresses", async () => {
  const figure =
    '<figure class="graf graf--figure"><img class="graf-image" data-image-id="1*a.png" src="https://cdn-images-1.medium.com/max/800/1*a.png" alt="Pages"><figcaption class="imageCaption">Pages a day</figcaption></figure>'
  const post = await onlyPost(medium, { [name]: mediumPage(heading + figure) })
  expect(post.text).toBe('![Pages](https://cdn-images-1.medium.com/max/800/1%2Aa.png "Pages a day")\n')
  expect(post.pictures).toEqual([
    {
      reference: "https://cdn-images-1.medium.com/max/800/1%2Aa.png",
      url: "https://cdn-images-1.medium.com/max/800/1%2Aa.png",
    },
  ])
})

test("code has its language, and cards of links are links", async () => {
  const body = `${heading}<pre data-code-block-mode="1" data-code-block-lang="typescript" class="graf graf--pre graf--preV2"><span class="pre--content">let a<br />let b</span></pre>
<div class="graf graf--mixtapeEmbed"><a href="https://example.org/x" class="markup--anchor"><strong class="markup--strong">On rotas</strong><br><em>Long</em>example.org</a><a href="https://example.org/x" class="js-mixtapeImage mixtapeImage"></a></div>`
  expect((await onlyPost(medium, { [name]: mediumPage(body) })).text).toBe(
    "```typescript\nlet a\nlet b\n```\n\n[On rotas](https://example.org/x)\n",
  )
})

test.each(["Text that goes…", "Text that goes on."])("an excerpt is no subtitle: %s", async (subtitle) => {
  const body = `${heading}<p class="graf">Text that goes on.</p>`
  expect((await onlyPost(medium, { [name]: mediumPage(body, { subtitle }) })).values.excerpt).toBeUndefined()
})

test("responses to stories are left out, and a sentence says so", async () => {
  const response = mediumPage('<p class="graf graf--p graf--leading">Thanks for this, it helped.</p>', {
    title: "Thanks for this…",
  })
  const { proposals, told } = await offered(medium, {
    [name]: mediumPage(heading + paragraph),
    "posts/2019-02-02_Thanks-for-this-0123456789ac.html": response,
  })
  expect(proposals).toHaveLength(1)
  expect(told).toEqual(["A response to a story was left out."])
})

test("newest stories come first", async () => {
  const { proposals } = await offered(medium, {
    "posts/2018-01-02_Older-0123456789aa.html": mediumPage(paragraph, {
      title: "Older",
      footer: mediumPublished().replace("2019-01-02T", "2018-01-02T"),
    }),
    [name]: mediumPage(heading + paragraph),
  })
  expect(proposals.map(({ title }) => title)).toEqual(["Two teams, one rota", "Older"])
})

test("a story that is cut off is refused", async () => {
  const whole = mediumPage(heading + paragraph)
  const read = medium.read(sourceOf({ [name]: whole.slice(0, whole.indexOf("<footer>")) }))
  await expect(read).rejects.toThrow(
    `${name} is not whole: the end of the story is missing. Ask Medium for a new export, and import that.`,
  )
})

test("other pages are something else", async () => {
  expect(await medium.recognizes(sourceOf({ "posts/a.html": "<p>Text</p>", "index.html": "" }))).toBe(false)
})
