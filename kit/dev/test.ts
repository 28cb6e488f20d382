import { join } from "node:path"
import { print } from "../content/files/terminal"
import { runInTerminal } from "../owner/command-line"
import { commandLineOf } from "./support/commands"
import { anotherOwner, builtTypes, hasSample, isTested, others, sample } from "./support/owners"
import { browser, engineNames, engines, wholeBrowser } from "./support/requirements"
import { runStages, type Stage } from "./support/run-stages"
import { writeGeneratedFiles } from "./support/written-files"

const project = join(__dirname, "../..")
const tested = others.filter(isTested)

/** A Jest worker grows with each file that it runs. Above this size, a new one replaces it. */
const jest = (workers: number) =>
  commandLineOf("test:components", `--maxWorkers=${workers}`, "--workerIdleMemoryLimit=1500MB")
const inBrowser = "--reporter=line,./__tests__/support/browser-failures.ts"

/** Outside `npm test`, a failed browser test is retried once. If it then passes, it is named at the end; with NIGHTLY, it counts as failed. */
const retried = `${inBrowser} --retries=1${process.env.NIGHTLY ? " --fail-on-flaky-tests" : ""}`

/** The tests that visit each page. A stage of its own runs them with another owner's content in `data/`. */
const visits = "is whole and quiet|the open menu of a phone"

const install: Stage = { name: "install browsers", command: commandLineOf("install:browsers") }

/** What must pass before a change is shared, in the order of starting: the longest, and those that others wait for, come first. */
const first: readonly Stage[] = [
  install,
  // Keeps the committed types as they are, to compare them with those of a build.
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

/** Builds the owners' sites one after the other, in one copy of the project. */
const builds = tested.map(({ name }, index): Stage => {
  const before = tested[index - 1]
  return {
    name: `build ${name}`,
    command: commandLineOf("build:owners", name),
    ...(before && { needs: [`build ${before.name}`] }),
  }
})

/** Tests another owner's site: its files, and its pages in a browser. */
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

/** In a copy of the project with another owner's `data/`, the tests that depend on content, and what the workflow runs on a pull request of content. */
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

/** Everything else, on the sample's site as built by `npm test`. */
const rest: readonly Stage[] = [
  { name: install.name, command: commandLineOf("install:browsers", "--whole") },
  {
    name: "preview",
    command: commandLineOf("test:preview", retried),
    needs: [install.name],
    requires: [browser],
  },
  // Runs in the preview's copy of the project, whose cache is warm.
  {
    name: "studio",
    command: commandLineOf("test:studio", "--project parts", retried),
    needs: ["preview"],
    requires: [browser],
    isOfSample: true,
  },
  ...builds,
  // Runs in a copy of its own, concurrently with the studio's other tests. After the builds, because other stages wait for those.
  {
    name: "studio/journeys",
    command: commandLineOf("test:studio", "journeys/", retried),
    env: { STUDIO_COPY: "journeys" },
    needs: [install.name],
    requires: [browser],
    isOfSample: true,
  },
  {
    name: "updates",
    command: commandLineOf("test:updates"),
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
 * Runs tests concurrently: those that must pass before a change is shared or, with the argument `rest`, everything else, after those. With OWNERS=sample,bare,
 * the sites of other owners are left out. What is left out is named at the end; with the variable CI, the run then fails.
 */
async function main([which]: readonly string[], signal: AbortSignal): Promise<number> {
  if (which !== undefined && which !== "rest")
    throw new Error(`There is no part "${which}" of the tests: it is "rest", or nothing.`)
  // CI must judge the commit as it is.
  if (hasSample && !process.env.CI)
    for (const path of await writeGeneratedFiles()) print(`Written anew, to be committed: ${path}\n`)
  const stages = which === "rest" ? rest : first
  const isRun = ({ isOfSample = false }: Stage) => hasSample || !isOfSample
  const passed = await runStages(stages.filter(isRun), {
    logs: join(project, "test-results/logs"),
    leftOut: [
      ...stages.filter((stage) => !isRun(stage)).map(({ name }) => `${name}. data/ is not the sample.`),
      ...others.filter((other) => !isTested(other)).map(({ name }) => `the site of ${name}. OWNERS does not name it.`),
    ],
    mustBeWhole: Boolean(process.env.CI),
    signal,
  })
  // The exit code of shells after Ctrl-C.
  if (signal.aborted) return 130
  return passed ? 0 : 1
}

runInTerminal((args, { signal }) => main(args, signal))
