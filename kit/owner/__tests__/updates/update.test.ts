import { once } from "node:events"
import { chmodSync, createReadStream } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { scene, success, text } from "./support/fake-kit"
import { fakeRun } from "./support/fake-run"

test("the content is the owner's, migrated, with every other byte, which is said and committed with what is new; the guide is the kit's; kit.json has the new version, and where it came from", () =>
  scene(async ({ kit, site, run }) => {
    const { written } = await run()
    expect(written).toContain("This site has version 1.0.0. There is 1.1.0.")
    expect(written).toContain("A warmer heading.")
    expect(written).not.toContain("Soon.")
    expect(site.read("data/site.json")).toBe('{ "name": "Ada North", "percent": 3e1 }\n')
    expect(site.read("data/README.md")).toBe("Guide of 1.1.0\n")
    expect(written).toContain("- data/site.json: phrase is removed")
    expect(site.git("log", "-1", "--format=%B")).toMatch(
      /^Update the site kit from 1\.0\.0 to 1\.1\.0\n[\s\S]*- data\/site\.json: phrase is removed/,
    )
    expect(JSON.parse(site.read("kit.json"))).toEqual({
      version: "1.1.0",
      source: "../kit",
      commit: kit.git("rev-parse", "v1.1.0"),
    })
  }))

test("a deleted file and a deleted folder stay deleted, and it says so", () =>
  scene(async ({ site, run }) => {
    site.remove("src/room")
    site.remove("src/home.css")
    site.commit("Without these")
    const { written, code } = await run()
    expect(code).toBe(0)
    const gone = ["src/home.css", "src/room/one.css", "src/room/three.css"]
    for (const path of ["src/home.css", "src/room/ (2 files)"]) expect(written).toContain(`- ${path}\n`)
    expect([...gone, "src/room/two.css"].filter((path) => site.has(path))).toEqual([])
  }))

test("packages of the owner's stay beside new ones of the kit's", () =>
  scene(async ({ site, runWith }) => {
    site.write(
      "package.json",
      site.read("package.json").replace('"kit"', '"ada"').replace('"a": "1"', '"a": "1",\n    "c": "3"'),
    )
    site.commitFile("package-lock.json", '{ "a": "1", "c": "3" }\n')
    const calls: string[] = []
    const outcome = await runWith({
      run: (program, args, folder, signal) => {
        calls.push(args.slice(0, 2).join(" "))
        return fakeRun(program, args, folder, signal)
      },
    })
    expect(outcome.code).toBe(0)
    expect(JSON.parse(site.read("package.json"))).toEqual({
      name: "ada",
      version: "1.1.0",
      dependencies: { a: "1", b: "2", c: "3" },
    })
    expect(calls).toContain("install --prefer-offline")
  }))

test("what git ignores and a new file of the kit's would be written over stops it, and nothing is changed", () =>
  scene(async ({ site, run }) => {
    site.commitFile(".gitignore", `${site.read(".gitignore")}comes.css\n`)
    site.write("src/comes.css", "my draft")
    const before = site.state()
    const { code, stderr } = await run()
    expect({ code, state: site.state() }).toEqual({ code: 1, state: before })
    expect(stderr).toMatch(/^Git did not do "git merge":[\s\S]*src\/comes\.css/)
    expect(site.read("src/comes.css")).toBe("my draft")
  }))

test("the second version is the base of the third", () =>
  scene(async ({ kit, site, run }) => {
    site.commitFile("src/home.css", text([7, "my line 7"]))
    await run()
    kit.write("src/home.css", text([3, "the kit's line 3"], [12, "1.2.0"]))
    kit.write("CHANGELOG.md", "## 1.2.0\n\nMore.\n")
    kit.release("v1.2.0")
    expect((await run()).code).toBe(0)
    expect(site.read("src/home.css")).toBe(text([3, "the kit's line 3"], [7, "my line 7"], [12, "1.2.0"]))
    expect((await run()).written).toContain("This site has the newest version, 1.2.0.")
  }))

test("a site from before kit.json is updated from the commit that it shares with the kit", () =>
  scene(async ({ site, run }) => {
    site.remove("kit.json")
    site.commit("Before versions")
    const { code, written } = await run()
    expect(code).toBe(0)
    expect(written).toContain("This site is from before the kit had versions. There is 1.1.0.")
    expect(site.read("src/heading.txt")).toBe("Welcome, friend")
  }, true))

test("an owner's hooks and habits have no part in an update", () =>
  scene(async ({ site, run }) => {
    for (const hook of ["post-checkout", "post-merge", "pre-commit", "reference-transaction"]) {
      site.write(`.git/hooks/${hook}`, "#!/bin/sh\ntouch ran\nexit 1\n")
      chmodSync(join(site.folder, ".git/hooks", hook), 0o755)
    }
    for (const habit of ["commit.gpgSign", "merge.verifySignatures"]) site.git("config", habit, "true")
    expect(await run()).toMatchObject(success)
    expect(site.git("status", "--porcelain")).toBe("")
  }))

test("versions come over the network, from an address that kit.json then remembers", () =>
  scene(async ({ kit, site, run }) => {
    kit.git("update-server-info")
    const server = createServer((request, response) =>
      createReadStream(join(kit.folder, ".git", new URL(request.url ?? "", "http://localhost").pathname))
        .on("error", () => response.writeHead(404).end())
        .pipe(response),
    ).listen(0, "127.0.0.1")
    try {
      await once(server, "listening")
      const address = server.address()
      const source = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`
      expect(await run("--from", source)).toMatchObject(success)
      expect(JSON.parse(site.read("kit.json"))).toMatchObject({ version: "1.1.0", source })
    } finally {
      server.close()
    }
  }))
