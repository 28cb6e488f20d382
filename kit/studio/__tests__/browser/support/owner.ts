import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { content as arabic, preview } from "../../../../../__tests__/preview/support/preview"
import { writeCrowded } from "../../../../dev/owners/crowded"
import { sample } from "../../../../dev/support/owners"
import { newSiteFiles } from "../../../../owner/begin/site"
import { writeTwins } from "./twins"

/**
 * The project of an owner who edits: the copy of the preview's tests, since its cache is warm and they do not run at the same time. With STUDIO_COPY a copy of
 * its own, for tests that run beside them.
 */
export const folder = join(dirname(preview.folder), process.env.STUDIO_COPY ?? basename(preview.folder))

/** The owner's content. */
export const data = join(folder, "data")

/** Where the studio's address is kept while it runs. */
export const addressFile = join(folder, "studio-address.txt")

/** The repository to which the owner publishes. */
export const remote = join(folder, "remote.git")

/** @returns the address of the studio with its token */
export const studioAddress = (): string => readFileSync(addressFile, "utf8")

/** @returns the port of the studio */
export const studioPort = (): number => Number(new URL(studioAddress()).port)

/** Sends the studio a request, as its page does. */
export async function askStudio(path: string, body: unknown = {}): Promise<void> {
  const { origin, hash } = new URL(studioAddress())
  const answer = await fetch(`${origin}/__studio/api/${path}`, {
    method: "POST",
    headers: { "x-studio-token": hash.slice(1), "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** @returns git's output in the owner's project */
export const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=Robin", "-c", "user.email=robin@example.org", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  })

/** The owners whose content the studio is tried on; each has a tag in the repository. */
export type StudioOwner = "sample" | "arabic" | "polish" | "crowded" | "german" | "twins"

/** Restores the content of an owner as it was when the studio started, with no later history. */
export function resetContent(owner: StudioOwner = "sample"): void {
  git("reset", "--quiet", "--hard", owner)
  git("clean", "--quiet", "-fd", "data")
  git("push", "--quiet", "--force", "origin", `${owner}:main`)
}

const copyOf = (folder: string) => () => cpSync(folder, data, { recursive: true })

/** What writes the content of the others; a German site is one that has just begun in place of the sample. */
const others: Readonly<Record<Exclude<StudioOwner, "sample">, () => unknown>> = {
  arabic: copyOf(arabic),
  polish: copyOf(join(sample.folder, "__tests__/fixtures/polish")),
  crowded: () => writeCrowded(data),
  twins: () => writeTwins(data),
  german: async () => {
    const site = { siteUrl: "https://nord.example", scheduling: "mailto:ada@nord.example", claim: 25 }
    const files = await newSiteFiles({ language: "de", name: "Ada Nord", ...site }, new Date())
    for (const [file, content] of files) {
      mkdirSync(dirname(join(data, file)), { recursive: true })
      writeFileSync(join(data, file), content)
    }
  },
}

/** A repository of the content alone, with a place to push to: the sample's, and beside it, a commit later, that of each other owner. */
export async function beginHistory(): Promise<void> {
  for (const old of [join(folder, ".git"), remote]) rmSync(old, { recursive: true, force: true })
  writeFileSync(join(folder, ".gitignore"), "/*\n!/data\n!/.gitignore\n")
  git("init", "--quiet", "--initial-branch", "main")
  git("config", "user.name", "Robin")
  git("config", "user.email", "robin@example.org")
  git("init", "--quiet", "--bare", "--initial-branch", "main", remote)
  git("add", "--all")
  git("commit", "--quiet", "-m", "As it was")
  git("tag", "sample")
  for (const [owner, fill] of Object.entries(others)) {
    rmSync(data, { recursive: true })
    mkdirSync(data)
    await fill()
    git("add", "--all")
    git("commit", "--quiet", "-m", "Another owner")
    git("tag", owner)
    git("reset", "--quiet", "--hard", "sample")
  }
  git("remote", "add", "origin", remote)
  git("push", "--quiet", "--set-upstream", "origin", "main")
}

/** @returns a content file's text, byte for byte */
export const savedText = (file: string): string => readFileSync(join(data, file), "utf8")

/** @returns the content of a JSON file */
export const savedContent = <Content>(file: string): Content => JSON.parse(savedText(file)) as Content

/** Changes a file as another program does. */
export const editElsewhere = (file: string, change: (text: string) => string): void =>
  writeFileSync(join(data, file), change(savedText(file)))

/** Gives a file different line breaks. */
export const breakLines = (file: string, lineBreak: string): void =>
  editElsewhere(file, (text) => text.replaceAll("\r\n", "\n").replaceAll("\n", lineBreak))
