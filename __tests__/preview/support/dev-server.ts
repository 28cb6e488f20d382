import { cpSync, rmSync } from "node:fs"
import { poll } from "../../../kit/dev/support/poll"
import { startCommand } from "../../../kit/dev/support/running-command"
import { copyProject } from "../../../kit/owner/commands/support/project-copy"
import { freePort } from "../../../kit/studio/server/start/port"
import { content, preview, previewAt } from "./preview"

/**
 * Playwright's global set-up: runs `npm run develop` in a copy of the project until the tests are over. The copy keeps its cache from one
 * run to the next, as the owner's project does.
 *
 * @returns what ends it: Ctrl-C
 * @throws an Error with what the server said if it does not come, or does not end
 */
// biome-ignore lint/style/noDefaultExport: Playwright wants it.
export default async function startPreview(): Promise<() => Promise<void>> {
  copyProject(preview.folder)
  rmSync(preview.data, { recursive: true, force: true })
  cpSync(content, preview.data, { recursive: true })
  process.env.PREVIEW_PORT ??= String(await freePort())
  const server = startCommand(preview.folder, ["develop", "--", "--port", String(preview.port)])
  // What the first page needs: the server keeps a request for the script until it has made it.
  const ask = () =>
    fetch(previewAt("/commons.js"), { signal: AbortSignal.timeout(60_000) }).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    )
  if (await poll(ask, () => server.child.exitCode === null)) return server.stop
  server.kill()
  throw new Error(`npm run develop does not answer:\n${server.said()}`)
}
