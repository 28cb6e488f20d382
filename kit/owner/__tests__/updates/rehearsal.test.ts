import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { testIf } from "../../../../__tests__/support/left-out"
import { owners } from "../../../dev/rehearsal/former-content"
import { baseCommits, origins, type Rehearsal, rehearse } from "../../../dev/rehearsal/rehearse"
import { migrate } from "../../migrate/migrate"
import { update } from "../../update/command"
import { runProgram, type Tools } from "../../update/proof/tools"
import { noPictures } from "./support/fake-run"
import { project, saidByGit } from "./support/history"

const place = join(project, ".owners/rehearsal-in-tests")

const hasBeginnings = baseCommits.every((commit) => saidByGit("cat-file", "-t", commit) !== "")
const withHistory = testIf(hasBeginnings, "updates from the kit's earlier states", "Its history is not here.")

/** Without packages and builds, which take minutes (`npm run kit -- rehearse`): the packages are this project's, and no page is built. */
const tools: Tools = {
  run: async (program, args, folder, signal) => {
    if (program === "node" || args.includes("check")) return runProgram(program, args, folder, signal)
    if (args.includes("build")) mkdirSync(join(folder, "public"))
    return { code: 0, stdout: "", said: "" }
  },
  pictures: noPictures,
}

/** In milliseconds: each runs programs of two versions, on whatever machine. */
jest.setTimeout(1_200_000)

/** What each rehearsal says, for somebody who looks for the reason. */
let said = ""

async function rehearsed(rehearsal: Rehearsal): Promise<readonly string[]> {
  said = ""
  try {
    const write = (text: string) => (said += text)
    const io = { write, writeError: write, signal: new AbortController().signal, tools }
    return await rehearse(rehearsal, { place, migrate, update: (args) => update(args, io) })
  } catch (error) {
    throw new Error(`${String(error)}\n${said}`)
  }
}

const emptyPlace = () => rmSync(place, { recursive: true, force: true })
beforeAll(emptyPlace)
afterAll(emptyPlace)

const [beforeVersions = "", first = "", second = "", between = ""] = baseCommits

/** Each beginning and each origin. Those of each owner are rehearsed by night. */
const some: readonly Rehearsal[] = [
  { owner: "arabic", commit: beforeVersions, origin: "zip" },
  { owner: "crowded", commit: first, origin: "clone", conflict: "README.md" },
  { owner: "sample", commit: between, origin: "shallow" },
]

const inWords = ({ owner, commit, origin, conflict }: Rehearsal): string =>
  [
    `the ${owner} owner's site from ${commit}, a ${origin}`,
    ...(conflict ? [`whose ${conflict} is written anew`] : []),
  ].join(", ")

/** Each owner from each beginning, and each origin from the newest. */
const every = [
  ...baseCommits.flatMap((commit) => owners.map((owner): Rehearsal => ({ owner, commit, origin: "clone" }))),
  ...[first, second, between].flatMap((commit) =>
    origins.map((origin): Rehearsal => ({ owner: "polish", commit, origin })),
  ),
]

const tried = new Map([...some, ...(process.env.REHEARSE_ALL ? every : [])].map((each) => [inWords(each), each]))

withHistory.each([...tried])("%s, comes to this version, and back", async (_name, rehearsal) => {
  expect(await rehearsed(rehearsal)).toEqual([])
})
