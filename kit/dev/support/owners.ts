import { execFile } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { isOfSample } from "../../content/check/sample"
import { copyProject, gatsby } from "../../owner/edit/project-copy"
import { writeBare } from "../owners/bare"
import { writeCrowded } from "../owners/crowded"

const project = join(__dirname, "../../..")
const ownData = join(project, "data")

/**
 * Whether `data/` is the sample: it is if the site has the name of the sample's owner, whatever else a maintainer of the kit has edited. Otherwise it is
 * another owner's, and tests about the sample's own texts are skipped.
 */
export const hasSample: boolean = isOfSample(JSON.parse(readFileSync(join(ownData, "site.json"), "utf8")))

/** An owner of a site: their content, and where the site built from it is. */
export interface Owner {
  readonly name: string
  /** Their content, as in the built site. */
  readonly data: string
  /** The folder whose `public/` is their site; for the sample's owner, the project. */
  readonly folder: string
  readonly port: number
  /** The path prefix on its host, such as "/strona"; empty for a site at the root. */
  readonly prefix: string
}

/** An owner with other content than the sample's. All their sites are built in one copy of the project. */
interface OtherOwner extends Owner {
  /** The successive states of their `data/`, with a build after each. The last is the site under test. */
  readonly states: ReadonlyArray<(data: string) => void>
}

/**
 * The ports of the sites, in the order of their owners. The global setup of the browser tests finds free ones and passes them to its workers; otherwise they
 * are SITE_PORT and the ports that follow it.
 */
const { SITE_PORTS, SITE_PORT = "9321" } = process.env
const portOf = (index: number): number => Number(SITE_PORTS?.split(",")[index] ?? Number(SITE_PORT) + index)

/**
 * The owner of the project's own `data/`. For the sample, the name is "sample", and all tests run on the site. For any other content, the name is "own", and
 * only the tests for every owner run.
 */
export const sample: Owner = {
  name: hasSample ? "sample" : "own",
  data: ownData,
  folder: project,
  port: portOf(0),
  // Must be the same as the build's.
  prefix: process.env.PATH_PREFIX ?? "",
}

const copyOf = (folder: string) => (data: string) => cpSync(join(project, folder), data, { recursive: true })

/** The folder of an owner's built site. */
export const builtFolder = ({ folder }: Owner): string => join(folder, "public")

/** The folder of an owner's site as it was before their content last changed. */
export const formerSite = ({ folder }: Owner): string => join(folder, "former-public")

/** The bare owner's former content, none of which may be left in the site. */
export const formerData = "kit/content/__tests__/support/minimal-data"

const states: Readonly<Record<string, OtherOwner["states"]>> = {
  // One of each, in another language, with hardly any optional field.
  polish: [copyOf("__tests__/fixtures/polish")],
  // Right to left, with more of everything than the sample.
  arabic: [copyOf("__tests__/fixtures/arabic")],
  crowded: [(data) => writeCrowded(data)],
  bare: [copyOf(formerData), writeBare],
}

/** Path prefixes of sites, as with GitHub's project pages. The tests for every owner apply to these sites too. */
const prefixes: Readonly<Record<string, string>> = { polish: "/strona", arabic: "/team/mawqi" }

export const others: readonly OtherOwner[] = Object.entries(states).map(([name, itsStates], index) => {
  const folder = join(project, ".owners", name)
  return {
    name,
    data: join(folder, "data"),
    folder,
    port: portOf(1 + index),
    prefix: prefixes[name] ?? "",
    states: itsStates,
  }
})

/** The owner with hardly any optional field, a page switched off and a path prefix. */
const [polish] = others
if (!polish) throw new Error("There are no other owners.")

/** A copy of the whole project with the Polish owner's content as its `data/`. The tests must pass there too. */
export const anotherOwner = { owner: polish, folder: join(project, ".owners/another") }

export const allOwners: readonly Owner[] = [sample, ...others]

/** The names of the owner of `data/`, whatever its content. */
const ownNames = ["own", "sample"]

/** All names that a test can have as its tag. */
export const ownerNames: readonly string[] = [...ownNames, ...others.map(({ name }) => name)]

/** @returns whether to test an owner's site. For a quick run, OWNERS=own,bare selects just these, so that only their sites must be built. */
export const isTested = ({ name }: Owner): boolean => {
  const named = process.env.OWNERS?.split(",")
  return !named || named.includes(name) || (ownNames.includes(name) && ownNames.some((own) => named.includes(own)))
}

/** The owner's own part of a build: moved into the shared copy of the project before it, and out again afterwards. */
const own = ["data", "public", ".pictures"]

/** Where that copy puts the generated types of its GraphQL schema and queries, apart from the committed ones. */
export const builtTypes = ".cache/gatsby-types.d.ts"

/** The copy of the project in which the owners' sites are built, one after the other. */
export const workshop = join(project, ".owners/workshop")

/**
 * Builds an owner's site in the copy of the project that all owners share, so that Babel runs only once, and webpack once for each path prefix. The rest of
 * Gatsby's cache is dropped with the `public/` that it belongs to, so each site is built from scratch. These builds must not run concurrently.
 *
 * @throws an error with the build's output if it fails
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

/** @returns the address at which an owner's site is served. It ends with a slash, so that "./books/" is a page of it under any prefix. */
export const servedAt = ({ port, prefix }: Owner): string => `http://localhost:${port}${prefix}/`

/** @returns the absolute address, on the site's own host, of a path such as "/books/" */
export const publicAddress = (owner: Owner, path: string): string =>
  contentOf<{ siteUrl: string }>(owner, "site.json").siteUrl + owner.prefix + path

/** @returns a content file of an owner, such as "labels.json" */
export function contentOf<Content>(owner: Owner, file: string): Content {
  return JSON.parse(readFileSync(join(owner.data, file), "utf8"))
}
