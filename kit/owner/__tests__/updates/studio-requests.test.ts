import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { poll } from "../../../dev/support/poll"
import { unusedPort } from "../../../studio/__tests__/unit/running/support/counted-preview"
import { newToken, tokenHeader } from "../../../studio/server/guard"
import type { RequestName } from "../../../studio/server/requests/requests"
import { serveStudio } from "../../../studio/server/server"
import { Updates } from "../../../studio/server/update/updates"
import { type Scene, scene } from "./support/fake-kit"
import { fakeRun, noPictures } from "./support/fake-run"

const token = newToken()

interface Given extends Scene {
  readonly updates: Updates
  /** Asks with the studio's token. */
  readonly ask: (name: RequestName, body?: unknown) => Promise<Response>
  /** Asks for a file as a tab does. */
  readonly get: (path: string) => Promise<Response>
}

const withStudio = (use: (given: Given) => Promise<void>) =>
  scene(async (its) => {
    its.site.write("kit.json", '{ "version": "1.0.0", "source": "../kit" }')
    its.site.commit("The source")
    const updates = new Updates(its.site.folder, { run: fakeRun, pictures: noPictures })
    const port = await unusedPort()
    const data = join(its.site.folder, "data")
    const studio = await serveStudio({ data, guard: { port, token }, preview: 1, page: new Map(), updates })
    const address = `http://127.0.0.1:${port}`
    const ask: Given["ask"] = (name, body) => {
      const [method = "", path] = name.split(" ")
      return fetch(`${address}/__studio/api/${path}`, {
        method,
        headers: { [tokenHeader]: token, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    }
    try {
      await use({ ...its, updates, ask, get: (path) => fetch(address + path) })
    } finally {
      studio.closeAllConnections()
      await new Promise((done) => studio.close(done))
    }
  })

/** @returns the report's address, after everything up to it was asked for */
async function triedOut({ updates, ask }: Given): Promise<string> {
  await ask("POST update-look")
  await ask("POST update-try")
  const report = await poll(async () => (updates.state.phase.kind === "tried" ? updates.state.phase.report : undefined))
  return report ?? ""
}

test("a request cannot say where versions come from, since their code is run", () =>
  withStudio(async ({ ask, updates, site }) => {
    site.commitFile("kit.json", '{ "version": "1.0.0", "source": "/nowhere/kit" }')
    await ask("POST update-look", { source: "../kit" })
    expect(updates.state.refusal?.message).toContain("/nowhere/kit")
  }))

test.each(["POST update-try", "POST update-take"] as const)("%s before anything was looked for is refused", (name) =>
  withStudio(async ({ ask }) => {
    const answer = await ask(name)
    expect([answer.status, await answer.json()]).toEqual([409, { message: expect.stringContaining("not open now") }])
  }),
)

test("the report is shown to whoever has its address, and runs nothing", () =>
  withStudio(async (given) => {
    const report = await triedOut(given)
    expect(report).not.toContain(token)
    const answer = await given.get(report)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("“, friend”")])
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; /)
    writeFileSync(join(given.site.folder, ".update/report/0-390-after.png"), "a picture")
    const picture = await given.get(report.replace("index.html", "0-390-after.png"))
    expect([picture.headers.get("content-type"), await picture.text()]).toEqual(["image/png", "a picture"])
  }))

test("nothing but the report’s own files is shown under its address", () =>
  withStudio(async (given) => {
    const report = await triedOut(given)
    const folder = report.replace("index.html", "")
    writeFileSync(join(given.site.folder, ".update/secret.html"), "secret")
    writeFileSync(join(given.site.folder, ".update/report/notes.txt"), "secret")
    given.site.git("-C", ".update/report", "init", "--quiet")
    const outside = [
      `${folder}..%2fsecret.html`,
      `${folder}..%5csecret.html`,
      `${folder}%2e%2e/secret.html`,
      `${folder}notes.txt`,
      `${folder}.git/config`,
      `${folder}.git`,
      folder,
      report.replace(/report\/[^/]+/, "report/wrong"),
      report.replace(/report\/[^/]+\//, "report/"),
    ]
    for (const path of outside) {
      const answer = await given.get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).not.toContain("secret")
    }
  }))
