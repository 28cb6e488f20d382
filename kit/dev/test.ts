import { join } from "node:path"
import { print } from "../content/files/terminal"
import { runInTerminal } from "../owner/command-line"
import { commandLineOf } from "./support/commands"
import { anotherOwner, builtTypes, hasSample, isTested, others, sample } from "./support/owners"
import { browser, engineNames, engines, wholeBrowser } from "./support/requirements"
import type { Stage } from "./support/run-stage"
import { runStages } from "./support/stages"
import { writeGeneratedFiles } from "./support/written-files"

const project = join(__dirname, "../..")
const tested = others.filter(isTested)

/** Jest's process grows with each file that it has run: past this size a new one goes on. */
const jest = (workers: number) =>
  commandLineOf("test:components", `--maxWorkers=${workers}`, "--workerIdleMemoryLimit=1500MB")
const inBrowser = "--reporter=line,./__tests__/support/browser-failures.ts"

/** In what is not `npm test`, a browser test that fails is tried once more. One that passes then is named at the end, and fails with NIGHTLY. */
const retried = `${inBrowser} --retries=1${process.env.NIGHTLY ? " --fail-on-flaky-tests" : ""}`

/** What a visit of each page asks. On the content of another owner in `data/`, a stage of its own asks it. */
const visits = "is whole and quiet|no word of the open menu is broken"

const install: Stage = { name: "install browsers", command: commandLineOf("install:browsers") }

/** What must be green before a change is shown to anybody. The first ones start first: those that take longest, and those that others wait for. */
const first: readonly Stage[] = [
  install,
  // The committed types stay as they are, to be compared with those of a build.
  { name: `build ${sample.name}`, command: "npm run build", env: { TYPES_PATH: builtTypes } },
  { name: "components", command: jest(2) },
  {
    name: "studio's spine",
    command: commandLineOf("test:studio", "--project spine", inBrowser),
    needs: [install.name],
    requires: [browser],
    isOfSample: true,
  },
  {
    name: `browser on ${sample.name}`,
    command: commandLineOf("test:site", "--grep-invert @all", "--workers=1", inBrowser),
    env: { OWNERS: "own" },
    needs: [install.name, `build ${sample.name}`],
    requires: [browser],
  },
  {
    name: `files of ${sample.name}`,
    command: commandLineOf("test:built", "--maxWorkers=1"),
    env: { OWNERS: "own" },
    needs: [install.name, `build ${sample.name}`],
  },
  { name: "lint", command: "npm run lint" },
  { name: "typecheck", command: "npm run typecheck" },
]

/** One owner's site after the other is built, in one copy of the project. */
const builds = tested.map(({ name }, index): Stage => {
  const before = tested[index - 1]
  return {
    name: `build ${name}`,
    command: commandLineOf("build:owners", name),
    ...(before && { needs: [`build ${before.name}`] }),
  }
})

/** Another owner's site: its files, and its pages in a browser. */
const testsOf = ({ name }: { readonly name: string }): readonly Stage[] => {
  const isVisited = hasSample && name === anotherOwner.owner.name
  return [
    {
      name: `files of ${name}`,
      command: commandLineOf("test:built", "--maxWorkers=1"),
      env: { OWNERS: name },
      needs: [`build ${name}`],
    },
    {
      name: `browser on ${name}`,
      command: commandLineOf("test:site", "--workers=1", isVisited ? `--grep-invert "${visits}"` : "", retried),
      env: { OWNERS: name },
      needs: [install.name, `build ${name}`],
      requires: [browser],
    },
  ]
}

