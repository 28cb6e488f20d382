import type { ReactElement } from "react"
import type { Palette } from "../../../content/colours/palette"
import { column, display, element, row, text } from "./element"

/** The size that Facebook, LinkedIn, X and chat programs show uncropped. */
export const cardSize = { width: 1200, height: 630 } as const

/** The title's area in pixels, and its line height. */
export const titleArea = { width: 748, height: 342, lineHeight: 1.1 } as const

/** A title and its typesetting, as determined by kit/gatsby/outputs/cards/draw-card.ts. */
export interface Title {
  readonly text: string
  readonly fontSize: number
  /** The title's words that are set in colour. */
  readonly emphasis?: string | undefined
  /** Narrower than its area, so that its lines are about as long as each other. */
  readonly width?: number
  /** The maximum number of lines, for a title that breaks words or does not fit: the rest is cut off with an ellipsis. */
  readonly lines?: number
}

/** The content of a card; an absent text leaves no gap. */
export interface CardContent {
  readonly title: Title | undefined
  readonly name: string | undefined
  readonly role: string | undefined
  readonly host: string | undefined
  /** The percentage of a full-time CTO's cost. */
  readonly percent: number
  /** The prefix of the percentage, such as <. */
  readonly sign: string
  readonly direction: "ltr" | "rtl"
  /** In place of the site's figure: the page's picture, 3:2, as a data address, or a figure of its own. */
  readonly beside?: Beside | undefined
}

export type Beside = { readonly picture: string } | { readonly figure: string; readonly text: string }

/** The width of a title beside a picture. */
const narrowTitle = 540

/** @returns the width of the title's area */
export const titleWidth = (beside: Beside | undefined): number =>
  beside && "picture" in beside ? narrowTitle : titleArea.width

type Colours = Palette

const side = 64
const chartHeight = 268
const barWidth = 98

/**
 * A page of an annual report: the owner's name above the first rule, the title in the left columns, the site's figure in the right ones, and the role and host
 * below the last rule.
 *
 * @param content of the card
 * @param colours of the site, as #rrggbb
 * @returns the picture, to be rendered by satori
 */
export function cardPicture(content: CardContent, colours: Colours): ReactElement {
  const { title, name, role, host, percent, sign } = content
  const along = content.direction === "rtl" ? "row-reverse" : "row"
  if (!title) return plain(percent, along, colours)
  const sides = { paddingLeft: side, paddingRight: side }
  return column(
    { width: cardSize.width, height: cardSize.height, background: colours.paper, color: colours.ink },
    row(
      { ...sides, flexDirection: along, alignItems: "center", height: 112 },
      mark(108, 27, percent, along, colours),
      name && row({ margin: "0 22px", fontFamily: display, fontSize: 36, letterSpacing: "-0.01em" }, name),
    ),
    rule(colours.ink, 2),
    row(
      { ...sides, flexDirection: along, flexGrow: 1, justifyContent: "space-between" },
      row({ paddingTop: 46 }, headline(title, content.direction, titleWidth(content.beside), colours.vermilion)),
      content.beside ? besideTitle(content.beside, colours) : figure(percent, sign, along, colours),
    ),
    rule(colours.line, 2),
    row(
      { ...sides, flexDirection: along, alignItems: "center", justifyContent: "space-between", height: 84 },
      ...[role ?? "", host ?? ""].map((words) => row({ ...small, color: colours["ink-soft"] }, words)),
    ),
  )
}

const small = { fontFamily: text, fontSize: 26 } as const

/** The title as it appears on the card; also used for measuring. */
export function headline(
  { text: words, fontSize, lines, emphasis, width: ownWidth }: Title,
  direction: CardContent["direction"],
  width: number = titleArea.width,
  colour?: string,
): ReactElement {
  const style = { ...titleStyle(fontSize), width: ownWidth ?? width }
  if (!lines && direction === "ltr" && (emphasis || words.includes("-"))) {
    // In separate boxes, words can have two colours, and are not divided at a hyphen.
    const start = emphasis ? words.indexOf(emphasis) : -1
    const inColour = (at: number) => start >= 0 && at >= start && at < start + (emphasis?.length ?? 0)
    const each = [...words.matchAll(/\S+/g)].map((word) => row(inColour(word.index) ? { color: colour } : {}, word[0]))
    return row({ ...style, flexWrap: "wrap", alignContent: "flex-start", columnGap: fontSize * 0.24 }, ...each)
  }
  const textAlign = direction === "rtl" ? "right" : "left"
  // satori balances a clamped text by cutting off more of it.
  const wrapping = lines ? ({ wordBreak: "break-word", lineClamp: lines } as const) : ({ textWrap: "balance" } as const)
  return element("div", { display: "block", ...style, textAlign, ...wrapping }, words)
}

