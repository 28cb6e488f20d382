// A namespace import: with { z }, the studio's page would include all of zod, which is 366 kB more.
import * as z from "zod"
import { requirementsFor, type SlotName } from "../pictures/slots"
import { say } from "../sentences/sentences"
import type { Facts, FieldKind, FieldNaming, Rule } from "./facts"
import { budget } from "./field"
import { colourRules } from "./rules/colours"
import { dateRules, whenRules } from "./rules/dates"
import { diagnose } from "./rules/diagnose"
import { languageRules } from "./rules/languages"
import { formerPathRules, siteLinkRules, webLinkRules, webOrEmailLinkRules } from "./rules/links"
import {
  amountRules,
  anchorRules,
  blankText,
  currencyRules,
  drawingRules,
  iconRules,
  pathRules,
  pictureRules,
  placeholderRules,
  slugRules,
  targetRules,
  wordsOfPriceRules,
} from "./rules/texts"

/** Most fields of the contract have only a description. */
export function described(about: string | FieldNaming): Pick<Facts, "label" | "description" | "hint"> {
  if (typeof about === "string") return { description: about }
  return "description" in about ? about : { ...about, description: `${about.label}.` }
}

/** A kind of text: a function that declares a field of it. */
const textual =
  (kind: FieldKind, rules: readonly Rule[], facts: Pick<Facts, "budget" | "requirements" | "isMarked"> = {}) =>
  (about: string | FieldNaming) =>
    z
      .string()
      .superRefine((value, context) => {
        const violation = diagnose(rules, value)
        if (violation) context.addIssue({ code: "custom", params: { violation } })
      })
      .meta({ kind, ...described(about), ...facts, rules })

/** Plain text, shown as it is. */
export const text = (about: string | FieldNaming, maxLength: number = budget.name) =>
  textual("text", [blankText], { budget: maxLength })(about)

/** Texts with less room than a name, or with more. */
export const label = textual("text", [blankText], { budget: budget.label })
export const sentence = textual("text", [blankText], { budget: budget.sentence })
export const shortDescription = textual("text", [blankText], { budget: budget.description })
export const introduction = textual("text", [blankText], { budget: budget.intro })
export const paragraph = textual("text", [blankText], { budget: budget.paragraph })

/** A text for programs, such as an id: no visitor reads it, so its length is not limited. */
export const machineText = textual("text", [blankText])

/** Plain text with placeholders such as {count}. */
export const textWithPlaceholders = (
  about: string | FieldNaming,
  names: readonly string[],
  maxLength: number = budget.name,
) => textual("text", placeholderRules(names), { budget: maxLength })(about)

/** Text with simple markup: the tags of kit/content/markdown/markup.ts. The check validates the tags, because it can point at a single one. */
export const markup = (about: string | FieldNaming, maxLength: number) =>
  textual("markup", [blankText], { budget: maxLength })(about)

/** The https address of a page. */
export const link = textual("link", webLinkRules)

/** The https address of a page, an email address as mailto:, or a phone number as tel:. */
export const linkOrEmail = textual("link", webOrEmailLinkRules)

/** The https address of a site, which ends with its domain name. */
export const siteLink = textual("link", siteLinkRules)

/** The path of a picture in data/, relative to the file that names it, with the slots that it fills. Always optional: no page depends on one. */
export const picture = (about: string | FieldNaming, ...filled: readonly SlotName[]) =>
  textual("picture", pictureRules, { requirements: requirementsFor(filled) })(about)

/** The same for a picture that may also be square, and is then shown whole. */
export const pictureOrSquare = (about: string | FieldNaming, ...filled: readonly SlotName[]) =>
  textual("picture", pictureRules, { requirements: { ...requirementsFor(filled), alsoShaped: [[1, 1]] } })(about)

/** The path of an SVG illustration, which the site redraws in its own line. */
export const drawing = textual("picture", drawingRules, { requirements: { slots: [], width: 1, drawing: true } })

/** The path of a logo, which is shown in one colour. */
export const logo = textual("picture", iconRules, { requirements: { slots: [], width: 160, logo: true } })

/** The path of the site's icon, in browser tabs and on home screens. */
export const icon = textual("picture", iconRules, { requirements: { slots: [], width: 512, height: 512, icon: true } })

/** A part of a web address. */
export const slug = textual("slug", slugRules)