/** The tests that depend on content, and what the workflow asks of a pull request of content, in a copy of the project whose `data/` is another owner's. */
const onOtherContent: readonly Stage[] = [
  { name: "copy for another owner", command: commandLineOf("another-owner"), isOfSample: true },
  {
    name: "components on other content",
    command: "npx jest --selectProjects content --maxWorkers=1",
    folder: anotherOwner.folder,
    needs: ["copy for another owner"],
    isOfSample: true,
  },
  ...tested
    .filter((owner) => owner === anotherOwner.owner)
    .map(
      ({ name, prefix }): Stage => ({
        name: "another owner's pull request",
        command: `npm run check && ${commandLineOf("test:site", "visits.spec.ts", "--workers=1", retried)}`,
        folder: anotherOwner.folder,
        env: { OWNERS: "own", PATH_PREFIX: prefix },
        needs: [install.name, "copy for another owner", `build ${name}`],
        requires: [browser],
        isOfSample: true,
      }),
    ),
]

/** Everything else, on the sample's site that `npm test` has built. */
const rest: readonly Stage[] = [
  { name: install.name, command: commandLineOf("install:browsers", "--whole") },
  {
    name: "preview",
    command: commandLineOf("test:preview", retried),
    needs: [install.name],
    requires: [browser],
  },
  // In the preview's copy of the project, whose cache is warm.
  {
    name: "studio",
    command: commandLineOf("test:studio", "--project parts", retried),
    needs: ["preview"],
    requires: [browser],
    isOfSample: true,
  },
  ...builds,
  // In a copy of its own, beside the studio's other tests; later than the builds, which others wait for.
  {
    name: "studio/journeys",
    command: commandLineOf("test:studio", "journeys/", retried),
    env: { STUDIO_COPY: "journeys" },
    needs: [install.name],
    requires: [browser],
    isOfSample: true,
  },
  // From the kit's own earlier states.
  {
    name: "updates",
    command: commandLineOf("test:updates"),
    needs: [install.name],
    requires: [browser],
    isOfSample: true,
  },
  {
    name: "random runs",
    command: `${jest(1)} --findRelatedTests __tests__/support/runs.ts`,
    env: { FULL_RUNS: "1" },
  },
  {
    name: `browser on ${sample.name}, the rest`,
    command: commandLineOf("test:site", "--grep @all", "--workers=1", retried),
    env: { OWNERS: "own" },
    needs: [install.name],
    requires: [browser],
  },
  {
    name: "whole browser",
    command: commandLineOf("test:site", "--grep @whole-browser", "--workers=1", retried),
    env: { OWNERS: "own", WHOLE_BROWSER: "1" },
    needs: [install.name],
    requires: [wholeBrowser],
  },
  ...onOtherContent,
  ...engineNames.map(
    (name): Stage => ({
      name: `engine ${name}`,
      command: commandLineOf("test:engines", "--project", name, retried),
      requires: [engines[name]],
      isOfSample: true,
    }),
  ),
  ...tested.flatMap(testsOf),
]

/**
 * Runs tests side by side: what must be green before a change is shown to anybody, or with the word `rest` everything else, after that. OWNERS=sample,bare
 * leaves the other owners' sites out. What is left out is named at the end; with the variable CI it fails.
 */
async function main([which]: readonly string[], signal: AbortSignal): Promise<number> {
  if (which !== undefined && which !== "rest")
    throw new Error(`There is no part "${which}" of the tests: it is "rest", or nothing.`)
  // What is committed is judged as it is.
  if (hasSample && !process.env.CI)
    for (const path of await writeGeneratedFiles()) print(`Written anew, to be committed: ${path}\n`)
  const stages = which === "rest" ? rest : first
  const isRun = ({ isOfSample = false }: Stage) => hasSample || !isOfSample
  const passed = await runStages(stages.filter(isRun), join(project, "test-results"), {
    leftOut: [
      ...stages.filter((stage) => !isRun(stage)).map(({ name }) => `${name}. data/ is not the sample.`),
      ...others.filter((other) => !isTested(other)).map(({ name }) => `the site of ${name}. OWNERS does not name it.`),
    ],
    mustBeWhole: Boolean(process.env.CI),
    signal,
  })
  // As shells do at Ctrl-C.
  if (signal.aborted) return 130
  return passed ? 0 : 1
}

runInTerminal((args, { signal }) => main(args, signal))
