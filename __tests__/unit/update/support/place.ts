import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** Only the repositories' own settings: not those of whoever runs the tests. */
const environment = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" }

/** A folder with a git repository. */
export class Place {
  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  git(...args: readonly string[]): string {
    return execFileSync("git", [...args], {
      cwd: this.folder,
      encoding: "utf8",
      env: environment,
      stdio: "pipe",
    }).trim()
  }

  begin(): void {
    this.git("init", "--quiet", "--initial-branch", "main")
    this.name()
  }

  name(): void {
    this.git("config", "user.name", "Ada")
    this.git("config", "user.email", "ada@north.org")
  }

  write(path: string, text: string | Buffer): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    writeFileSync(join(this.folder, path), text)
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8")
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path))
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { recursive: true })
  }

  commit(message: string): string {
    this.git("add", "--all")
    this.git("commit", "--quiet", "--allow-empty", "--message", message)
    return this.git("rev-parse", "HEAD")
  }

  /** @returns everything that must stay: files, commits, branches, tags, worktrees */
  state(): string {
    return [
      this.git("rev-parse", "HEAD"),
      this.git("status", "--porcelain"),
      this.git("for-each-ref", "refs/heads", "refs/tags"),
      this.git("worktree", "list", "--porcelain"),
      this.git("ls-files", "--stage"),
    ].join("\n")
  }
}
