import { Refusal } from "../../../content/files/errors"
import { usualPort } from "../../../studio/server/start/port"
import { readNamedFlags } from "../../new/named-flags"

/** The help text of `npm run edit`. */
export const help = `Opens the studio: your site, to be changed where you see it.

  npm run edit                     the studio, at http://localhost:${usualPort}
  npm run edit -- --sample         the kit’s sample, to look at, beside your own site

  PORT=8002 npm run edit           on another port
  BROWSER=none npm run edit        without opening a browser
  STUDIO_LANGUAGE=de npm run edit  in this language, not your system’s

Ctrl-C ends it.
`

/** The arguments of `npm run edit`. */
export interface EditFlags {
  readonly sample: boolean
  readonly help: boolean
}

/**
 * @param args of the command
 * @returns what they say
 * @throws Refusal as readNamedFlags does, and for a word, since the command takes none
 */
export function readEditFlags(args: readonly string[]): EditFlags {
  const { given, words } = readNamedFlags(args, { switches: ["sample", "help"] })
  if (words.length > 0)
    throw new Refusal(
      `"${words.join(" ")}" is no flag of npm run edit. To see what it takes: npm run edit -- --help`,
      2,
    )
  return { sample: given.has("sample"), help: given.has("help") }
}
