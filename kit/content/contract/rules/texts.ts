import { amountsIn, isCurrency, namesMoney } from "../../../language/money"
import { reservedName, slugOf } from "../../../language/slug"
import { replacement } from "../../diagnostic/fix"
import { extensionsFor, jpegExtensions } from "../../pictures/slots"
import { say } from "../../sentences/sentences"
import type { Rule } from "../facts"
import { siteFiles } from "../site-addresses"

export const blankText: Rule = { pattern: "\\s*$", say: () => say("empty") }

const slugRule = (what: "characters" | "reserved", pattern: string): Rule => ({
  pattern,
  say: (value) => {
    const slug = slugOf(value) || undefined
    return say(`slug-${what}`, { slug, where: undefined }, replacement(slug))
  },
})

/** Rules for a slug. */
export const slugRules: readonly Rule[] = [
  { pattern: "\\s*$", say: () => say("empty.slug") },
  slugRule("characters", "(?![a-z0-9]+(?:-[a-z0-9]+)*$)"),
  slugRule("reserved", `${reservedName}$`),
]

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
  ...slugRules,
  { pattern: "[0-9]", say: () => say("id-digit") },
  { pattern: `(?:${takenAnchors.join("|")})$`, say: () => say("id-taken") },
]

/** The example path in advice, relative to data/; it starts differently in other folders. */
export const examplePath = "images/portrait.png"

/** Other endings of JPEG, as browsers and messengers write them. */
const otherJpegs = jpegExtensions.map(anyCase).join("|")

function picturePathRules(extensions: readonly string[], kinds: "all" | "icon" | "drawing"): readonly Rule[] {
  const endings = extensions.map(anyCase).join("|")
  return [
    { pattern: "\\s*$", say: () => say("empty.picture") },
    {
      pattern: "[a-zA-Z]:[\\\\/]|[fF][iI][lL][eE]:",
      say: () => say("picture-absolute", { example: examplePath }),
    },
    { pattern: "[a-zA-Z]{2,}:|\\/\\/", say: () => say("picture-absolute.web") },
    {
      pattern: ".*\\\\",
      say: (value) => say("picture-path", {}, replacement(value.replaceAll("\\", "/"))),
    },
    { pattern: "\\/", say: () => say("picture-absolute.root", { example: examplePath }) },
    {
      pattern: `(?!.*\\.(?:${endings})$).*\\.(?:${endings})[?#]`,
      // On the web, a suffix may follow a file name: ?raw=true, #center.
      say: (value) => say("picture-path", {}, replacement(value.replace(/[?#].*$/s, ""))),
    },
    ...(kinds === "all" ? [{ pattern: `.*\\.(?:${otherJpegs})$`, say: () => say("picture-kind.renamed") }] : []),
    { pattern: `(?!.*\\.(?:${endings})$)`, say: () => say("picture-kind", { kinds }) },
  ]
}

/** Rules for the path of a picture, regardless of whether the file exists. */
export const pictureRules = picturePathRules(extensionsFor(), "all")

/** The same for icons and logos, which must be PNG or SVG. */
export const iconRules = picturePathRules(extensionsFor({ icon: true }), "icon")

/** The same for illustrations. */
export const drawingRules = picturePathRules(extensionsFor({ drawing: true }), "drawing")

function anyCase(letters: string): string {
  return [...letters].map((letter) => `[${letter}${letter.toUpperCase()}]`).join("")
}

/** Rules for the beginning of every path. */
export const pathStartRules: readonly Rule[] = [
  { pattern: "\\s*$", say: () => say("empty.path") },
  { pattern: "[a-zA-Z]+:|\\/\\/", say: () => say("path-characters.whole") },
  {
    pattern: "(?!\\/)",
    say: (value) => {
      const path = `/${value.trim()}`
      return say("path-characters.start", { path }, replacement(path.replace(/^\/+/, "/")))
    },
  },
]

/** @param files a regular expression for addresses of files, which need no slash at the end because they are not pages */
export const slashRule = (files: string): Rule => ({
  pattern: `(?!(?:${files})$)[^#]*[^\\/#](?:#|$)`,
  say: (value) => say("link-slash", {}, replacement(value.replace(/(?=#|$)/, "/"))),
})

const ownPath = "\\/(?:[A-Za-z0-9_~\\-][A-Za-z0-9_~.\\-]*\\/)*(?:#[\\p{L}\\p{M}\\p{N}_\\-]+)?"

/** Rules for the address of a page of this site, or of a part of one. */
export const pathRules: readonly Rule[] = [
  ...pathStartRules,
  slashRule("$.^"),
  { pattern: `(?!${ownPath}$)`, say: () => say("path-characters") },
]

/** Includes the files in static/, which are not pages and have a file extension. */
const anyFile = [
  ...Object.values(siteFiles).map(escapeRegExp),
  "\\/(?:[\\w~.\\-]+\\/)*[\\w~.\\-]+\\.(?!html?$)[A-Za-z0-9]{1,5}",
].join("|")

/** The same for the target of a redirect, which may also be one of the site's files. */
export const targetRules: readonly Rule[] = [
  ...pathStartRules,
  slashRule(anyFile),
  { pattern: `(?!(?:${ownPath}|${anyFile})$)`, say: () => say("path-characters") },
]

export function escapeRegExp(text: string): string {
  return text.replace(/[./]/g, "\\$&")
}

/** A path segment of any former site, without * and :, which hosts read as patterns. */
const formerPart = "[\\p{L}\\p{M}\\p{N}_~\\-+!'\\(\\),@&=;$][\\p{L}\\p{M}\\p{N}_~.\\-+!'\\(\\),@&=;$ ]*"
export const formerPath = new RegExp(`^/(?:${formerPart}/)*$`, "u")

export const withoutSpaces = (path: string): string => path.trim().replace(/\s/g, "%20")

/**
 * @param names of the placeholders, written in curly brackets
 * @returns rules for a text with placeholders
 */
export function placeholderRules(names: readonly string[]): readonly Rule[] {
  const known = names.map((name) => `{${name}}`).join(", ")
  return [
    blankText,
    {
      pattern: `[\\s\\S]*\\{(?!(?:${names.join("|")})\\})`,
      say: () => say("placeholder", { names: known }),
    },
  ]
}

/** Rules for a text that a drawing is based on: a single number, with its sign or unit. */
export const amountRules: readonly Rule[] = [
  blankText,
  { test: (value) => amountsIn(value).length !== 1, say: () => say("amount") },
]

/** Rules for words in place of an amount. */
export const wordsOfPriceRules: readonly Rule[] = [blankText, { test: namesMoney, say: () => say("price-in-words") }]

/** Rules for the code of a currency. */
export const currencyRules: readonly Rule[] = [
  blankText,
  {
    test: (value) => !isCurrency(value),
    say: (value) => {
      const capitals = value.trim().toUpperCase()
      return say("currency", {}, replacement(isCurrency(capitals) ? capitals : undefined))
    },
  },
]
