import { execFile } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { writeBare } from "../owners/bare"
import { writeCrowded } from "../owners/crowded"
import { copyProject, gatsby } from "./project-copy"
import { isSample } from "./sample"

const project = join(__dirname, "../..")
const ownData = join(project, "data")

/** Whether `data/` is the sample. If not, it is another owner's, and tests about the sample's own words are left out. */
export const hasSample: boolean = isSample(ownData)

/** An owner of the site: their content, and where the site that was built from it is. */
export interface Owner {
  readonly name: string
  /** Their content, as it is in the site that was built. */
  readonly data: string
  /** Where their site is, as `public/`; of the sample's owner, the project. */
  readonly folder: string
  readonly port: number
  /** Below which path of its host the site stands, such as "/strona"; empty for a site that has its host to itself. */
  readonly prefix: string
}

/** An owner with other content than the sample's. Their site is built in a copy of the project, which they share. */
export interface OtherOwner extends Owner {
  /** What they put into `data/`, one state after the other; there is a build after each. The last is the site that is tested. */
  readonly states: ReadonlyArray<(data: string) => void>
}

/** Where the sites are served: this port and those after it. SITE_PORT moves them, for a second run beside another one. */
const firstPort = Number(process.env.SITE_PORT ?? 9321)

/**
 * The owner of the project's own `data/`. While that is the sample, they are called "sample", and all tests run on their site; with any other
 * content "own", and those alone that hold for everybody.
 */
export const sample: Owner = {
  name: hasSample ? "sample" : "own",
  data: ownData,
  folder: project,
  port: firstPort,
  // As the build was told.
  prefix: process.env.PATH_PREFIX ?? "",
}

const copyOf = (folder: string) => (data: string) => cpSync(join(project, folder), data, { recursive: true })

/** Where an owner's site is. */
export const builtFolder = ({ folder }: Owner): string => join(folder, "public")

/** Where an owner's site is kept as it was before the last change of their content. */
export const formerSite = ({ folder }: Owner): string => join(folder, "former-public")

/** What the bare owner had before. Nothing of it may be left in their site. */
export const formerData = "__tests__/unit/content/support/minimal-data"

const states: Readonly<Record<string, OtherOwner["states"]>> = {
  // One of each, in another language, with hardly any optional field.
  polish: [copyOf("__tests__/fixtures/polish")],
  // From right to left, with more of everything than the sample.
  arabic: [copyOf("__tests__/fixtures/arabic")],
  crowded: [writeCrowded],
  bare: [copyOf(formerData), writeBare],
}

/** Whose site stands under a path prefix, as GitHub's project pages do: all that is tested for every owner holds there too. */
const prefixes: Readonly<Record<string, string>> = { polish: "/strona", arabic: "/team/mawqi" }

export const others: readonly OtherOwner[] = Object.entries(states).map(([name, itsStates], index) => {
  const folder = join(project, ".owners", name)
  return {
    name,
    data: join(folder, "data"),
    folder,
    port: firstPort + 1 + index,
    prefix: prefixes[name] ?? "",
    states: itsStates,
  }
})

/** The one with hardly any optional field, a page switched off and a path prefix. */
const [polish] = others
if (!polish) throw new Error("There are no other owners.")

/** A copy of the whole project with the Polish owner's content in its `data/`, in which the tests have to pass too. */
export const anotherOwner = { owner: polish, folder: join(project, ".owners/another") }

export const allOwners: readonly Owner[] = [sample, ...others]

/** The names by which the owner of `data/` is called, whatever it holds. */
const ownNames = ["own", "sample"]

/** All names that a test can bear as its tag. */
export const ownerNames: readonly string[] = [...ownNames, ...others.map(({ name }) => name)]

/**
 * @returns whether an owner's site is to be tested; fewer for a quick run with OWNERS=own,bare, which then alone have to be built
 */
export const isTested = ({ name }: Owner): boolean => {
  const named = process.env.OWNERS?.split(",")
  return !named || named.includes(name) || (ownNames.includes(name) && ownNames.some((own) => named.includes(own)))
}

/** What of a build is the owner's own: it moves into the shared copy of the project, and out again when the site is built. */
const own = ["data", "public", ".pictures"]

/** Where in that copy a build leaves the types of its GraphQL schema and queries, beside those that are committed. */
export const builtTypes = ".cache/gatsby-types.d.ts"

/** The copy of the project in which the owners' sites are built, one after the other. */
export const workshop = join(project, ".owners/workshop")

/**
 * Builds an owner's site in the copy of the project that is there for all owners: what Babel makes is made once, and webpack's work is done
 * once for each path prefix. Everything else of Gatsby's cache goes with the `public/` that it belongs to, so that each site is built anew.
 * Two builds at a time there must not be.
 *
 * @throws what the build said if it fails
 */
export async function buildFor(owner: OtherOwner): Promise<void> {
  const { folder, prefix, states: itsStates } = owner
  const data = join(workshop, "data")
  copyProject(workshop)
  for (const part of own) rmSync(join(workshop, part), { recursive: true, force: true })
  if (existsSync(join(folder, ".pictures"))) renameSync(join(folder, ".pictures"), join(workshop, ".pictures"))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [number, fill] of itsStates.entries()) {
    if (number > 0) cpSync(join(workshop, "public"), formerSite(owner), { recursive: true })
    rmSync(data, { recursive: true, force: true })
    fill(data)
    await promisify(execFile)(gatsby, ["build", "--prefix-paths"], {
      cwd: workshop,
      env: { ...process.env, PATH_PREFIX: prefix, TYPES_PATH: builtTypes },
      maxBuffer: 2 ** 26,
    })
  }
  for (const part of own) if (existsSync(join(workshop, part))) renameSync(join(workshop, part), join(folder, part))
}

/** @returns where an owner's site is served; it ends in a slash, so that "./books/" is a page of it, wherever it stands. */
export const servedAt = ({ port, prefix }: Owner): string => `http://localhost:${port}${prefix}/`

/** @returns the absolute address that a path of an owner's site, such as "/books/", has on the site's own host. */
export const publicAddress = (owner: Owner, path: string): string =>
  contentOf<{ siteUrl: string }>(owner, "site.json").siteUrl + owner.prefix + path

/** @returns a content file of an owner, such as "labels.json". */
export function contentOf<Content>(owner: Owner, file: string): Content {
  return JSON.parse(readFileSync(join(owner.data, file), "utf8"))
}
