import { all, move, unchanged, write } from "../../support/changed-data"
import { row } from "../../support/corpus"

const brand = (content: object) => write("brand.json", JSON.stringify(content))

/** The owner's colours: each error and all that the check says of it. */
export const colours = [
  row("no colours of one's own", unchanged, []),
  row(
    "colours that can be read",
    brand({ light: { paper: "white", ink: "rgb(0 0 0)", signal: "#0b5fff" }, dark: {} }),
    [],
  ),
  row("a name in capitals", all(brand({}), move("brand.json", "Brand.json")), [
    "data/brand.json:1:1  This file is missing.  Rename Brand.json: only its capital letters differ.",
  ]),
  row("a colour without its #", brand({ light: { signal: "0b5fff" } }), [
    "data/brand.json:1:20  light.signal  There is no # before this colour.  Write #0b5fff.",
  ]),
  row("a word that is no colour", brand({ light: { signal: "blurple" } }), [
    "data/brand.json:1:20  light.signal  The site cannot read this colour.  Write it as #0b5fff, rgb(11 95 255), hsl(219 100% 52%), oklch(0.55 0.25 262) or a name such as navy.",
  ]),
  row("a colour that one would see through", brand({ light: { signal: "#0b5fff80" } }), [
    "data/brand.json:1:20  light.signal  This colour is transparent.  Write #0b5fff, or the colour it has on the page.",
  ]),
  row("an empty colour", brand({ light: { signal: "" } }), [
    "data/brand.json:1:20  light.signal  Warning: This colour is empty, so the site derives it from the others.  Write a colour, or remove the line.",
  ]),
  row("a number for a colour", brand({ light: { signal: 123456 } }), [
    'data/brand.json:1:20  light.signal  This must be text.  Write "123456", in double quotes.',
  ]),
  row("null for a colour", brand({ light: { signal: null } }), [
    'data/brand.json:1:20  light.signal  This is null.  Write "#0b5fff", or remove the line.',
  ]),
  row("a colour of another name", brand({ light: { accent: "#0b5fff" } }), [
    "data/brand.json:1:11  light.accent  Property accent is not allowed.  Remove it. The keys allowed here are paper, ink, signal.",
  ]),
  row("a signal too pale", brand({ light: { signal: "#ff9900" } }), [
    "data/brand.json:1:20  light.signal  In the light theme, the contrast of text in the signal colour on a shaded background, such as code’s, is 1.89:1; it needs 4.5:1, and 4 more pairs fall short.  Write #a75900, the nearest readable colour.",
  ]),
  row("a signal that can just not be read", brand({ light: { paper: "#ffffff", signal: "#0f7f76" } }), [
    "data/brand.json:1:38  light.signal  In the light theme, the contrast of text in the signal colour on a shaded background, such as code’s, is 4.30:1; it needs 4.5:1.  Write #057b73, the nearest readable colour.",
  ]),
  row("text too pale for its own background", brand({ light: { paper: "#ffffff", ink: "#777777" } }), [
    "data/brand.json:1:35  light.ink  In the light theme, the contrast of text on a shaded background, such as code’s, is 3.96:1; it needs 4.5:1, and 2 more pairs fall short.  Write #6e6e6e, the nearest readable colour.",
  ]),
  row("a background on which even black cannot be read", brand({ light: { paper: "#707070" } }), [
    "data/brand.json:1:19  light.paper  In the light theme, the contrast of text on a shaded background, such as code’s, is 3.76:1; it needs 4.5:1, and 7 more pairs fall short.  Write #7d7d7d, the nearest readable colour.",
  ]),
  row("a signal too dark for the dark theme", brand({ dark: { signal: "#cc0000" } }), [
    "data/brand.json:1:19  dark.signal  In the dark theme, the contrast of text in the signal colour on a shaded background, such as code’s, is 2.96:1; it needs 4.5:1, and 2 more pairs fall short.  Write #f13d2f, the nearest readable colour.",
  ]),
  row("text too dark for the dark theme", brand({ dark: { ink: "#666666" } }), [
    "data/brand.json:1:16  dark.ink  In the dark theme, the contrast of text on the band at the end of the page is 2.82:1; it needs 4.5:1, and 4 more pairs fall short.  Write #878787, the nearest readable colour.",
  ]),
  row(
    "colours of both themes that meet in the band",
    brand({ light: { ink: "#6b6b6b", paper: "#ffffff" }, dark: { ink: "#bbbbbb" } }),
    [
      "data/brand.json:1:60  dark.ink  In the light theme, the contrast of text on the band at the end of the page is 2.77:1; it needs 4.5:1, and 3 more pairs fall short.  Write #ececec, the nearest readable colour.",
    ],
  ),
  row("a dark background for the light theme", brand({ light: { paper: "#111111", ink: "#eeeeee" } }), [
    'data/brand.json:1:19  light.paper  The background of the light theme is dark.  Move these colours to "dark", or choose another background.',
  ]),
  row("a light background for the dark theme", brand({ dark: { paper: "#ffffff" } }), [
    'data/brand.json:1:18  dark.paper  The background of the dark theme is light.  Move these colours to "light", or choose another background.',
  ]),
  row("no lightness that can be read", brand({ light: { paper: "#757575", signal: "#000000" } }), [
    "data/brand.json:1:19  light.paper  In the light theme, the contrast of text on a shaded background, such as code’s, is 4.05:1; it needs 4.5:1, and 1 more pair falls short.  Write #7d7d7d, the nearest readable colour.",
    "data/brand.json:1:38  light.signal  In the light theme, the contrast of text in the signal colour on a shaded background, such as code’s, is 4.05:1; it needs 4.5:1, and 1 more pair falls short.  No shade of this colour is readable with your other colours: change one of those too.",
  ]),
]
