/** @returns a language's name, in itself or in another, as the beginning of a line */
export function nameOfLanguage(language: string, inLanguage = language): string {
  const name = new Intl.DisplayNames(inLanguage, { type: "language" }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1)
}
