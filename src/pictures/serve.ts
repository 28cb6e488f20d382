import type { IncomingMessage, ServerResponse } from "node:http"
import { basename, resolve } from "node:path"
import type { Node } from "gatsby"
import { pictureFolder } from "./address"
import { sourcesOf } from "./originals"
import { Store } from "./store"

interface Answer extends ServerResponse {
  /** Express's: sends a file with its headers. */
  sendFile(path: string, options: { dotfiles: "allow" }): void
}

/** What is used of Gatsby's development server, an Express app. */
interface DevelopmentServer {
  get(
    path: string,
    answer: (request: IncomingMessage, response: Answer, next: (error?: unknown) => void) => void,
  ): unknown
}

/**
 * Has the development server make a file of a picture when a page asks for it, and not before.
 *
 * @param app Gatsby's development server
 * @param getNodesByType of Gatsby
 */
export function servePictures(app: DevelopmentServer, getNodesByType: (type: string) => Node[]): void {
  const store = new Store()
  app.get(`/${pictureFolder}/:name`, async (request, response, next) => {
    const name = basename(new URL(request.url ?? "", "http://localhost").pathname)
    // Asked each time: the owner may have put a picture there meanwhile.
    const source = sourcesOf(getNodesByType("File"))(name)
    if (!source) return next()
    try {
      response.sendFile(resolve(await store.path(name, source)), { dotfiles: "allow" })
    } catch (error) {
      next(error)
    }
  })
}
