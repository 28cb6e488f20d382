import { compareVersions } from "../migrate/version"
import type { Step } from "./versions"

/** The file that says what each version brings. */
export const changelogFile = "CHANGELOG.md"

/**
 * @param text of the newer version's changelog
 * @param step from the installed version (exclusive) to the newer one, or to a commit after it, which brings unreleased changes as well
 * @returns what the versions in between bring, newest first as in the file, as plain text
 */
export const changesBetween = (
  text: string,
  { from, target: { version: to, title } }: Pick<Step, "from" | "target">,
): string =>
  text
    .replaceAll("\r", "")
    .split(/^(?=## )/m)
    .flatMap((section) => {
      const [, name = "", number, said = ""] = /^## +(\[?v?(\d+\.\d+\.\d+)|Unreleased).*([\s\S]*)/.exec(section) ?? []
      const isBetween = number
        ? compareVersions(number, to) <= 0 && (from === undefined || compareVersions(number, from) > 0)
        : name !== "" && title !== to
      return isBetween ? [`${number ?? name}\n\n${plainText(said)}`] : []
    })
    .join("\n\n")

/** Without Markdown's marks and line breaks. A link's address is a path within the kit, which leads nowhere outside it. */
const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*|`|^#+ /gm, "")
    .replaceAll(/\n(?!\s*(?:- |\n|$)) */g, " ")
    .trim()

/** @returns a text wrapped so that a terminal does not break it within a word */
export const wrapped = (text: string): string => text.replaceAll(/(.{1,80})(?: +|$\n?)/gm, "$1\n").trimEnd()
