import { existsSync } from "node:fs"
import { join } from "node:path"
import { anotherOwner, builtTypes, hasSample, isTested, others, sample } from "./support/owners"
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

/** What visits.spec.ts asks of every owner. On the other owner's site below, the pull request of content asks it. */
const visits = "is whole and quiet|no word of the open menu is broken"

/** What a built site is asked: its files, and the site in a browser. */
const testsOf = (owner: string): readonly Stage[] => {
  const site = { env: { OWNERS: owner }, needs: ["install browsers", `build ${owner}`] }
  const isVisited = hasSample && owner === anotherOwner.owner.name
  const browser = `npm run test:site -- --reporter=dot --workers=1${isVisited ? ` --grep-invert "${visits}"` : ""}`
  return [
    { name: `files of ${owner}`, command: "npm run test:built -- --maxWorkers=1", ...site },
    { name: `browser on ${owner}`, command: browser, ...site },
  ]
}

/** The unit and component tests. None may hang on what is in `data/`, but those that say so. */
const components = "npm run test:components -- --maxWorkers=1"

/**
 * The kit's tests pass with any content: those of components run in a copy of the project with another owner's, and only those that know the
 * sample run on the sample too. What the workflow asks of a pull request of content is asked there as well.
 */
const onOtherContent: readonly Stage[] = hasSample
  ? [
      { name: "copy for another owner", command: "npm run another-owner" },
      { name: "components", command: components, folder: anotherOwner.folder, needs: ["copy for another owner"] },
      { name: "components on the sample", command: `${components} --findRelatedTests scripts/support/sample.ts` },
      ...tested
        .filter((owner) => owner === anotherOwner.owner)
        .map(
          ({ name, prefix }): Stage => ({
            name: "another owner's pull request",
            command:
              "npm run check && npm run test:built -- --maxWorkers=1 && npm run test:site -- visits.spec.ts --reporter=dot --workers=1",
            folder: anotherOwner.folder,
            // Beside the sample's site, which is served too.
            env: { OWNERS: "own", PATH_PREFIX: prefix, SITE_PORT: String(sample.port + 100) },
            needs: ["install browsers", "copy for another owner", `build ${name}`],
          }),
        ),
    ]
  : [{ name: "components", command: components }]

/** Tests in folders of their own, each with what they need; without them where a site that they need is not built. */
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

/** In the copy of the project that the other owners' sites are built in, so when all are built and what is left there is looked at. */
const studioApart: readonly Stage[] = tested.some(({ name }) => name === "polish")
  ? [
      {
        name: "without the studio",
        command: "npm run test:without-studio",
        needs: ["files of polish", ...tested.map(({ name }) => `build ${name}`)],
      },
    ]
  : []

/** What stands first is started first: what others wait for, then what takes longest. */
const stages: readonly Stage[] = [
  { name: "install browsers", command: "npm run install:browsers" },
  // The committed types stay as they are, to be held against those of a build.
  { name: `build ${sample.name}`, command: "npm run build", env: { TYPES_PATH: builtTypes } },
  ...buildsOfOthers,
  ...further,
  ...onOtherContent,
  ...testsOf(sample.name),
  { name: "lint", command: "npm run lint" },
  { name: "typecheck", command: "npm run typecheck" },
  ...studioApart,
  ...tested.flatMap(({ name }) => testsOf(name)),
]

/** Checks everything: side by side what does not need each other. OWNERS=sample,bare leaves the other owners' sites out. */
async function main() {
  process.exitCode = (await runStages(stages)) ? 0 : 1
}

main()
