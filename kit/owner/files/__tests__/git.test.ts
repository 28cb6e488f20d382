import { once } from "node:events"
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { join } from "node:path"
import { commitAllIn, initIn } from "../../../../__tests__/support/git/git-in"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { committedBytes, Git, git, succeeds } from "../git"

let site: string
let data: string

beforeEach(() => {
  site = scratchFolder()
  data = join(site, "data")
  mkdirSync(data)
  initIn(site)
  writeFileSync(join(data, "site.json"), "{}")
  commitAllIn(site, "First")
})

/** Writes a repository as four ordinary files and folders, whose settings run a command. */
function writeRepository(folder: string): void {
  for (const name of ["objects", "refs/heads"]) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, "HEAD"), "ref: refs/heads/main\n")
  const run = `touch '${join(site, "has-run")}'`
  const settings = [`fsmonitor = "${run}"`, 'worktree = ".."', `sshCommand = "${run}"`, `pager = "${run}"`]
  writeFileSync(
    join(folder, "config"),
    `[core]\n${settings.join("\n")}\n[filter "x"]\nclean = "${run}"\nsmudge = "${run}"\n`,
  )
  writeFileSync(join(data, ".gitattributes"), "* filter=x\n")
}

test.each([
  ["content itself", "."],
  ["a folder .git in it", ".git"],
])("%s that passes for a repository is not asked, and runs nothing", async (_name, folder) => {
  writeRepository(join(data, folder))
  writeFileSync(join(data, "site.json"), '{ "name": "Ada" }')
  await git(data, "status", "--porcelain")
  await git(data, "diff", "HEAD", "--")
  expect((await committedBytes(data, "site.json"))?.toString()).toBe("{}")
  expect((await git(data, "rev-parse", "--show-toplevel")).trim()).toMatch(/scratch-\w+$/)
  expect(existsSync(join(site, "has-run"))).toBe(false)
})

test("a project that is not in a repository has none, whatever is in its content", async () => {
  rmSync(join(site, ".git"), { recursive: true })
  writeRepository(data)
  expect(await succeeds(data, "status")).toBe(false)
})

test("a folder of a project that passes for a bare repository runs nothing", async () => {
  const folder = join(site, ".owners/theirs")
  writeRepository(folder)
  expect(await new Git(folder).tryRun("status", "--porcelain")).toBeUndefined()
  expect(existsSync(join(site, "has-run"))).toBe(false)
})

test("an address that takes connections and never answers is given up", async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kit.git`
  await expect(new Git(site).bytes(["fetch", "--progress", address], "", 300)).rejects.toThrow("There was no answer.")
  for (const socket of sockets) socket.destroy()
  await new Promise((done) => server.close(done))
})
