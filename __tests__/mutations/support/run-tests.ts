import { spawnSync } from "node:child_process"
import { join } from "node:path"
import type { AskedTest, Command } from "../mutation"

/** Which tests to run in a copy of the project. */
interface Question {
  readonly folder: string
  /** Whose built site the tests look at. */
  readonly owner: string
  readonly tests: readonly AskedTest[]
  /** Only tests that this command runs. */
  readonly command: Command
}

/**
 * Runs tests of Jest and of Playwright.
 *
 * @returns the messages of those that fail; empty if all pass
 * @throws an Error with the output if one of their files could not run
 */
export function failuresOf({ folder, owner, tests, command }: Question): string {
  const inJest = tests.filter(({ file }) => /\.test\.tsx?$/.test(file))
  const inBrowser = tests.filter((test) => !inJest.includes(test))
  // The tests of a built site use the project's settings; those of every other folder have their own.
  const folderOf = ({ file }: AskedTest) => file.split("/", 2).join("/")
  const runs = [
    ...(inJest.length > 0 ? [["jest/bin/jest.js", "--runTestsByPath", ...filesAndNames(inJest, "-t")]] : []),
    ...[...new Set(inBrowser.map(folderOf))].map((within) => [
      "@playwright/test/cli.js",
      "test",
      "--reporter=line",
      ...(within === "__tests__/site" ? [`--project=${owner}`] : ["--config", within]),
      ...(command === "npm test" ? ["--grep-invert", "@all"] : []),
      ...filesAndNames(
        inBrowser.filter((test) => folderOf(test) === within),
        "--grep",
      ),
    ]),
  ]
  return runs.map(([program = "", ...args]) => failuresOfRun({ folder, owner, program, args })).join("")
}

interface Run extends Pick<Question, "folder" | "owner"> {
  /** Its path in the project's packages. */
  readonly program: string
  readonly args: readonly string[]
}

function failuresOfRun({ folder, owner, program, args }: Run): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "node_modules", program), ...args], {
    cwd: folder,
    env: { ...process.env, OWNERS: owner },
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  const said = `${stdout}${stderr}`
  if (status === null || /Test suite failed to run|No tests found/.test(said)) throw new Error(said)
  return status === 0 ? "" : said
}

/** The tests' files, each once, and a pattern for their names, which also matches after the names of the groups that contain them. */
function filesAndNames(tests: readonly AskedTest[], flag: string): readonly string[] {
  const names = tests.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return [...new Set(tests.map(({ file }) => file)), flag, `(?:^| )(?:${[...new Set(names)].join("|")})`]
}
