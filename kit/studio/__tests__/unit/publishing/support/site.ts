import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { commitAllIn, gitIn, initIn } from "../../../../../../__tests__/support/git/git-in"
import { scratchFolder } from "../../../../../../__tests__/support/scratch-folder"

const minimal = join(__dirname, "../../../../../content/__tests__/support/minimal-data")

/** A repository with the content, made once for the tests of a file: a copy of it costs no process. */
let template: Site | undefined

/** An owner's project in a temporary folder: the minimal content in a repository of its own, committed. */
export class Site {
  readonly root: string
  folder: string

  constructor(until?: "file") {
    this.root = scratchFolder(until)
    this.folder = join(this.root, "site")
  }

  get data(): string {
    return join(this.folder, "data")
  }

  /** Runs git in the project, as Ada. */
  readonly git = (...args: readonly string[]): string => gitIn(this.folder, ...args)

  /** As `git`, for what is meant to stop half-way, such as a merge with a conflict. */
  readonly gitStops = (...args: readonly string[]): void => {
    try {
      this.git(...args)
    } catch {
      return
    }
    throw new Error(`git ${args.join(" ")} was meant to stop`)
  }

  copyContent(): this {
    cpSync(minimal, this.data, { recursive: true })
    return this
  }

  init(): this {
    initIn(this.folder)
    return this
  }

  /** A repository with the content in its first commit. */
  begin(): this {
    template ??= new Site("file").copyContent().init().commitAll("First")
    cpSync(template.folder, this.folder, { recursive: true, preserveTimestamps: true })
    return this
  }

  commitAll(message: string): this {
    commitAllIn(this.folder, message)
    return this
  }

  /** A bare repository that the project is pushed to. */
  withRemote(): this {
    gitIn(this.root, "init", "--quiet", "--bare", "--initial-branch", "main", "there.git")
    this.git("remote", "add", "origin", join(this.root, "there.git"))
    this.git("push", "--quiet", "--set-upstream", "origin", "main")
    return this
  }

  /** From here on it is a clone with the last of two commits alone. */
  becomeShallow(): void {
    this.withRemote().edit("books.json", "Accelerate", "Second")
    this.commitAll("Second").git("push", "--quiet")
    gitIn(this.root, "clone", "--quiet", "--depth", "1", `file://${join(this.root, "there.git")}`, "shallow")
    this.folder = join(this.root, "shallow")
    for (const [name, value] of Object.entries({ name: "Ada", email: "ada@example.org" }))
      this.git("config", `user.${name}`, value)
  }

  text = (file: string): string => readFileSync(join(this.data, file), "utf8")

  json = <Content>(file: string): Content => JSON.parse(this.text(file)) as Content

  write(file: string, content: string | Buffer): void {
    mkdirSync(dirname(join(this.data, file)), { recursive: true })
    writeFileSync(join(this.data, file), content)
  }

  /** Replaces a text that occurs in a file. */
  edit(file: string, from: string, to: string): void {
    const text = this.text(file)
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    this.write(
      file,
      text.replace(from, () => to),
    )
  }

  /** Gives a book another title, which is to be published. */
  change(): void {
    this.edit("books.json", "Accelerate", "Mine")
  }

  move(from: string, to: string): void {
    mkdirSync(dirname(join(this.data, to)), { recursive: true })
    renameSync(join(this.data, from), join(this.data, to))
  }

  remove(file: string): void {
    rmSync(join(this.data, file), { recursive: true })
  }

  hook(name: string, script: string): void {
    const folder = join(this.folder, ".git/hooks")
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }

  /** A folder for PATH with programs of the test's own. */
  get programs(): string {
    return join(this.root, "programs")
  }

  program(name: string, script: string): void {
    mkdirSync(this.programs, { recursive: true })
    writeFileSync(join(this.programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }

  /** The subject of the last commit. */
  lastSubject = (): string => this.git("log", "-1", "--format=%s").trim()

  /** The files of the last commit, from the repository's top. */
  lastFiles = (): readonly string[] =>
    this.git("show", "--name-only", "--format=", "-z", "HEAD").split("\0").filter(Boolean)

  committed = (file: string): string => this.git("show", `HEAD:data/${file}`)
}
