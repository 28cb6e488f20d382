import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { testOfSample } from "../../../../__tests__/support/of-sample"
import { sample } from "../../../dev/support/owners"
import { checkData } from "../../check/check-data"
import { fixedAddresses } from "../../contract/site-addresses"
import { inOneLine } from "../support/changed-data"

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
