import type { Metadata } from "sharp"

/** The size of the picture that a site begins with in place of a portrait, in pixels. */
export const portraitSize = { width: 1200, height: 1500 } as const

/** @returns whether a picture may be that one: of its size, and with a palette, which no photograph has */
export const mayBeDrawn = ({ width, height, isPalette }: Metadata): boolean =>
  isPalette && width === portraitSize.width && height === portraitSize.height
