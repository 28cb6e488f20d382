import { amountsIn } from "../../../language/money"
import { slugOf } from "../../../language/slug"
import { pictureExtensions } from "../../pictures/slots"
import type { Rule } from "../facts"
import { siteFiles } from "../site-addresses"

export const blankText: Rule = {
  code: "empty",
  pattern: "\\s*$",
  message: "This text is empty.",
  advice: "Write something here.",
}

/** @returns the advice to write a slug; without one, the advice which characters to use */
export const slugAdviceFor = (slug: string): string => (slug ? `Write ${slug}.` : "Use a to z, 0 to 9 and hyphens.")

function nameRules(noun: "slug" | "id"): readonly Rule[] {
  const advice = (value: string) => slugAdviceFor(slugOf(value))
  const fix = (value: string) => [slugOf(value)] as const
  return [
    {
      code: "empty",
      pattern: "\\s*$",
      message: `This ${noun} is empty.`,
      advice: "Use a to z, 0 to 9 and hyphens.",
    },
    { code: `${noun}-capitals`, pattern: ".*\\p{Lu}", message: `There are capitals in this ${noun}.`, advice, fix },
    { code: `${noun}-spaces`, pattern: ".*\\s", message: `There are spaces in this ${noun}.`, advice, fix },
    { code: `${noun}-dots`, pattern: ".*\\.", message: `There is a dot in this ${noun}.`, advice, fix },
    { code: `${noun}-slashes`, pattern: ".*[\\/\\\\]", message: `There is a slash in this ${noun}.`, advice, fix },
    {
      code: `${noun}-characters`,
      pattern: "(?![a-z0-9]+(?:-[a-z0-9]+)*$)",
      message: `This ${noun} may only contain a to z, 0 to 9, and single hyphens between them.`,
      advice,
      fix,
    },
  ]
}

/** Rules for a slug. */
export const slugRules = nameRules("slug")

/** Ids that src/layout and Gatsby's shell already use. */
export const takenAnchors = [
  "content",
  "footer-services",
  "footer-resources",
  "footer-elsewhere",
  "gatsby-focus-wrapper",
]

/** Rules for an id, which becomes a section's address within its page. */
export const anchorRules: readonly Rule[] = [
  ...nameRules("id"),
  {
    code: "id-digit",
    pattern: "[0-9]",
    message: "This id begins with a digit.",
    advice: "Begin it with a letter: style sheets cannot refer to an id that begins with a digit.",
  },
  {
    code: "id-taken",
    pattern: `(?:${takenAnchors.join("|")})$`,
    message: "This id belongs to another part of the page.",
    advice: "Choose another.",
  },
]

/** The example in advices, from data/: in another folder it begins otherwise. */
export const examplePath = "images/portrait.png"

function picturePathRules(extensions: readonly string[], kinds: string): readonly Rule[] {
  const endings = extensions.map(anyCase).join("|")
  return [
    {
      code: "empty",
      pattern: "\\s*$",
      message: "The path of the picture is empty.",
      advice: "Write where the picture is, or remove the line.",
    },
    {
      code: "picture-absolute",
      pattern: "[a-zA-Z]:[\\\\/]|[fF][iI][lL][eE]:",
      message: "This path is on your own computer; the site’s pictures are in data/images.",
      advice: `Copy the picture into data/images, and write its path relative to this file, such as ${examplePath}.`,
    },
    {
      code: "picture-web",
      pattern: "[a-zA-Z]{2,}:|\\/\\/",
      message: "A picture cannot come from the web.",
      advice: "Put the file into data/images and write its path.",
    },
    {
      code: "picture-backslash",
      pattern: ".*\\\\",
      message: "There is a backslash in this path.",
      advice: (value) => `Write ${value.replaceAll("\\", "/")}.`,
      isCertain: true,
      fix: (value) => [value.replaceAll("\\", "/")],
    },
    {
      code: "picture-absolute",
      pattern: "\\/",
      message: "This path starts at the root of the disk.",
      advice: `Write the path relative to this file, such as ${examplePath}.`,
    },
    {
      code: "picture-suffix",
      pattern: `(?!.*\\.(?:${endings})$).*\\.(?:${endings})[?#]`,
      message: "There is something after the picture’s name.",
      advice: (value) => `Write ${withoutSuffix(value)}.`,
      fix: (value) => [withoutSuffix(value)],
    },
    {
      code: "picture-kind",
      pattern: `(?!.*\\.(?:${endings})$)`,
      message: "The site cannot use a picture of this kind.",
      advice: `Save it as ${kinds}, and write that file’s name with its ending.`,
    },
  ]
}

