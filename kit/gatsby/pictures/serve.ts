import type { IncomingMessage, ServerResponse } from "node:http"
import { basename, resolve } from "node:path"
import type { Node } from "gatsby"
import { isMissing } from "../../content/files/errors"
import { partsOf } from "../../content/pictures/slots"
import { pictureFolder } from "./address"
import { servedSources, sourcesOf } from "./originals"
import { PictureChanged, Store } from "./store"

interface Answer extends ServerResponse {
  /** Express's: sends a file with its headers. */
  sendFile(path: string, options: { dotfiles: "allow" }): void
  /** Express's: with status 302. */
  redirect(address: string): void
}

/** The part of Gatsby's development server, an Express app, used here. */
interface DevelopmentServer {
  get(
    path: string,
    answer: (request: IncomingMessage, response: Answer, next: (error?: unknown) => void) => void,
  ): unknown
}

/**
 * Makes the development server encode a picture file only when a page requests it. The address of a picture that has been replaced redirects to the current
 * one, until the page gets the new address a moment later.
 *
 * @param app Gatsby's development server
 * @param getNodesByType of Gatsby
 */
export function servePictures(app: DevelopmentServer, getNodesByType: (type: string) => Node[]): void {
  const store = new Store()
  app.get(`/${pictureFolder}/:name`, async (request, response, next) => {
    const name = basename(new URL(request.url ?? "", "http://localhost").pathname)
    // Queried each time: the owner may have added a picture meanwhile.
    const source = sourcesOf(getNodesByType("File"))(name) ?? servedSources.get(partsOf(name)?.start ?? "")
    if (!source) return next()
    try {
      response.sendFile(resolve(await store.path(name, source)), { dotfiles: "allow" })
    } catch (error) {
      if (isMissing(error)) return next()
      if (!(error instanceof PictureChanged)) return next(error)
      servedSources.set(partsOf(error.present)?.start ?? "", source)
      response.redirect(error.present)
    }
  })
}
