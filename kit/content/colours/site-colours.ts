/**
 * The site's own colours in CSS notation; an owner's are in data/brand.json. `npm run kit -- generate` writes them into src/styles/colours.css. Components
 * do not use them directly, only the roles in src/styles/tokens.css.
 */
export const writtenColours = {
  paper: "oklch(0.985 0.006 85)",
  "paper-shade": "oklch(0.958 0.009 85)",
  bone: "oklch(0.94 0.01 85)",
  "bone-dim": "oklch(0.77 0.012 85)",
  ink: "oklch(0.22 0.02 260)",
  "ink-soft": "oklch(0.42 0.02 260)",
  night: "oklch(0.17 0.015 260)",
  "night-lit": "oklch(0.215 0.018 260)",
  "night-band": "oklch(0.245 0.022 260)",
  line: "oklch(0.88 0.01 85)",
  "line-night": "oklch(0.32 0.018 260)",
  vermilion: "oklch(0.55 0.19 34)",
  "vermilion-lit": "oklch(0.72 0.16 40)",
  "band-text-soft": "oklch(0.82 0.01 85)",
  "code-value": "oklch(0.42 0.11 260)",
  "code-value-lit": "oklch(0.82 0.07 250)",
} as const

export type ColourName = keyof typeof writtenColours
