import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import { describeSample } from "../../../../__tests__/support/of-sample"
import { sample as owner } from "../../../dev/support/owners"
import { checkData } from "../../check/check-data"
import { sample } from "../../check/sample"
import { findSampleLeftovers } from "../../check/sample-left"
import { dataFolder } from "../../files/data-folder"
import { all, diagnosticsAfter, edit, inOneLine, unchanged, withChange, write } from "../support/changed-data"

const { data } = owner

const leftIn = async (root: string) => {
  const folder = await dataFolder(root)
  if (!folder) throw new Error(`${root} is not there.`)
  return findSampleLeftovers(folder)
}

describeSample("the words by which the check knows the sample's owner", () => {
  test("each of them stands in the sample", () => {
    const texts = readdirSync(data, { recursive: true, encoding: "utf8" })
      .filter((file) => [".json", ".md"].includes(extname(file)) && file !== "README.md")
      .map((file) => readFileSync(join(data, file), "utf8"))
      .join("\n")
    const words = [...sample.owner, ...sample.others, sample.claim.phrase]
    expect(words.filter((word) => !texts.includes(word))).toEqual([])
  })

  test("the sample’s portrait is known by its bytes", () => {
    const picture = readFileSync(join(data, "images/portrait.png"))
    expect(createHash("sha256").update(picture).digest("hex")).toBe(sample.portrait)
  })

  test("the sample itself is told of nothing that was left", async () => {
    expect((await checkData(data)).filter(({ code }) => code === "sample-left")).toEqual([])
  })

  test("in the sample itself every name, address and the portrait are still to be replaced", async () => {
    const left = await leftIn(data)
    const files = new Set(left.map(({ file }) => file))
    expect([...files]).toEqual(expect.arrayContaining(["site.json", "testimonials.json", "media.json"]))
    expect(left).toContainEqual({ file: "site.json", path: ["name"], text: sample.owner[0] })
    expect(left.filter(({ path }) => path.at(-1) === "portrait")).not.toEqual([])
    expect(left.filter(({ line }) => line !== undefined).length).toBeGreaterThan(0)
  })

  test("another owner is told of the sample’s portrait", async () => {
    const diagnostics = await diagnosticsAfter(
      write("images/portrait.png", readFileSync(join(data, "images/portrait.png"))),
    )
    expect(diagnostics.map(inOneLine)).toEqual([
      "data/pages/about.json:7:15  portrait  Warning: This is the portrait of the sample’s owner.  Replace it with a picture of yourself.",
    ])
  })
})

test("in content that is somebody’s own nothing is left", async () => {
  expect(await withChange(unchanged, leftIn)).toEqual([])
})

test("each text, address and line that is left is one place, with the words around it", async () => {
  const left = await withChange(
    all(
      edit("site.json", '"Good engineering', '"Edda’s good engineering'),
      edit("media.json", "https://", "https://talks.example/https://"),
      write("posts/two-teams-one-rota.md", `Words.\n\n${"Long before. ".repeat(9)}Then at Tallyhouse.\n`),
    ),
    leftIn,
  )
  expect(left.map(({ file, path, line }) => [file, path.join("."), line])).toEqual([
    ["site.json", "tagline", undefined],
    ["media.json", expect.any(String), undefined],
    ["posts/two-teams-one-rota.md", "", 3],
  ])
  expect(left.at(-1)?.text).toBe("…before. Long before. Then at Tallyhouse.")
})
