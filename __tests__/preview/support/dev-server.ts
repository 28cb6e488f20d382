import { cpSync, rmSync } from "node:fs"
import { copyProject } from "../../../kit/owner/edit/project-copy"
import { freePort } from "../../../kit/studio/server/start/port"
import { poll } from "../../support/poll"
import { startCommand } from "../../support/running-command"
import { content, preview, previewAt } from "./preview"

/**
 * Playwright's global set-up: runs `npm run develop` in a copy of the project until the tests are over. The copy keeps its cache from one
 * run to the next, as the owner's project does.
 *
 * @returns what ends it: Ctrl-C
 * @throws an Error with the server's output if it does not start, or does not end
 */
// biome-ignore lint/style/noDefaultExport: Playwright wants it.
export default async function startPreview(): Promise<() => Promise<void>> {
  copyProject(preview.folder)
  rmSync(preview.data, { recursive: true, force: true })
  cpSync(content, preview.data, { recursive: true })
  process.env.PREVIEW_PORT ??= String(await freePort())
  const server = startCommand(preview.folder, ["develop", "--", "--port", String(preview.port)])
  // What the first page needs: the server holds a request for the script until it has built it.
  const ask = () =>
    fetch(previewAt("/commons.js"), { signal: AbortSignal.timeout(60_000) }).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    )
  if (await poll(ask, () => server.child.exitCode === null)) return server.stop
  server.kill()
  throw new Error(`npm run develop does not answer:\n${server.said()}`)
}
