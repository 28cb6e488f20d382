/**
 * @param template a sentence of data/pages/assessment.json, such as "{done} of {count} answered"
 * @param values what stands for each name
 * @returns the sentence with the values in it
 */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
