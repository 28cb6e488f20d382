import { numberIn } from "./number-forms"

/** A text for each plural form of a language, as Unicode CLDR names them; `other` serves for those that are absent. */
export type PluralForms = { readonly other: string } & {
  readonly [form in Exclude<Intl.LDMLPluralRule, "other">]?: string | null | undefined
}

/**
 * @param forms texts with `{count}` where the number stands
 * @param count how many
 * @param language a BCP 47 tag, from data/site.json
 * @returns the text of the form that the language has for that number
 */
export function plural(forms: PluralForms, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return form.replace("{count}", () => numberIn(language, count))
}
