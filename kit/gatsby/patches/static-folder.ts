/**
 * Keeps Gatsby from copying static/ into the site: it copies what links lead to, anywhere on the computer, and fails at a pipe and at a name that is not UTF-8.
 * kit/gatsby/outputs/static-files.ts copies in its place.
 */
export function keepStaticFolder(): void {
  // Gatsby calls both as properties of this object.
  const copying: { copyStaticDirs: unknown; syncStaticDir: unknown } = require("gatsby/dist/utils/get-static-dir")
  copying.copyStaticDirs = () => {}
  copying.syncStaticDir = () => {}
}
