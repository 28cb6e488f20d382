import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { testOfSample } from "../../../../__tests__/support/of-sample"
import { sample } from "../../../dev/support/owners"
import { checkData } from "../../check/check-data"
import { fixedAddresses } from "../../contract/site-addresses"
import { all, edit, inOneLine, write } from "../support/changed-data"
import { corpus, row } from "../support/corpus"
import { base } from "../support/quick-check"

const text = "posts/two-teams-one-rota.md"
const linking = (address: string) => write(text, `See [the check](${address}).\n`)
const example = (to: string) => edit("services.json", '"A bill halved."', `{ "text": "A bill halved.", "to": "${to}" }`)
const redirect = (from: string, to: string) => write("redirects.json", JSON.stringify([{ from, to }]))
const off = (route: string) => edit("site.json", '"name": "', `"pagesOff": ["${route}"],\n  "name": "`)
const at = "data/posts/two-teams-one-rota.md:1:5"

/** Links to the page of an assessment, to pages that are switched off, and away from both. */
corpus([
  row("a link to an assessment", all(base, linking("/tools/quick-check/")), []),
  row("a link to a part of an assessment", all(base, linking("/tools/quick-check/#testing")), []),
  row("an example that leads to an assessment", all(base, example("/tools/quick-check/")), []),
  row("an old address that leads to an assessment", all(base, redirect("/check/", "/tools/quick-check/")), []),
  row("a link to an assessment without its last slash", all(base, linking("/tools/quick-check")), [
    `${at}  The slash at the end of this address is missing.  Write /tools/quick-check/.`,
  ]),
  row("a misspelt link to an assessment", all(base, linking("/tools/quik-check/")), [
    `${at}  This site has no such page.  Write the address of a page that exists. Did you mean "/tools/quick-check/"?`,
  ]),
  row("a misspelt old address that leads to an assessment", all(base, redirect("/check/", "/tools/quik-check/")), [
    'data/redirects.json:1:25  redirects[0].to  This site has no such page.  Write the address of a page that exists. Did you mean "/tools/quick-check/"?',
  ]),
  row("a link to the page of a tool that has no assessment", linking("/tools/quick-check/"), [
    `${at}  This site has no such page.  Write the address of a page that exists.`,
  ]),
  row("an assessment as an old address", all(base, redirect("/tools/quick-check/", "/tools/")), [
    "data/redirects.json:1:10  redirects[0].from  This address is in use, so it cannot be redirected.  Remove this entry, or write the old address.",
  ]),
  row("a link to an assessment when tools are switched off", all(base, off("tools"), linking("/tools/quick-check/")), [
    `${at}  This links to a page that is turned off in data/site.json.  Remove the link, or remove the page from "pagesOff".`,
  ]),
  row(
    "an old address that leads to an assessment when tools are switched off",
    all(base, off("tools"), redirect("/check/", "/tools/quick-check/")),
    [
      'data/redirects.json:1:25  redirects[0].to  This page is turned off in data/site.json.  Write the address of another page, or remove this one from "pagesOff".',
    ],
  ),
  row("a page that is switched off as an old address", all(off("books"), redirect("/books/", "/media/")), []),
])

// Another owner's site may have no assessment.
testOfSample("its links to the assessment")("the site as it comes can link to its assessment everywhere", async () => {
  const folder = await mkdtemp(join(tmpdir(), "content-"))
  const root = join(folder, "data")
  try {
    await cp(sample.data, root, { recursive: true })
    const address = "/tools/devex-iq/"
    const [post] = JSON.parse(await readFile(join(root, "posts.json"), "utf8"))
    const [first, ...others] = JSON.parse(await readFile(join(root, "services.json"), "utf8"))
    const examples = [{ text: "Measured.", to: address }, ...first.realWorldExamples]
    await writeFile(join(root, "services.json"), JSON.stringify([{ ...first, realWorldExamples: examples }, ...others]))
    await writeFile(
      join(root, `posts/${post.slug}.md`),
      `[Ask your team](${address}) or [read on](${address}#questions).\n`,
    )
    await writeFile(join(root, "redirects.json"), JSON.stringify([{ from: "/devex/", to: address }]))
    const errors = (await checkData(root)).filter(({ severity }) => severity === "error")
    expect(errors.map(inOneLine)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test("the pages that the check knows are those that the site has", async () => {
  const modules = (await readdir("src/pages", { recursive: true })).filter((path) => path.endsWith(".tsx"))
  const [made, single] = [(path: string) => path.includes("{"), (path: string) => !path.includes("{")]
  const addresses = modules
    .filter(single)
    .map((path) => `/${path.replace(/(?:^index)?\.tsx$/, "/")}`.replace("//", "/"))
  expect(addresses.filter((address) => address !== "/404/").sort()).toEqual([...fixedAddresses].sort())
  expect(
    modules
      .filter(made)
      .map((path) => path.replaceAll("\\", "/"))
      .sort(),
  ).toEqual([
    "blog/{Article.slug}.tsx",
    "tools/{AssessmentsJson.jsonId}.tsx",
    "{CustomPage.slug}.tsx",
    "{EngagementPageJson.slug}.tsx",
  ])
})
