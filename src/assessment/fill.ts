/** A first strong isolate and its end: what stands between them is laid out by itself (Unicode, UAX #9). */
const [begin, end] = ["\u2068", "\u2069"]

/** @returns whether a text has letters that are read from the right */
const isRightToLeft = (text: string): boolean => /[\u0590-\u08ff]/.test(text)

/**
 * @param template a sentence of data/pages/assessment.json, such as "{done} of {count} answered"
 * @param values what stands for each name
 * @returns the sentence with the values in it; in one that is read from the right, a Latin name and a figure behind it do not run together
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const isolated = isRightToLeft(template) ? (value: string) => begin + value + end : (value: string) => value
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : isolated(value)
  })
}
