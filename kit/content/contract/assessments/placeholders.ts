/** Placeholder texts of `npm run new assessment`; the check reports those that are left. */
export const placeholders = {
  about: "Write what this part is about.",
  question: "Write a question about last month.",
  why: "Write why you ask it.",
  best: "Write the best answer.",
  middle: "Write an answer between them.",
  least: "Write the least answer.",
  advice: "Write what the advice comes to.",
  step: "Write what to do.",
  how: "Write how.",
} as const

/** @returns whether a text is still a placeholder */
export const isPlaceholder = (text: unknown): boolean => Object.values<unknown>(placeholders).includes(text)