/** The path without what follows the name of a file on the web: ?raw=true, #center. */
const withoutSuffix = (path: string): string => path.replace(/[?#].*$/s, "")

/** Rules for the path of a picture, regardless of whether the file exists. */
export const pictureRules = picturePathRules(pictureExtensions, "PNG, JPEG, WebP or AVIF")

/** The same for icons and logos, which must be PNG or SVG. */
export const iconRules = picturePathRules(["png", "svg"], "PNG or SVG")

/** The same for illustrations. */
export const drawingRules = picturePathRules(["svg"], "SVG")

function anyCase(letters: string): string {
  return [...letters].map((letter) => `[${letter}${letter.toUpperCase()}]`).join("")
}

const pathForm = "Write a path of this site, such as /blog/a-post/."

/** Rules for the beginning of every path. */
export const pathStartRules: readonly Rule[] = [
  { code: "empty", pattern: "\\s*$", message: "This address is empty.", advice: pathForm },
  {
    code: "path-whole",
    pattern: "[a-zA-Z]+:|\\/\\/",
    message: "This is a whole address; only what follows the domain belongs here.",
    advice: pathForm,
  },
  {
    code: "path-start",
    pattern: "(?!\\/)",
    message: "The slash at the start of this path is missing.",
    advice: (value) => `Write /${value.trim()}.`,
    // With a dot in it, it may be a domain, or a path from the page that one is on.
    isCertain: (value) => /^\s*(?:\/|[\w~-]+(?:[/#\s]|$))/.test(value),
    fix: (value) => [`/${value.trim().replace(/^\/+/, "")}`],
  },
  {
    code: "path-query",
    pattern: ".*\\?",
    message: "There is a question mark in this path.",
    advice: "Remove it and what follows it: a page is the same with and without.",
    fix: (value) => [value.replace(/\?[^#]*/, ""), "Remove it"],
  },
]

/** @param files that are not pages, so that no slash follows them, as a regular expression */
export const slashRule = (files: string): Rule => ({
  code: "link-slash",
  pattern: `(?!(?:${files})$)[^#]*[^\\/#](?:#|$)`,
  message: "The slash at the end of this path is missing.",
  advice: (value) => `Write ${value.replace(/(?=#|$)/, "/")}.`,
  // With a dot in its last part, it may be a file.
  isCertain: (value) => /^[^#]*\/[^/#.]+(?:#|$)/.test(value),
  fix: (value) => [value.replace(/(?=#|$)/, "/")],
})

const unknownCharacters = "This path contains characters that this site’s addresses never have."
const ownPath = "\\/(?:[A-Za-z0-9_~\\-][A-Za-z0-9_~.\\-]*\\/)*(?:#[\\p{L}\\p{M}\\p{N}_\\-]+)?"

/** Rules for the address of a page of this site, or of a part of one. */
export const pathRules: readonly Rule[] = [
  ...pathStartRules,
  slashRule("$.^"),
  { code: "path-characters", pattern: `(?!${ownPath}$)`, message: unknownCharacters, advice: pathForm },
]

const anyFile = Object.values(siteFiles).map(escapeRegExp).join("|")

/** The same for where a redirect leads: it may also be one of the site's files. */
export const targetRules: readonly Rule[] = [
  ...pathStartRules,
  slashRule(anyFile),
  { code: "path-characters", pattern: `(?!(?:${ownPath}|${anyFile})$)`, message: unknownCharacters, advice: pathForm },
]

export function escapeRegExp(text: string): string {
  return text.replace(/[./]/g, "\\$&")
}

/** What another site's addresses may have between two slashes; what hosts read as a pattern is not among it: * and :. */
const formerPart = "[\\p{L}\\p{M}\\p{N}_~\\-+!'\\(\\),@&=;$][\\p{L}\\p{M}\\p{N}_~.\\-+!'\\(\\),@&=;$ ]*"
export const formerPath = new RegExp(`^/(?:${formerPart}/)*$`, "u")

export const withoutSpaces = (path: string): string => path.trim().replace(/\s/g, "%20")

/**
 * @param names of the placeholders, written in curly brackets
 * @returns rules for a text with placeholders
 */
export function placeholderRules(names: readonly string[]): readonly Rule[] {
  const known = names.map((name) => `{${name}}`).join(" and ")
  return [
    blankText,
    {
      code: "placeholder",
      pattern: `[\\s\\S]*\\{(?!(?:${names.join("|")})\\})`,
      message: "The site cannot fill in these curly brackets.",
      advice: `Only ${known} can be used here.`,
    },
  ]
}

/** Rules for a text that a drawing measures: one number, with whatever belongs to it. */
export const amountRules: readonly Rule[] = [
  blankText,
  {
    code: "amount",
    test: (value) => amountsIn(value).length !== 1,
    message: "There has to be one number in this.",
    advice: "Write it as visitors read it, such as 26 or £61,000.",
  },
]

const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code)

/** Rules for the code of a currency. */
export const currencyRules: readonly Rule[] = [
  blankText,
  {
    code: "currency",
    test: (value) => !isCurrency(value),
    message: "This is not the code of a currency.",
    advice: "Write its three letters by ISO 4217, such as EUR, GBP or USD.",
    fix: (value) => {
      const capitals = value.trim().toUpperCase()
      return isCurrency(capitals) ? [capitals] : undefined
    },
  },
]
