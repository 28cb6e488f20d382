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

/**
 * The unit and component tests. None may depend on the content of `data/`, except those that say so. Jest's process grows with each file that it has run, and
 * with it what each start of git costs: past this size a new one goes on.
 */
const testComponents = "npm run test:components -- --maxWorkers=1 --workerIdleMemoryLimit=300MB"

/** The kit's tests pass with any content: in the kit they run in a copy of the project with another owner's. */
const components: readonly Stage[] = hasSample
  ? [
      { name: "copy for another owner", command: "npm run another-owner" },
      {
        name: "components",
        command: testComponents,
        folder: anotherOwner.folder,
        needs: ["copy for another owner"],
      },
    ]
  : [{ name: "components", command: testComponents }]

/** The kit's own earlier states, which other repositories do not have. */
const updates: readonly Stage[] = hasSample
  ? [{ name: "updates", command: "npm run test:updates", needs: ["install browsers"] }]
  : []

/**
 * Only those tests that read `data/` run on the sample too: by importing where that is, they say so. What the workflow asks of a pull request of content is
 * asked of the other owner's as well.
 */
const onOtherContent: readonly Stage[] = hasSample
  ? [
      {
        name: "components on the sample",
        command: `${testComponents} --findRelatedTests scripts/support/owners.ts`,
      },
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
  : []

/** Tests that need a built site or none, in folders of their own; without them where the folder or the site is absent. */
const further = (...stages: readonly Stage[]): readonly Stage[] =>
  stages.filter(
    ({ name, needs = [] }) =>
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

/** The first ones start first: those that take longest, and those that others wait for. */
const stages: readonly Stage[] = [
  { name: "install browsers", command: "npm run install:browsers" },
  ...further(
    { name: "preview", command: "npm run test:preview", needs: ["install browsers"] },
    // In the preview's copy of the project, whose cache is warm.
    { name: "studio", command: "npm run test:studio -- --project parts", needs: ["preview"] },
  ),
  ...components,
  // The committed types stay as they are, to be compared with those of a build.
  { name: `build ${sample.name}`, command: "npm run build", env: { TYPES_PATH: builtTypes } },
  ...buildsOfOthers,
  ...further(
    // In a copy of its own, beside the studio's other tests; later than the builds, which others wait for.
    {
      name: "studio/tasks",
      command: "npm run test:studio -- tasks/",
      env: { STUDIO_COPY: "tasks", SITE_PORT: String(sample.port + 200) },
      needs: ["install browsers"],
    },
  ),
  ...testsOf(sample.name),
  ...onOtherContent,
  ...updates,
  ...further({ name: "engines", command: "npm run test:engines", needs: [`build ${sample.name}`, "build polish"] }),
  ...studioApart,
  ...tested.flatMap(({ name }) => testsOf(name)),
  { name: "lint", command: "npm run lint" },
  { name: "typecheck", command: "npm run typecheck" },
]

/** Checks everything: side by side what does not need each other. OWNERS=sample,bare leaves the other owners' sites out. */
async function main() {
  process.exitCode = (await runStages(stages)) ? 0 : 1
}

main()
