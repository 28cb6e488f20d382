import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { commitAllIn, gitIn, initIn } from "../../../../../__tests__/support/git/git-in"

/** A folder with a git repository. */
export class Place {
  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  git(...args: readonly string[]): string {
    return gitIn(this.folder, ...args).trim()
  }

  begin(): void {
    initIn(this.folder)
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
    commitAllIn(this.folder, message)
    return this.git("rev-parse", "HEAD")
  }

  /** Writes a file, and commits it with whatever else has changed. */
  commitFile(path: string, text: string): void {
    this.write(path, text)
    this.commit(path)
  }

  /** Commits what there is, with a tag. */
  release(tag: string): void {
    this.commit(tag)
    this.git("tag", tag)
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
