import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import { newToken } from "../../../server/guard"
import { serveStudio } from "../../../server/server"
import { portOf, unusedPort } from "../running/support/counted-preview"

/** What the page of the studios below knows. */
export const token = newToken()

type Studio = Parameters<typeof serveStudio>[0]

/**
 * Serves a studio with a preview behind it.
 *
 * @param data the content
 * @param more of the studio's settings
 * @param respond what the preview answers
 * @returns the studio's port, and how both are ended
 */
export async function serveTestStudio(
  data: string,
  more: Partial<Studio> = {},
  respond: RequestListener = (_asked, answer) => void answer.end("A page"),
) {
  const preview = createServer(respond).listen(0, "127.0.0.1")
  await once(preview, "listening")
  const port = await unusedPort()
  const studio = await serveStudio({
    data,
    guard: { port, token },
    preview: portOf(preview),
    page: new Map(),
    ...more,
  })
  const end = async () => {
    studio.closeAllConnections()
    await Promise.all([studio, preview].map((server) => new Promise((done) => server.close(done))))
  }
  return { port, end }
}
