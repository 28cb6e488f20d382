import { execFileSync } from "node:child_process"
import { cp, mkdir, readFile, rm, utimes, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { checkData } from "../../check/check-data"
import { checkedFiles } from "../../check/check-file"
import { fileState } from "../../check/pictures/file-state"
import { pictureProperties } from "../../check/pictures/picture-file"
import { customPageFiles } from "../../check/read-custom-page"
import { pictureHashes } from "../../check/sample-rules"
import { CheckMemo, Memo } from "../../files/memo"
import { writeMinimal } from "../support/changed-data"

/** Longer than a file that was changed just now is not trusted to show it. */
const settled = 150

const { now } = Date
let ahead = 0

/** Lets the clock of the process go on by as much. */
const pass = () => {
  ahead += settled
}

const minimal = join(__dirname, "../support/minimal-data")

const customPage =
  '---\ntitle: "Talks"\ndescription: "Where I speak."\n---\n\nSoon.\n\n![A talk](../../images/talk.png)\n'

let folder = ""
let root = ""
beforeEach(async () => {
  ahead = 0
  jest.spyOn(Date, "now").mockImplementation(() => now() + ahead)
  folder = scratchFolder()
  root = join(folder, "data")
})

/** A repository, made once. */
let made: string | undefined

async function begin() {
  await rm(folder, { recursive: true, force: true })
  if (made) return cp(made, folder, { recursive: true })
  await mkdir(folder)
  writeMinimal(root)
  await mkdir(join(root, "pages/own"))
  await writeFile(join(root, "pages/own/talks.md"), customPage)
  git("init", "--quiet")
  commit()
  made = scratchFolder("file")
  await cp(folder, made, { recursive: true })
}

const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" })

function commit() {
  git("add", "--all", ".")
  const who = ["-c", "user.name=Ada", "-c", "user.email=ada@ada.example"]
  git(...who, "commit", "--quiet", "--no-gpg-sign", "--allow-empty", "-m", "Content")
}

const texts = [
  "site.json",
  "posts.json",
  "services.json",
  "books.json",
  "testimonials.json",
  "pages/home.json",
  "pages/own/talks.md",
  "posts/a-small-database.md",
  "pages/privacy.md",
  "redirects.json",
]
const pictures = ["images/portrait.png", "images/cover.png", "images/icon.png", "images/talk.png"]

/** What is written in place of a text in quotes, or of a line. */
const words = [
  "",
  "Ada North",
  "Edda Marlowe",
  "two-teams-one-rota",
  "reviews",
  "28 April 2026",
  "2026-04-28",
  "<b>Hm</b>",
  "images/cover.png",
  "images/none.png",
  "https://www.ada-north.org/?utm_source=x",
  "a b",
  'a"b',
]

type Alter = (bytes: Buffer, nth: number) => Buffer | undefined

const inText =
  (alter: (text: string, nth: number) => string): Alter =>
  (bytes, nth) =>
    Buffer.from(alter(bytes.toString("utf8"), nth))

const quoted = inText((text, nth) => {
  const all = [...text.matchAll(/"[^"\n]*"/g)]
  const found = all[nth % Math.max(all.length, 1)]
  const word = `"${words[nth % words.length]}"`
  return found ? text.slice(0, found.index) + word + text.slice(found.index + found[0].length) : `${text}${word}`
})

const lines = inText((text, nth) => {
  const all = text.split("\n")
  return all.toSpliced(nth % all.length, 1, ...(nth % 2 === 0 ? [] : ["## Another line", ""])).join("\n")
})

const half: Alter = (bytes, nth) => bytes.subarray(0, nth % 2 === 0 ? bytes.length / 2 : 0)

/** As long as before. */
const otherByte: Alter = (bytes, nth) => {
  const other = Buffer.from(bytes)
  if (other.length > 0) other[nth % other.length] = nth % 256
  return other
}

const gone: Alter = () => undefined

/** Something that happens to the content: to a file, or to a file as the check is to judge it. */
interface Step {
  readonly file: string
  readonly alter: Alter
  readonly nth: number
  readonly as: "written" | "judged" | "restored" | "committed" | "waited"
}

const stepIn = (files: readonly string[], ...alters: readonly Alter[]) =>
  fc.record<Step>({
    file: fc.constantFrom(...files),
    alter: fc.constantFrom(...alters),
    nth: fc.nat(10_000),
    as: fc.constantFrom("written", "written", "judged", "restored", "committed", "waited"),
  })

const steps = fc.array(fc.oneof(stepIn(texts, quoted, quoted, lines, gone), stepIn(pictures, half, otherByte, gone)), {
  minLength: 2,
  maxLength: 8,
})

const bytesOf = (path: string): Promise<Buffer> => readFile(path).catch(() => Buffer.from("[]"))

/** @returns what is to be judged in place of a file */
async function take({ file, alter, nth, as }: Step): Promise<Map<string, Buffer | undefined>> {
  const path = join(root, file)
  const after = alter(await bytesOf(path), nth)
  if (as === "judged") return new Map([[file, after]])
  if (as === "committed") commit()
  if (as === "waited") pass()
  if (as === "restored") await cp(join(minimal, file), path).catch(() => rm(path, { force: true }))
  if (as === "written") await (after ? put(path, after) : rm(path, { force: true }))
  return new Map()
}

async function put(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

test("whatever happens to the content, whoever remembers finds the same as whoever does not", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await begin()
      const memo = new CheckMemo()
      await checkData(root, { memo })
      for (const step of all) {
        const overlay = await take(step)
        expect(await checkData(root, { overlay, memo })).toEqual(await checkData(root, { overlay }))
      }
    }),
    { numRuns: runs(8) },
  )
})

test("a file is looked at once for as long as its bytes are the same", async () => {
  await begin()
  const memo = new CheckMemo()
  await checkData(root, { memo })
  const again = jest.fn()
  checkedFiles.of(memo, "site.json", await readFile(join(root, "site.json")), again)
  customPageFiles.of(memo, "pages/own/talks.md", Buffer.from(customPage), again)
  expect(again).not.toHaveBeenCalled()
})

test("a picture is looked at once for as long as it is the same", async () => {
  await begin()
  pass()
  const memo = new CheckMemo()
  await checkData(root, { memo })
  const again = jest.fn()
  const path = join(root, "images/portrait.png")
  const { state } = await fileState(path)
  pictureProperties.of(memo, `false false ${path}`, state, again)
  pictureHashes.of(memo, path, state, again)
  expect(again).not.toHaveBeenCalled()
})

test("a picture with other bytes is another one, also with the size and the time of the former", async () => {
  await begin()
  const path = join(root, "images/cover.png")
  const time = new Date("2026-04-28")
  await utimes(path, time, time)
  pass()
  const memo = new CheckMemo()
  await checkData(root, { memo })
  const bytes = await readFile(path)
  await writeFile(path, bytes.fill(0, 8))
  await utimes(path, time, time)
  pass()
  const codes = (await checkData(root, { memo })).map(({ code }) => code)
  expect(codes).toContain("picture-unreadable")
})

test("what has failed is tried again", async () => {
  const kept = new Memo<string, Promise<number>>((one, other) => one === other)
  await expect(kept.of("a", "x", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await kept.of("a", "x", async () => 1)).toBe(1)
})
