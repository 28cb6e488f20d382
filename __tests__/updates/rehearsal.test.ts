import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { owners } from "../../scripts/rehearsal/former-content"
import { beginnings, type Rehearsal, rehearse } from "../../scripts/rehearsal/rehearse"
import { runProgram, type Tools } from "../../src/update/proof/tools"
import { project, saidByGit } from "./support/history"

const place = join(project, ".owners/rehearsal-in-tests")

const hasBeginnings = beginnings.every((commit) => saidByGit("cat-file", "-t", commit) !== "")
if (!hasBeginnings)
  process.stdout.write(
    "The kit's history is not here: updates from its earlier states are not rehearsed in this run.\n",
  )

const withHistory = hasBeginnings ? test : test.skip

/** Without packages and builds, which take minutes (`npm run rehearse`): the packages are this project's, and no page is built. */
const tools: Tools = {
  run: async (program, args, folder, signal) => {
    if (program === "node" || args.includes("check")) return runProgram(program, args, folder, signal)
    if (args.includes("build")) mkdirSync(join(folder, "public"))
    return { code: 0, stdout: "", said: "" }
  },
  pictures: async () => undefined,
}

/** What each rehearsal says, for somebody who looks for the reason. */
let said = ""

async function rehearsed(rehearsal: Rehearsal): Promise<readonly string[]> {
  said = ""
  try {
    return await rehearse(rehearsal, { place, tools, write: (text) => (said += text) })
  } catch (error) {
    throw new Error(`${String(error)}\n${said}`)
  }
}

afterAll(() => rmSync(place, { recursive: true, force: true }))

const sites = beginnings.flatMap((commit) => owners.map((owner) => [owner, commit] as const))

withHistory.each(sites)("the %s owner's site from %s comes to this version, and back", async (owner, commit) => {
  expect(await rehearsed({ owner, commit, hasHistory: true })).toEqual([])
})

withHistory("a site whose history is not the kit's comes to this version, and back", async () => {
  expect(await rehearsed({ owner: "arabic", commit: "c4ef1cd5", hasHistory: false })).toEqual([])
})

withHistory("an owner who has written the README anew is asked, and keeps theirs", async () => {
  expect(await rehearsed({ owner: "bare", commit: "d2d0c0ef", hasHistory: true, conflict: "README.md" })).toEqual([])
})
