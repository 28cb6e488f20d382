import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type Browser, expect, test } from "@playwright/test"
import { sample } from "../../kit/dev/support/owners"
import { keptName } from "../../kit/owner/sample"
import { poll } from "../support/poll"
import { copyWithStudio } from "../support/run-studio"
import { startCommand } from "../support/running-command"
import {
  attackFromPage,
  attackFromProgram,
  openByAnotherName,
  plantedFile,
  successes,
} from "../support/untrusted-clients"
import { preview } from "./support/preview"

/** Every way in which untrusted clients once got in, tried on one server. */
async function expectClosed(browser: Browser, folder: string, port: number): Promise<void> {
  expect(successes(await attackFromProgram(port))).toEqual({})
  expect(successes(await attackFromProgram(port, { host: `untrusted.example:${port}` }, "all"))).toEqual({})
  expect(successes(await attackFromProgram(port, { origin: "https://untrusted.example" }, "all"))).toEqual({})
  for (const host of ["127.0.0.1", "localhost"])
    expect(successes(await attackFromPage(browser, `http://localhost:${port}`, host))).toEqual({})
  expect(await openByAnotherName(browser, port)).toBe(403)
  expect(existsSync(join(folder, plantedFile))).toBe(false)
  const page = await fetch(`http://localhost:${port}/`)
  expect([page.status, page.headers.get("access-control-allow-origin")]).toEqual([200, null])
}

test("untrusted clients get nothing from npm run develop, which goes on", async ({ browser }) => {
  await expectClosed(browser, preview.folder, preview.port)
})

test("untrusted clients get nothing from npm run edit -- --sample, which goes on", async ({ browser }) => {
  test.setTimeout(400_000)
  const port = preview.port + 2
  const folder = join(dirname(preview.folder), "preview-of-sample")
  const data = join(folder, "data")
  copyWithStudio(folder)
  rmSync(data, { recursive: true, force: true })
  cpSync(preview.data, data, { recursive: true })
  cpSync(sample.data, join(folder, keptName), { recursive: true })
  const output = openSync(join(folder, "sample.log"), "w")
  const shown = spawn("npm", ["run", "edit", "--", "--sample"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" },
    stdio: ["ignore", output, output],
    detached: true,
  })
  try {
    const answers = () =>
      fetch(`http://localhost:${port}/commons.js`).then(
        ({ ok }) => ok || undefined,
        () => undefined,
      )
    expect(await poll(answers, () => shown.exitCode === null)).toBe(true)
    await expectClosed(browser, join(folder, ".owners/shown-sample"), port)
  } finally {
    await interrupt(shown)
  }
})

test("untrusted clients get nothing from npm run serve either", async () => {
  const port = preview.port + 4
  const folder = join(dirname(preview.folder), "served")
  copyWithStudio(folder)
  cpSync(preview.data, join(folder, "data"), { recursive: true })
  // What is built does not matter here.
  mkdirSync(join(folder, "public"), { recursive: true })
  writeFileSync(join(folder, "public/index.html"), "Built")
  const serving = startCommand(folder, ["serve", "--", "--port", String(port)])
  try {
    const status = () =>
      fetch(`http://localhost:${port}/`).then(
        (answer) => answer.status,
        () => undefined,
      )
    expect(await poll(status, () => serving.child.exitCode === null)).not.toBe(403)
    for (const headers of [{ host: `untrusted.example:${port}` }, { origin: "https://untrusted.example" }])
      expect(successes(await attackFromProgram(port, headers, "all"))).toEqual({})
  } finally {
    await serving.stop()
  }
})

async function interrupt(shown: ChildProcess): Promise<void> {
  if (shown.pid === undefined || shown.exitCode !== null) return
  const ended = once(shown, "exit", { signal: AbortSignal.timeout(20_000) })
  process.kill(-shown.pid, "SIGINT")
  await ended
}
