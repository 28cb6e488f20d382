import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { Parser } from "htmlparser2"
import { finishedPages } from "./finished-pages"

/** What a finished page has that its policy has to allow by name. */
interface Governed {
  /** The texts of the scripts that stand in the page. */
  readonly scripts: readonly string[]
  /** The texts of its styles, those of attributes included. */
  readonly styles: readonly string[]
  readonly styleAttributes: boolean
  /** Where its forms lead, if not to the site itself. */
  readonly formOrigins: readonly string[]
}

/**
 * Gives every finished page its Content-Security-Policy: nothing is allowed but what the site itself serves, and of what stands within the
 * page exactly what is there, by its hash. It is in the page, so that it holds on hosts that can send no headers; what only a header can
 * say is in src/outputs/hosting/rules.ts.
 *
 * @param folder with the built site
 */
export async function writePolicies(folder: string): Promise<void> {
  const paths = await finishedPages(folder)
  const pages = await Promise.all(
    paths.map(async (path) => {
      const html = withoutPolicy(await readFile(path, "utf8"))
      return { path, html, governed: governedIn(html) }
    }),
  )
  // The policy of the page that was loaded governs all others that the router shows after it, with their forms.
  const origins = [...new Set(pages.flatMap(({ governed }) => governed.formOrigins))].sort()
  await Promise.all(pages.map(({ path, html, governed }) => writeFile(path, withPolicy(html, governed, origins))))
}

const meta = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}"/>`
const written = new RegExp(meta('[^"]*'))

/** A page that a warm build did not make anew still has the policy of the build before. */
const withoutPolicy = (html: string): string => html.replace(written, "")

/** It has to stand ahead of what it governs, and behind the charset, which has to be in the first 1024 bytes (HTML, 4.2.5.4). */
function withPolicy(html: string, governed: Governed, origins: readonly string[]): string {
  const charset = /<meta charset="utf-8"\/>/i
  if (!charset.test(html)) throw new Error("A page does not say its charset where its security policy is to follow.")
  return html.replace(charset, (tag) => tag + meta(policy(governed, origins)))
}

function policy({ scripts, styles, styleAttributes }: Governed, origins: readonly string[]): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts)],
    // Hashes allow style attributes only with this keyword, and then only these.
    "style-src": ["'self'", ...(styleAttributes ? ["'unsafe-hashes'"] : []), ...hashes(styles)],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...origins],
    "manifest-src": ["'self'"],
    // Chromium holds it against the pages to which a provider leads on as well, and whose those are only the provider knows: with the
    // provider alone the visitor would see nothing happen (seen in Chromium).
    "form-action": ["'self'", ...(origins.length > 0 ? ["https:"] : [])],
    "base-uri": ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ")
}

const hashes = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)

/** What is no script by its type is data, which no policy governs (HTML, 4.12.1.1). */
const isScript = (type: string | undefined): boolean => ["", "text/javascript", "module"].includes(type ?? "")

function governedIn(html: string): Governed {
  const scripts: string[] = []
  const styles: string[] = []
  const formOrigins: string[] = []
  let styleAttributes = false
  let within: string[] | undefined
  const parser = new Parser({
    onopentag(name, { src, type, style, action }) {
      if (style !== undefined) {
        styleAttributes = true
        styles.push(style)
      }
      if (name === "form" && action && /^https:/.test(action)) formOrigins.push(new URL(action).origin)
      if (name === "script" && src === undefined && isScript(type)) within = scripts
      else if (name === "style") within = styles
      else within = undefined
      within?.push("")
    },
    ontext(text) {
      if (within) within[within.length - 1] += text
    },
    onclosetag() {
      within = undefined
    },
  })
  parser.end(html)
  return { scripts, styles, styleAttributes, formOrigins }
}
