/** Texts that break layouts and encodings: HTML characters, quotation marks, emoji, other scripts, stacked diacritics, endless words. */
const pieces = [
  "He said “no” & left a < b > c, 'twice'",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "品質とは何か、東京の朝",
  "مرحبا بالعالم في سطر واحد",
  "👩🏽‍💻 🏳️‍🌈 🇵🇱 🚀",
  "Z̸̢a̷͝l̶̀g̴̈ó and Việt Nam, x̄ < x̃",
  "<b>not bold</b> &amp; <script>alert(1)</script>",
  "Softwareentwicklungsgeschwindigkeit und Bereitschaftsdienstverfügbarkeit",
  "Verantwortung im Unternehmen: Geschäftsführung, Verfügbarkeiten, Verwaltungen",
  "שלום עולם, $& and $1 and \\n",
]

/** Splits a text into grapheme clusters, which must stay whole. */
const letters = new Intl.Segmenter("en", { granularity: "grapheme" })

function cut(text: string, length: number): string {
  let kept = ""
  for (const { segment } of letters.segment(text)) {
    if (kept.length + segment.length > length) break
    kept += segment
  }
  return kept.trim()
}

/**
 * @param seed distinguishes texts: each begins with its own number, and with a different one of the hard pieces
 * @param length in characters
 * @returns a text that is hard to show
 */
export function hardText(seed: number, length: number): string {
  const ordered = pieces.map((_piece, index) => pieces[(seed + index) % pieces.length])
  const long = Array(Math.ceil(length / 100))
    .fill(ordered.join(" · "))
    .join(" · ")
  return cut(`${seed + 1}. ${long}`, length).padEnd(length, "…")
}
