import { hostFiles } from "../../../dev/support/host-files"

type Headers = Record<string, string>

/** The headers of a host that reads `_headers`: those of all matching rules, and the host's own where no rule names one. */
function byHeadersFile(text: string, path: string): Headers {
  const rules = text
    .trim()
    .split(/\n\n/)
    .map((rule) => rule.split("\n"))
  const matching = rules.filter(([pattern = ""]) => new RegExp(`^${pattern.replace("*", ".*")}$`).test(path))
  const lines = matching.flatMap(([, ...headers]) => headers.map((line) => line.trim().split(": ") as [string, string]))
  const names = lines.map(([name]) => name)
  // The hosts would join the values.
  expect(new Set(names).size).toBe(names.length)
  return { "Cache-Control": "public, max-age=0, must-revalidate", ...Object.fromEntries(lines) }
}

interface VercelConfig {
  headers: Array<{ source: string; headers: Array<{ key: string; value: string }> }>
}

function byVercel(text: string, path: string): Headers {
  const { headers }: VercelConfig = JSON.parse(text)
  const matching = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path))
  return Object.fromEntries(matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])))
}

const files = hostFiles()
const text = (path: string) => files.get(path) ?? ""

// nginx itself is tested in __tests__/built/nginx.test.ts.
test.each([
  ["/", "public, max-age=0, must-revalidate"],
  ["/services/", "public, max-age=0, must-revalidate"],
  ["/page-data/services/page-data.json", "public, max-age=0, must-revalidate"],
  ["/rss.xml", "public, max-age=0, must-revalidate"],
  ["/app-385bb63c2b606c8d5d26.js", "public, max-age=31536000, immutable"],
  ["/styles.dcd9d8ed32eb015d47fb.css", "public, max-age=31536000, immutable"],
  ["/static/4bf0c5b4f2a6c5b5/portrait.avif", "public, max-age=31536000, immutable"],
])("Netlify, Cloudflare and Vercel answer %s with the same headers", (path, cacheControl) => {
  const answer = byHeadersFile(text("static/_headers"), path)
  expect(answer["Cache-Control"]).toBe(cacheControl)
  expect(Object.keys(answer)).toContain("Strict-Transport-Security")
  expect(byVercel(text("vercel.json"), path)).toEqual(answer)
})
