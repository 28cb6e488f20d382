import { ImportRefusal } from "../format"
import { markdownFolder } from "../formats/markdown-folder"
import { offered, onlyPost, sourceOf } from "./support/source"

const only = (path: string, text: string, others: Readonly<Record<string, string>> = {}) =>
  onlyPost(markdownFolder, { [path]: text, ...others })

test("days at the start of lines stay what they are", async () => {
  const { text } = await only("a.md", "---\ntitle: A\n---\n\n3. Oktober\n9. November\n")
  expect(text).toBe("3\\. Oktober\\\n9\\. November\n")
})

describe("front matter", () => {
  test("of Hugo in TOML", async () => {
    const post = await only(
      "content/posts/rota.md",
      `+++
title = "Two teams, one rota"
date = 2024-03-02T23:30:00-05:00
draft = true
description = "How on-call\\nbecame fair."
slug = "one-rota"
tags = ["On-call", "Teams"]
[cover]
image = "/img/cover.png"
+++
Text.
`,
      { "static/img/cover.png": "" },
    )
    expect(post).toMatchObject({
      kind: "post",
      source: "content/posts/rota.md",
      title: "Two teams, one rota",
      values: {
        title: "Two teams, one rota",
        date: "2024-03-02",
        draft: true,
        excerpt: "How on-call became fair.",
        slug: "one-rota",
        categories: ["On-call", "Teams"],
        imageUrl: "/img/cover.png",
      },
      text: "Text.\n",
      pictures: [{ reference: "/img/cover.png", path: "static/img/cover.png" }],
      notes: [],
    })
  })

  test("of Hugo in JSON", async () => {
    const post = await only("posts/a.md", '{\n  "title": "A {braced} title",\n  "date": "2024-03-02"\n}\n\nText.')
    expect(post).toMatchObject({ values: { title: "A {braced} title", date: "2024-03-02" }, text: "Text.\n" })
  })

  test("of Jekyll, with the day and the address in the file’s name", async () => {
    const post = await only(
      "_posts/2024-01-02-hello-world.markdown",
      "---\r\ntitle: 'It''s on'\r\ncategories: work teams\r\npublished: false\r\n---\r\nText.\r\n",
    )
    expect(post.values).toEqual({
      title: "It's on",
      date: "2024-01-02",
      slug: "hello-world",
      categories: ["work", "teams"],
      draft: true,
    })
  })

  test("of Astro", async () => {
    const post = await only(
      "src/content/blog/first.mdx",
      '---\ntitle: First\npubDate: "Jul 08 2022"\nheroImage: ../../assets/hero.jpg\ntags:\n  - Delivery\n---\nText.',
      { "src/assets/hero.jpg": "" },
    )
    expect(post.values).toEqual({
      title: "First",
      date: "2022-07-08",
      slug: "first",
      categories: ["Delivery"],
      imageUrl: "../../assets/hero.jpg",
    })
    expect(post.pictures).toEqual([{ reference: "../../assets/hero.jpg", path: "src/assets/hero.jpg" }])
  })

  test("of Hashnode", async () => {
    const post = await only(
      "clx1.md",
      `---
title: "Rota"
seoDescription: "On fair rotas."
datePublished: Sat Mar 02 2024 12:00:00 GMT+0000 (Coordinated Universal Time)
cuid: clx1
slug: fair-rota
canonical: https://me.example.org/fair-rota
cover: https://cdn.hashnode.com/res/a.png
tags: on-call, teams

---

![Chart](https://cdn.hashnode.com/res/b.png align="center")

%[https://www.youtube.com/embed/abc]
`,
    )
    expect(post).toMatchObject({
      values: {
        title: "Rota",
        excerpt: "On fair rotas.",
        date: "2024-03-02",
        slug: "fair-rota",
        categories: ["on-call", "teams"],
        imageUrl: "https://cdn.hashnode.com/res/a.png",
      },
      formerUrl: "https://me.example.org/fair-rota",
      text: "![Chart](https://cdn.hashnode.com/res/b.png)\n\n<https://www.youtube.com/watch?v=abc>\n",
    })
  })

  test("without a title has the first heading’s", async () => {
    expect(await only("a.md", "---\ndate: 2024-01-02\n---\n# Rota\n\nText.")).toMatchObject({
      title: "Rota",
      text: "Text.\n",
    })
  })

  test.each([
    ["---\ntitle: A\nText.", "posts/a.md: its front matter has no end."],
    ["---\ntitle: [A\n---\nText.", "posts/a.md: line 3 (title) is not valid YAML."],
    ["+++\ntitle = A\n+++\nText.", "posts/a.md: line 2 (title) is not valid TOML."],
    ['{\n"title": "A"\nText.', "posts/a.md: its front matter is not valid JSON."],
    ["---\n- A\n---\nText.", "posts/a.md: its front matter is not a list of names and values."],
  ])("that cannot be read refuses the import: %j", async (text, sentence) => {
    const read = markdownFolder.read(sourceOf({ "posts/a.md": text }))
    await expect(read).rejects.toThrow(ImportRefusal)
    await expect(read).rejects.toThrow(`${sentence} Mend this, and import again.`)
  })
})

