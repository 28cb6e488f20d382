import { readdir } from "node:fs/promises"
import { fixedAddresses } from "../../contract/site-addresses"

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
  ).toEqual(["blog/{Article.slug}.tsx", "tools/{AssessmentsJson.jsonId}.tsx", "{EngagementPageJson.slug}.tsx"])
})
