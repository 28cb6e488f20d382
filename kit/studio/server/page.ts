import { readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { build, stop } from "esbuild"
import { words } from "../words/words"
import type { PageFile } from "./server"

const client = join(__dirname, "../client")

/** The site's own fonts, not subset, since the owner may type any character. */
const fonts = ["besley", "public-sans"].flatMap((name) =>
  ["latin", "latin-ext"].map((part) => ({
    name: `${name}-${part}.woff2`,
    file: `@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`,
  })),
)

const html = () => `<!DOCTYPE html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${words.window.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="studio.css">
</head>
<body>
<div id="studio"></div>
<script src="studio.js"></script>
</body>
</html>
`

/** @returns the files of the studio's own page, by name; script and styles are bundled from kit/studio/client */
export async function bundleStudioPage(): Promise<ReadonlyMap<string, PageFile>> {
  const { outputFiles } = await build({
    entryPoints: { studio: join(client, "app", "main.tsx") },
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    outdir: "out",
    external: ["*.woff2"],
    // The page gets no environment variables other than NODE_ENV.
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
    logLevel: "silent",
  })
  // Otherwise esbuild's process would keep running as long as the studio.
  await stop()
  const bundled = (name: string): Buffer => {
    const file = outputFiles.find(({ path }) => basename(path) === name)
    if (!file) throw new Error(`${name} was not made.`)
    return Buffer.from(file.contents)
  }
  const fontFiles = await Promise.all(
    fonts.map(
      async ({ name, file }): Promise<[string, PageFile]> => [
        name,
        { type: "font/woff2", content: await readFile(require.resolve(file)) },
      ],
    ),
  )
  return new Map<string, PageFile>([
    ...fontFiles,
    ["", { type: "text/html; charset=utf-8", content: html }],
    ["studio.css", { type: "text/css; charset=utf-8", content: bundled("studio.css") }],
    ["studio.js", { type: "text/javascript; charset=utf-8", content: bundled("studio.js") }],
  ])
}
