import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { bundle } from "../../../../__tests__/support/bundle"
import { leftBy, refusal, type Scene, scene } from "./support/fake-kit"
import { fakeRun } from "./support/fake-run"

/** What tells the steps apart: what is written, or the program's arguments. Each starts a process, and they differ little in what they leave. */
const steps = process.env.REHEARSE_ALL
  ? ["There is 1.1.0", "Merging", " ci ", "migrate.ts", "check", "data/site.json"]
  : ["Merging", "check"]

const program = bundle(join(__dirname, "support/killed-run.ts"))

/** @returns the signal that ended the command, which runs in a process of its own */
const killedAt = ({ site, kit }: Scene, step: string): string | null =>
  spawnSync(process.execPath, [program.file, site.folder, kit.folder, step], {
    env: { ...process.env, ...program.env },
  }).signal

const worktrees = ({ site }: Scene) => site.git("worktree", "list").split("\n").length

test.each(steps)("killed at %s: all is as it was, and the next run cleans up and does it", (step) =>
  scene(async (given) => {
    const { site, run } = given
    const before = site.git("rev-parse", "HEAD")
    expect(killedAt(given, step)).toBe("SIGKILL")
    expect([site.git("rev-parse", "HEAD"), site.git("status", "--porcelain")]).toEqual([before, ""])
    const { code, written } = await run()
    expect(code).toBe(0)
    expect(written).toContain("What it left is cleaned up.")
    expect(site.read("src/heading.txt")).toBe("Welcome, friend")
    expect(worktrees(given)).toBe(1)
  }),
)

/** Ends git and the command when the file is written into the site itself, not where it is tried out. */
const killing = 'case "$PWD" in */.update/*) cat ;; *) kill -9 $(ps -o ppid= -p $PPID) $PPID ;; esac'

test.each(["comes.css", "one.css"])("killed while %s is put in place: the next run takes the half back", (file) =>
  scene(async (given) => {
    const { site, run } = given
    site.commitFile(".gitattributes", `${file} filter=killing\n`)
    const before = site.state()
    site.git("config", "filter.killing.smudge", killing)
    expect(killedAt(given, "never")).toBe("SIGKILL")
    site.git("config", "filter.killing.smudge", "cat")
    expect(existsSync(join(site.folder, ".git/index.lock"))).toBe(true)
    const { code, written } = await run("--dry-run")
    expect({ code, state: site.state() }).toEqual({ code: 0, state: before })
    expect(written).toContain("stopped half-way. Your files are as they were before it.")
    expect((await run()).code).toBe(0)
    expect(site.read("src/heading.txt")).toBe("Welcome, friend")
  }),
)

test.each(["ci", "check"])("interrupted during %s: nothing is changed, and nothing is left", (step) =>
  scene(async (given) => {
    const { site, runWith } = given
    const before = site.state()
    const controller = new AbortController()
    const outcome = await runWith({
      signal: controller.signal,
      run: async (program, args, folder, signal) => {
        if (args.includes(step) || args.some((each) => each.endsWith(step))) controller.abort()
        return fakeRun(program, args, folder, signal)
      },
    })
    expect(outcome).toMatchObject({ code: 130, stderr: "\nStopping…\n\nStopped. Nothing was changed.\n" })
    expect(site.state()).toBe(before)
    expect(leftBy(site)).toEqual([])
  }),
)

test("while an update is under way, another one does not begin", () =>
  scene(async ({ site, run }) => {
    site.write(".update/run.json", JSON.stringify({ pid: process.ppid }))
    expect(await run()).toMatchObject(refusal(`Another update is under way (process ${process.ppid})`))
  }))
