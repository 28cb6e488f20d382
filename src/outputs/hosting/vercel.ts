import { everywhere, type Headers, hashed, revalidated } from "./rules"

/**
 * `vercel.json` (https://vercel.com/docs/project-configuration/vercel-json). Of rules that name the same header the last one counts.
 *
 * @returns the file's text
 */
export function vercelFile(): string {
  const immutable = { "Cache-Control": hashed.cacheControl }
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    // Vercel would add a plugin of its own to what it takes for a Gatsby site.
    framework: null,
    // What only the studio and the tests need is left out.
    installCommand: "npm ci --omit=dev",
    buildCommand: "npm run build",
    outputDirectory: "public",
    trailingSlash: true,
    headers: [
      rule("/(.*)", { ...everywhere, "Cache-Control": revalidated }),
      rule(`/(${hashed.folders.join("|")})/(.*)`, immutable),
      rule(`/(.*)\\.(${hashed.endings.join("|")})`, immutable),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})
