/** A change to existing files. It has to find what it changes: a mutation that breaks nothing would count as one that no test catches. */
interface Replacement {
  /** The path of a file, or which paths below `folder`. */
  readonly files: string | RegExp
  /** Where `files` is a pattern: the folder whose files it is matched against. */
  readonly folder?: string
  readonly from: string | RegExp
  /** Replaces each match; $1 is the first group of `from`, if that is a pattern. */
  readonly to: string
}

/** Files to add: those of one folder, copied into another where it has none of that name. */
interface Copy {
  readonly copy: RegExp
  readonly folder: string
  readonly to: string
}

/** Files that should be there. */
interface Removal {
  readonly remove: RegExp
  readonly folder: string
}

/**
 * What a mutation does to the files of an owner's project: paths are relative to it, such as `src/ui/links/link.tsx` or `public/index.html`. Nothing is
 * rebuilt: what should show in the built site is changed there; source is changed for tests that read source.
 */
export type Change = Replacement | Copy | Removal

/** A test that is asked whether it sees a mutation. */
export interface AskedTest {
  /** A file of Jest (`.test.ts`, `.test.tsx`) or of Playwright (`.spec.ts`). */
  readonly file: string
  /** The test's name, or its beginning. */
  readonly name: string
}

/** The commands of package.json that run tests: those that must pass before a change is shared, and all of them. */
export type Command = "npm test" | "npm run test:all"

/** One way to break the site, and who is expected to see it. */
export interface Mutation {
  /** What a visitor, a program or the owner would meet: "a link to a page that is not there". */
  readonly name: string
  /** Whose site is broken (kit/dev/support/owners.ts); the sample's by default. */
  readonly owner?: string
  readonly changes: readonly Change[]
  /** The first of the two commands that sees it; `npm test` by default. */
  readonly seenBy?: Command
  /** At least one of them has to fail. */
  readonly tests: readonly AskedTest[]
}
