import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"

const project = join(__dirname, "../../..")

/** An owner of the site: their content, and where the site that was built from it is. */
export interface Owner {
  readonly name: string
  /** Their content, instead of the sample's. */
  readonly data: string
  /** The project in which their site is built; `public/` is in it. */
  readonly folder: string
  readonly port: number
}

/** Where the sites are served: this port and those after it. SITE_PORT moves them, for a second run beside another one. */
const firstPort = Number(process.env.SITE_PORT ?? 9321)

/** The owner of the sample content: the project itself. */
export const sample: Owner = { name: "sample", data: join(project, "data"), folder: project, port: firstPort }

/** Owners with other content: in another language, and once from right to left. Each is built in a copy of the project. */
export const others: readonly Owner[] = ["polish", "arabic"].map((name, index) => ({
  name,
  data: join(project, "__tests__/fixtures", name),
  folder: join(project, ".owners", name),
  port: firstPort + 1 + index,
}))

/** What a build reads of the project, but for the content. */
const parts = [
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
]

/** Builds an owner's site in its copy of the project. The cache of an earlier build of it is kept. */
export function buildFor({ data, folder }: Owner): void {
  mkdirSync(folder, { recursive: true })
  for (const part of [...parts, "data"]) {
    rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(part === "data" ? data : join(project, part), join(folder, part), { recursive: true })
  }
  if (!existsSync(join(folder, "node_modules")))
    symlinkSync(join(project, "node_modules"), join(folder, "node_modules"))
  execFileSync(join(dirname(require.resolve("gatsby/package.json")), "cli.js"), ["build"], {
    cwd: folder,
    stdio: "pipe",
  })
}

/** @returns a content file of an owner, such as "labels.json". */
export function contentOf<Content>(owner: Owner, file: string): Content {
  return JSON.parse(readFileSync(join(owner.data, file), "utf8"))
}
