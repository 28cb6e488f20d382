/**
 * Which of Gatsby's commands runs: "build" or "develop"; undefined outside of Gatsby, as in tests. `NODE_ENV`, which Gatsby documents, does not
 * tell: who builds with NODE_ENV=development would publish drafts.
 */
const command = (): string | undefined => process.env.gatsby_executing_command

/** @returns whether this is `gatsby build` */
export const isBuild = (): boolean => command() === "build"

/** @returns whether this is `gatsby develop` */
export const isDevelop = (): boolean => command() === "develop"