/** An address within this site, from its first slash on, optionally with a # and a part of the page. */
export const path = textual("path", pathRules)

/** The same, or the address of one of the site's files. */
export const target = textual("path", targetRules)

/** An address that this site, or the one before it, once had. */
export const formerPath = textual("path", formerPathRules)

/** A section's address within its page. */
export const anchor = textual("anchor", anchorRules)

/** A number as visitors read it, with its sign or unit, that a drawing shows to scale. */
export const amount = textual("text", amountRules, { budget: 15 })

/** Words in place of a price. */
export const pricedInWords = textual("text", wordsOfPriceRules, { budget: budget.label })

/** A currency, by ISO 4217. */
export const currency = textual("text", currencyRules)

/** A BCP 47 language tag. */
export const language = textual("language", languageRules)

/** One of a fixed list of options, some of which may have alternative names. */
export const choice = <Word extends string>(
  about: string | FieldNaming,
  words: readonly Word[],
  alsoCalled: Readonly<Record<string, Word>> = {},
) => z.enum(words).meta({ kind: "choice", ...described(about), alsoCalled })

/** A whole number in an inclusive range. */
export const wholeNumber = (about: string | FieldNaming, min: number, max: number) =>
  z
    .int()
    .min(min)
    .max(max)
    .meta({ kind: "number", ...described(about) })

/** A day, for machines: 2026-11-10. */
export const date = textual("date", dateRules)

/** When something appeared: a day or a month in ISO form, which the site writes in its language, or text for visitors alone. */
export const when = textual("when", whenRules)

/** A CSS colour in any notation. */
export const colour = textual("colour", colourRules)

export const yesNo = (about: string | FieldNaming) => z.boolean().meta({ kind: "yesNo", ...described(about) })

interface ListRules {
  /** No entry may occur twice. */
  readonly unique?: boolean
  /** At least one entry. */
  readonly filled?: boolean
  /** The maximum number of entries. */
  readonly max?: number
}

/** A list of values of the same kind, in display order. */
export const list = <Item extends z.ZodType>(about: string | FieldNaming, item: Item, rules: ListRules = {}) => {
  const some = rules.filled ? z.array(item).min(1) : z.array(item)
  const several = rules.max === undefined ? some : some.max(rules.max)
  return several.meta({ kind: "list", ...described(about), ...(rules.unique ? { unique: true } : {}) })
}

/** Plain text in which a part may be put between asterisks. */
export const markedText = (about: string | FieldNaming, maxLength: number) =>
  textual("text", [blankText], { budget: maxLength, isMarked: true })(about)

/** An object with exactly these keys. */
export const group = <Shape extends z.ZodRawShape>(typeName: string, about: string | FieldNaming, shape: Shape) =>
  z.strictObject(shape).meta({ kind: "group", typeName, ...described(about) })

/** A group that can be written as a plain text if it has only one particular key. */
export const groupOrText = <Shape extends z.ZodRawShape>(
  typeName: string,
  about: string | FieldNaming,
  short: keyof Shape & string,
  shape: Shape,
) => z.strictObject(shape).meta({ kind: "group", typeName, ...described(about), short })

/**
 * A group, or a plain text in its place.
 *
 * @param short the key by which the site knows the text
 * @param text the text
 * @param needed what the group needs
 * @param others what it can have besides
 */
export const groupInsteadOfText = <Needed extends z.ZodRawShape, Others extends z.ZodRawShape>(
  typeName: string,
  about: string | FieldNaming,
  [short, text]: readonly [short: string, text: z.ZodType],
  needed: Needed,
  others: Others,
) => {
  const needs = Object.keys(needed)
  const all = { ...needed, ...others }
  return z
    .strictObject({ ...z.object(needed).partial().shape, ...others, [short]: text.optional() })
    .superRefine(
      (value, context) => {
        const given = Object.keys(all).filter((key) => Object.hasOwn(value, key))
        const violation = say("text-and-parts", { keys: given.join(", ") })
        if (!Object.hasOwn(value, short))
          for (const key of needs.filter((each) => !given.includes(each)))
            context.addIssue({ code: "invalid_type", expected: "any", path: [key], input: undefined })
        else if (given.length > 0) context.addIssue({ code: "custom", path: [short], params: { violation } })
      },
      { when: ({ value }) => typeof value === "object" && value !== null },
    )
    .meta({ kind: "group", typeName, ...described(about), short, needs })
}
