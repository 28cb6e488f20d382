import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { linkedInArchive } from "../formats/linkedin"
import { fixtures } from "./support/run-import"
import { offered, onlyPost } from "./support/source"

const page = (head: string, text: string) =>
  `<html><head><title>Who owns the rota</title></head><body>${head}<div>${text}</div></body></html>`

const archive = (articles: Readonly<Record<string, string>>) => ({
  "Complete_LinkedInDataExport/Profile.csv": "First Name,Last Name,Headline\n",
  ...articles,
})

const article = "Complete_LinkedInDataExport/Articles/Articles/who-owns-the-rota.html"

const heading =
  '<h1><a href="https://www.linkedin.com/pulse/who-owns-the-rota-juno-albright">Who owns the rota</a></h1>'

test("an article becomes a post, with the day on which it was published and its address", async () => {
  const dates =
    '<p class="created">Created on 2019-05-28 14:22</p><p class="published">Published on 2019-05-29 15:01</p>'
  const post = await onlyPost(
    linkedInArchive,
    archive({ [article]: page(heading + dates, "<p>Nobody does.</p><script>track()</script>") }),
  )
  expect(post).toMatchObject({
    title: "Who owns the rota",
    text: "Nobody does.\n",
    values: { date: "2019-05-29" },
    formerUrl: "https://www.linkedin.com/pulse/who-owns-the-rota-juno-albright",
  })
  expect(post.values).not.toHaveProperty("draft")
})

test("an article that was never published has no former address", async () => {
  const dates = '<p class="created">Created on 2020-01-02 09:00</p>'
  const post = await onlyPost(linkedInArchive, archive({ [article]: page(heading + dates, "<p>Nobody does.</p>") }))
  expect(post.values).toMatchObject({ draft: true, date: "2020-01-02" })
  expect(post.formerUrl).toBeUndefined()
})

test("shares are posts with their own lines and links; those without own words are counted, and who could see them is said", async () => {
  const shares = await readFile(join(fixtures, "linkedin/Basic_LinkedInDataExport_11-25-2026/Shares.csv"), "utf8")
  const { proposals, told } = await offered(linkedInArchive, { "Shares.csv": shares })
  expect(proposals.map(({ values, text, formerUrl }) => ({ ...values, text, formerUrl }))).toEqual([
    {
      title: 'Two rotas, "fair" & simple.',
      date: "2023-01-05",
      text: 'Two rotas, "fair" & \\*simple\\*.\n\n1\\. First \\<line>\\\n\\# second: <https://example.org/a?b=1&c=2>.\\\n\\#oncall with Zoë\n\n![Picture](https://media.licdn.com/dms/image/C4/x/feedshare-shrink_800/0/1?e=1&v=beta)\n',
      formerUrl: "https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A7016",
    },
    {
      title: 'He said "yes"',
      date: "2021-01-05",
      text: 'He said "yes"\n\n<https://example.org/yes>\n',
      formerUrl: "https://www.linkedin.com/feed/update/urn%3Ali%3AugcPost%3A7014",
    },
  ])
  const open = {
    "Shares.csv": shares.replace('""yes""', '""yes and a lot more than eight words would have""'),
  }
  expect((await offered(linkedInArchive, open)).proposals[1]?.title).toBe("He said yes and a lot more than")
  expect(proposals[1]?.notes).toContain("Not everybody could see it at LinkedIn: “CONNECTIONS”.")
  expect(told).toEqual(["A share without words of your own was left out."])
})
