import type { CSSProperties, ReactElement, ReactNode } from "react"

/** What satori draws: React's elements, made without React because this room is loaded by Node as it is. */
export function element(
  type: string,
  style: CSSProperties,
  children: ReactNode = undefined,
  attributes: Readonly<Record<string, string | number>> = {},
): ReactElement {
  return { type, key: null, props: { ...attributes, style, children } }
}

/** A box whose parts stand in a row; satori knows no other layout than flex. */
export const row = (style: CSSProperties, ...children: ReactNode[]) =>
  element("div", { display: "flex", ...style }, children)

/** A box whose parts stand below each other. */
export const column = (style: CSSProperties, ...children: ReactNode[]) =>
  row({ flexDirection: "column", ...style }, ...children)
