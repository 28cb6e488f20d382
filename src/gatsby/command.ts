import { relyOn } from "./rely-on"

/**
 * Which of Gatsby's commands runs. `NODE_ENV`, which Gatsby documents, does not tell: who builds with NODE_ENV=development would publish
 * drafts.
 *
 * @returns "build" or "develop"; undefined outside of Gatsby, as in tests
 */
function command(): string | undefined {
  relyOn(
    "gatsby/dist/services/initialize.js",
    "process.env.gatsby_executing_command === `build`",
    "src/gatsby/command.ts",
  )
  return process.env.gatsby_executing_command
}

/** @returns whether this is `gatsby build` */
export const isBuild = (): boolean => command() === "build"

/** @returns whether this is `gatsby develop` */
export const isDevelop = (): boolean => command() === "develop"
