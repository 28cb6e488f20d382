/** The characters around a first strong isolate, which is laid out separately (Unicode, UAX #9). */
const [begin, end] = ["\u2068", "\u2069"]

/** @returns whether a text has right-to-left characters */
const isRightToLeft = (text: string): boolean => /[\u0590-\u08ff]/.test(text)

/**
 * @param template a sentence of data/, such as "{done} of {count} answered"
 * @param values for the placeholders
 * @returns the sentence with its values; in a right-to-left sentence they are isolated, so that a Latin name does not drag a number after it along
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const isolated = isRightToLeft(template) ? (value: string) => begin + value + end : (value: string) => value
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : isolated(value)
  })
}
