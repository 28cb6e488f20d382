import { createHash } from "node:crypto"
import { directionOf } from "../../language/direction"
import { escapeAttribute } from "../../language/html"
import { siteColours } from "../../styles/brand"

/** What a page at an old address says. */
export interface LeadOn {
  readonly language: string
  /** Whose site it is. */
  readonly name: string
  /** The owner's words for it, if they gave any. */
  readonly words: string | undefined
  /** The new address from the host's root, and whole. */
  readonly to: string
  readonly wholeTo: string
}

/** Tells such a page from others, so that a later build can remove it. */
export const leadOnMark = '<meta name="generator" content="redirect"/>'

/**
 * @param page what it says
 * @returns the HTML of a page that leads on to the new address by itself, and by a link where a browser does not
 */
export function leadOnPage({ language, name, words, to, wholeTo }: LeadOn): string {
  const styles = look()
  const hash = createHash("sha256").update(styles).digest("base64")
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  return `<!DOCTYPE html>
<html lang="${escapeAttribute(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${policy}"/>
<title>${escapeAttribute(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/>
${leadOnMark}
<meta http-equiv="refresh" content="0; url=${escapeAttribute(to)}"/>
<link rel="canonical" href="${escapeAttribute(wholeTo)}"/>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeAttribute(words ?? name)}</h1>
<p><a href="${escapeAttribute(to)}">${escapeAttribute(wholeTo)}</a></p>
</main>
</body>
</html>
`
}

/** The site's colours, and the fonts that a device has: the page is seen for a moment. */
function look(): string {
  const { paper, ink, night, bone } = siteColours()
  return [
    `:root{color-scheme:light dark;background:${paper};color:${ink}}`,
    `@media (prefers-color-scheme:dark){:root{background:${night};color:${bone}}}`,
    "body{margin:15vh 8vw;font:1.125rem/1.5 system-ui,sans-serif}",
    "h1{font:500 2rem/1.2 Georgia,serif}",
    "a{color:inherit;overflow-wrap:anywhere}",
  ].join("")
}