/** Beside the title: the page's picture, or its figure, as large as there is room. */
function besideTitle(beside: Beside, colours: Colours): ReactElement {
  if ("picture" in beside) {
    const [width, height] = [cardSize.width - 2 * side - narrowTitle - 36, 331]
    return row(
      { alignSelf: "center" },
      element("img", { objectFit: "cover", border: `2px solid ${colours.line}` }, undefined, {
        src: beside.picture,
        width,
        height,
      }),
    )
  }
  const width = cardSize.width - 2 * side - titleArea.width
  const fontSize = Math.min(110, width / (beside.figure.length * 0.62))
  return column(
    { width, alignSelf: "flex-end", paddingBottom: 34 },
    row(
      { fontFamily: display, fontSize, lineHeight: 1.1, letterSpacing: "-0.03em", color: colours.vermilion },
      beside.figure,
    ),
    row({ ...small, lineHeight: 1.3, marginTop: 10, color: colours["ink-soft"] }, beside.text),
  )
}

/** The font of a title. */
export const titleStyle = (fontSize: number) =>
  ({ fontFamily: display, fontSize, lineHeight: titleArea.lineHeight, letterSpacing: "-0.02em" }) as const

const rule = (color: string, height: number) =>
  row({ marginLeft: side, marginRight: side, height, flexShrink: 0, background: color })

/** src/ui/mark.tsx in another size. */
function mark(width: number, height: number, percent: number, along: "row" | "row-reverse", colours: Colours) {
  const border = `${Math.ceil(height / 12)}px solid ${colours.ink}`
  return row(
    { flexDirection: along, flexShrink: 0, width, height, border, background: colours.paper },
    row({ width: `${percent}%`, height: "100%", background: colours.vermilion }),
  )
}

/** The figure of the home page, src/home/hero.tsx, without its texts. */
function figure(percent: number, sign: string, along: "row" | "row-reverse", colours: Colours): ReactElement {
  const height = (chartHeight * percent) / 100
  const value = { fontFamily: display, fontSize: 34, lineHeight: 1, letterSpacing: "-0.03em", marginBottom: 10 }
  return row(
    { position: "relative", flexDirection: along, alignSelf: "flex-end", alignItems: "flex-end" },
    column(
      { marginRight: along === "row" ? 16 : 0, marginLeft: along === "row" ? 0 : 16 },
      row(value, "100%"),
      hatched(colours),
    ),
    column(
      {},
      row(value, `${sign}${percent}%`),
      row({ width: barWidth, height: Math.max(4, height), background: colours.vermilion }),
    ),
  )
}

function hatched(colours: Colours): ReactElement {
  const lines = Array.from({ length: Math.ceil((barWidth + chartHeight) / 14) }, (_line, index) => {
    const start = (index + 1) * 14
    return `M0 ${start}L${start} 0`
  })
  return element(
    "svg",
    { display: "flex" },
    [
      element("path", {}, undefined, {
        d: lines.join(""),
        stroke: colours.ink,
        "stroke-opacity": 0.2,
        "stroke-width": 2,
      }),
      element("path", {}, undefined, {
        d: `M1.5 ${chartHeight}V1.5H${barWidth - 1.5}V${chartHeight}`,
        fill: "none",
        stroke: colours.ink,
        "stroke-width": 3,
      }),
    ],
    { width: barWidth, height: chartHeight, viewBox: `0 0 ${barWidth} ${chartHeight}` },
  )
}

/** The mark alone, on ruled paper: for a site with no text that the fonts can render. */
function plain(percent: number, along: "row" | "row-reverse", colours: Colours): ReactElement {
  const { width, height } = cardSize
  const line = `2px solid ${colours.line}`
  const ruled = () => row({ height: 104, margin: `0 ${side}px`, borderTop: line, borderBottom: line })
  return column(
    { justifyContent: "center", width, height, background: colours.paper },
    ruled(),
    row({ justifyContent: "center", padding: "48px 0" }, mark(640, 160, percent, along, colours)),
    ruled(),
  )
}