describe("texts", () => {
  const textOf = async (body: string, path = "posts/a.md", others = {}) =>
    (await only(path, `---\ntitle: A\n---\n${body}`, others)).text?.trimEnd()

  test("are written as this site’s are", async () => {
    expect(await textOf("Intro\n=====\n\n* one\n* two\n\n__bold__ _it_\n\nB\n-\n\n~~~js\nlet a\n~~~\n")).toBe(
      "## Intro\n\n- one\n- two\n\n**bold** *it*\n\n### B\n\n```js\nlet a\n```",
    )
  })

  test("keep footnotes, tables and links to headings", async () => {
    expect(await textOf("One[^n]. [See](#part-two)\n\n## Part two\n\n|a|b|\n|-|-:|\n|1|2|\n\n[^n]: A *note*.")).toBe(
      "One[^1]. [See](#part-two)\n\n## Part two\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n[^1]: A *note*.",
    )
  })

  test("have Markdown in place of HTML", async () => {
    expect(
      await textOf(
        'A<br>b <kbd>Esc</kbd>\n\n<figure><img src="a.png" alt="A"><figcaption>Words</figcaption></figure>\n\n<!--more-->',
        "posts/a.md",
        { "posts/a.png": "" },
      ),
    ).toBe('A\\\nb `Esc`\n\n![A](a.png "Words")')
  })

  test.each([
    ["posts/a/index.md", "chart.png", "posts/a/chart.png"],
    ["content/posts/a.md", "/img/my%20chart.png", "static/img/my chart.png"],
    ["_posts/2024-01-02-a.md", "../assets/chart.png", "assets/chart.png"],
    ["src/content/blog/a.md", "@/assets/chart.png", "src/assets/chart.png"],
  ])("find their pictures: %s, %s", async (path, written, file) => {
    const post = await only(path, `---\ntitle: A\n---\n![A](${written} "Words")`, { [file]: "" })
    expect(post.text).toBe(`![A](${written} "Words")\n`)
    expect(post.pictures).toEqual([{ reference: written, path: file }])
  })

  test("lose pictures that nobody has, and a note says so", async () => {
    const post = await only("posts/a.md", "---\ntitle: A\n---\nText.\n\n![A](../../../etc/gone.png)")
    expect(post).toMatchObject({ text: "Text.\n", pictures: [] })
    expect(post.notes).toEqual(["A picture was left out: its file is not in the source (“../../../etc/gone.png: A”)."])
  })

  test("lose Hugo’s shortcodes, and a note names each", async () => {
    const body =
      'One {{< ref "x.md" >}}\n\n{{< figure src="/a.png" alt="A" caption="It\'s *so*" >}}\n\n{{< youtube abc >}}\n\n{{% notice tip %}}\nMind this.\n{{% /notice %}}\n\n{{< highlight go "linenos=table" >}}\nx := 1\n{{< /highlight >}}\n\n`{{< kept >}}`'
    const post = await only("posts/a.md", `---\ntitle: A\n---\n${body}`, { "static/a.png": "" })
    expect(post.text).toBe(
      'One\n\n![A](/a.png "It\'s *so*")\n\n<https://www.youtube.com/watch?v=abc>\n\nMind this.\n\n```go\nx := 1\n```\n\n`{{< kept >}}`\n',
    )
    expect(post.notes).toEqual([
      '2 shortcodes were left out; look at where they were (“{{< ref "x.md" >}}”, “{{% notice tip %}}”).',
      "An embedded video or post is a link now.",
    ])
  })

  test("lose Jekyll’s tags", async () => {
    expect(
      await textOf(
        "{% highlight ruby %}\na {{ b }}\n{% endhighlight %}\n\n![A]({{ site.baseurl }}/a.png){: .wide }\n\nSee [this]({% post_url 2024-01-02-b %}).",
        "_posts/2024-01-01-a.md",
        { "a.png": "" },
      ),
    ).toBe("```ruby\na {{ b }}\n```\n\n![A](/a.png)\n\nSee this.")
  })

  test("lose imports and components of MDX, and a note names each", async () => {
    const body =
      'import Chart from "../chart"\nexport const a = 1\n\nText.\n\n<Callout type="info" render={() => <b>x</b>}>\n\nMind **this**.\n\n</Callout>\n\n<Chart data={{ a: 1 }} />\n\n```jsx\nimport A from "a"\n<Kept />\n```'
    const post = await only("posts/a.mdx", `---\ntitle: A\n---\n${body}`)
    expect(post.text).toBe('Text.\n\nMind **this**.\n\n```jsx\nimport A from "a"\n<Kept />\n```\n')
    expect(post.notes).toEqual([
      "A line of program was left out (“export const a = 1”).",
      '2 components were left out; look at where they were (“<Callout type="info" render={() => <b>x</b>}>”, “<Chart data={{ a: 1 }} />”).',
    ])
  })
})

describe("a folder", () => {
  const post = "---\ntitle: A\n---\nText."

  test("with a folder of posts offers these alone, and says so", async () => {
    const { proposals, told } = await offered(markdownFolder, {
      "site/content/posts/a.md": post,
      "site/content/posts/_index.md": post,
      "site/content/about.md": post,
      "site/README.md": "# Site",
      "site/themes/x/posts/b.md": post,
    })
    expect(proposals.map(({ source }) => source)).toEqual(["content/posts/a.md"])
    expect(told).toEqual(["A page that is no post was left out."])
  })

  test("with an empty post says that it is left out", async () => {
    const { proposals, told } = await offered(markdownFolder, { "a.md": post, "b.md": "---\ntitle: B\n---\n" })
    expect(proposals).toHaveLength(1)
    expect(told).toEqual(["b.md was left out: there is no text in it."])
  })

  test("without front matter is something else", async () => {
    expect(await markdownFolder.recognizes(sourceOf({ "a.md": "# A", "b.csv": "" }))).toBe(false)
  })
})
