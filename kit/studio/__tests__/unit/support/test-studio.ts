import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import { newToken, tokenHeader } from "../../../server/guard"
import { uploadHeader } from "../../../server/requests/requests"
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

/**
 * Sends a request as the studio's page does.
 *
 * @param port of the studio
 * @param path of the request
 * @param values that it has
 * @param upload a file that is sent with them
 * @param known what shows that the page may ask
 */
export function sent(
  port: number,
  path: string,
  values: unknown,
  upload?: string | Buffer,
  known: object = { [tokenHeader]: token },
): Promise<Response> {
  const text = JSON.stringify(values)
  const about =
    upload === undefined ? { "content-type": "application/json" } : { [uploadHeader]: encodeURIComponent(text) }
  const body = upload === undefined ? text : new Uint8Array(Buffer.from(upload))
  return fetch(`http://127.0.0.1:${port}/__studio/api/${path}`, {
    method: "POST",
    headers: { ...known, ...about },
    body,
  })
}
