import { execFileSync } from "node:child_process"
import { environment } from "../../../../__tests__/support/git/git-in"
import { type Outcome, refusal, type Scene, scene, success, text } from "./support/fake-kit"
import { Place } from "./support/place"

interface Case {
  readonly name: string
  readonly prepare: (scene: Scene) => unknown
  /** What keeps the command from doing anything, in plain words. */
  readonly says?: string
  /** Whether the commands are ways of which one is taken; else they are one after the other. */
  readonly areWays?: boolean
  /** The commands that are run; by default all. */
  readonly only?: RegExp
  /** What each command came to, or all of them. */
  readonly holds: (scene: Scene) => void
}

const clean = ({ site }: Scene) => expect(site.git("status", "--porcelain")).toBe("")
const updated =
  (version: string) =>
  ({ site }: Scene) =>
    expect(JSON.parse(site.read("kit.json")).version).toBe(version)

/** Begins the site's history anew: it shares no commit with the kit. */
const beginAnew = (site: Scene["site"]) => {
  site.remove(".git")
  site.begin()
}

const withKit = (version: string) => (given: Scene) => given.site.commitFile("kit.json", version)

const cases: readonly Case[] = [
  {
    name: "a conflict",
    prepare: ({ site }) => site.commitFile("src/home.css", text([3, "my line 3"])),
    // Going on needs somebody who resolves it (conflicts.test.ts).
    only: /--abort$/,
    holds: ({ site }) => expect(site.has(".update/site")).toBe(false),
  },
  {
    name: "an update that was taken",
    prepare: () => undefined,
    holds: updated("1.0.0"),
  },
  {
    name: "a site from before kit.json that shares no commit with the kit",
    prepare: ({ site }) => {
      beginAnew(site)
      site.remove("kit.json")
      site.commit("Before versions")
    },
    holds: updated("1.1.0"),
  },
  {
    name: "a version that the kit does not have",
    prepare: (given) => {
      beginAnew(given.site)
      withKit('{ "version": "1.0.7" }')(given)
    },
    holds: updated("1.1.0"),
  },
  { name: "a kit.json that says nothing", prepare: withKit("{"), says: "kit.json names no version", holds: clean },
  {
    name: "changes that are not committed",
    prepare: ({ site }) => site.write("src/home.css", "new"),
    says: "There are changes that are not committed",
    holds: clean,
  },
  {
    name: "a detached HEAD",
    prepare: ({ site }) => site.git("switch", "--quiet", "--detach"),
    says: "Git is on no branch",
    holds: ({ site }) => expect(site.git("branch", "--show-current")).toBe("main"),
  },
  {
    name: "a merge under way",
    prepare: ({ site }) => {
      site.git("switch", "--quiet", "--create", "other")
      site.commitFile("notes.txt", "Mine")
      site.git("switch", "--quiet", "main")
      site.git("merge", "--quiet", "--no-commit", "--no-ff", "other")
    },
    says: "A merge is under way",
    areWays: true,
    holds: ({ site }) => expect(site.has(".git/MERGE_HEAD")).toBe(false),
  },
  {
    name: "no repository",
    prepare: ({ site }) => site.remove(".git"),
    says: "There is no git repository here",
    holds: clean,
  },
  {
    name: "a repository without a commit",
    prepare: ({ site }) => beginAnew(site),
    says: "This repository has no commit yet",
    holds: clean,
  },
  {
    name: "a kit with only its last commits",
    prepare: ({ kit }) => {
      const whole = `${kit.folder}-whole`
      kit.git("clone", "--quiet", "--bare", kit.folder, whole)
      kit.remove("")
      new Place(kit.folder).git("clone", "--quiet", "--depth", "1", `file://${whole}`, ".")
    },
    holds: ({ kit }) => expect(kit.git("rev-parse", "--is-shallow-repository")).toBe("false"),
  },
]

/** @returns the commands in what was printed: on lines of their own, or at the end of one */
const commandsIn = ({ written, stderr }: Outcome): readonly string[] =>
  [...`${written}\n${stderr}`.matchAll(/(?:^ +|: )((?:npm|git) .+)$/gm)].map(([, command = ""]) => command)

/** Runs a command as a shell reads it: npm's in this process, or not at all if it installs, and git's as it is. */
async function runInShell(command: string, { runExactly, site }: Scene): Promise<void> {
  if (command.startsWith("git ")) {
    execFileSync("/bin/sh", ["-c", command], { stdio: "ignore", env: { ...process.env, ...environment } })
    return
  }
  const words = execFileSync("/bin/sh", ["-c", `npm() { printf '%s\\0' "$@"; }; ${command}`], { encoding: "utf8" })
  const args = words.split("\0").slice(0, -1)
  if (args[0] === "ci") return expect(args).toEqual(["ci", "--prefix", site.folder])
  expect(args.slice(0, 3)).toEqual(["run", "update", "--"])
  expect(await runExactly(args.slice(3))).toMatchObject(success)
}

test.each(cases)("$name: each command that is printed does on this site what it says", async (each) => {
  const { prepare, says, areWays = false, only = /./, holds } = each
  const printed = async (given: Scene) => {
    await prepare(given)
    const { site, run } = given
    const state = () => (site.has(".git") && site.git("rev-list", "--all", "--max-count=1") ? site.state() : "")
    const before = state()
    const outcome = await run()
    if (says !== undefined) {
      expect(outcome).toMatchObject(refusal(says))
      expect(state()).toBe(before)
    }
    return commandsIn(outcome).filter((command) => only.test(command))
  }
  const run = (pick: (command: string, index: number) => boolean) =>
    scene(async (given) => {
      const commands = await printed(given)
      expect(commands.length).toBeGreaterThan(0)
      for (const command of commands.filter(pick)) await runInShell(command, given)
      holds(given)
      return commands.length
    })
  const count = await run((_command, index) => !areWays || index === 0)
  for (let way = 1; areWays && way < count; way += 1) await run((_command, index) => index === way)
})
