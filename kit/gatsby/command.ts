/**
 * The Gatsby command that runs: "build" or "develop"; undefined outside Gatsby, as in tests. `NODE_ENV`, which Gatsby documents, is not reliable: a build with
 * NODE_ENV=development would publish drafts.
 */
const command = (): string | undefined => process.env.gatsby_executing_command

/** @returns whether this is `gatsby build` */
export const isBuild = (): boolean => command() === "build"

/** @returns whether this is `gatsby develop` */
export const isDevelop = (): boolean => command() === "develop"
