import { existsSync } from "node:fs"
import { join } from "node:path"
import { builtTypes, isTested, others, sample } from "./support/owners"
import { runStages, type Stage } from "./support/stages"

const tested = others.filter(isTested)

/** One owner's site after the other is built, in one copy of the project. */
const buildsOfOthers = tested.map(({ name }, index): Stage => {
  const before = tested[index - 1]
  return {
    name: `build ${name}`,
    command: `npm run build:owners -- ${name}`,
    ...(before && { needs: [`build ${before.name}`] }),
  }
})

/** What a built site is asked: its files, and the site in a browser. */
const testsOf = (owner: string): readonly Stage[] => {
  const site = { env: { OWNERS: owner }, needs: ["install browsers", `build ${owner}`] }
  return [
    { name: `files of ${owner}`, command: "npm run test:built -- --maxWorkers=1", ...site },
    { name: `browser on ${owner}`, command: "npm run test:site -- --reporter=dot --workers=1", ...site },
  ]
}

/** Tests of other rooms, each with what they need; without them where a site that they need is not built. */
const further: readonly Stage[] = [
  { name: "preview", command: "npm run test:preview", needs: ["install browsers"] },
  // In the preview's copy of the project, whose cache is warm.
  { name: "studio", command: "npm run test:studio", needs: ["preview"] },
  { name: "engines", command: "npm run test:engines", needs: [`build ${sample.name}`, "build polish"] },
].filter(
  ({ name, needs }) =>
    existsSync(join(__dirname, "../__tests__", name)) &&
    (!needs.includes("build polish") || tested.some((owner) => owner.name === "polish")),
)

/** In the copy of the project that the other owners' sites are built in, so when all are built. */
const studioApart: readonly Stage[] = tested.some(({ name }) => name === "polish")
  ? [
      {
        name: "without the studio",
        command: "npm run test:without-studio",
        needs: tested.map(({ name }) => `build ${name}`),
      },
    ]
  : []

/** What stands first is started first: what others wait for, then what takes longest. */
const stages: readonly Stage[] = [
  { name: "install browsers", command: "npm run install:browsers" },
  // The committed types stay as they are, to be held against those of a build.
  { name: `build ${sample.name}`, command: "npm run build", env: { TYPES_PATH: builtTypes } },
  ...buildsOfOthers,
  { name: "lint", command: "npm run lint" },
  { name: "typecheck", command: "npm run typecheck" },
  ...testsOf(sample.name),
  { name: "components", command: "npm run test:components -- --maxWorkers=1" },
  ...further,
  ...studioApart,
  ...tested.flatMap(({ name }) => testsOf(name)),
]

/** Checks everything: side by side what does not need each other. OWNERS=sample,bare leaves the other owners' sites out. */
async function main() {
  process.exitCode = (await runStages(stages)) ? 0 : 1
}

main()
