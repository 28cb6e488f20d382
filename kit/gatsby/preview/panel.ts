import type { IncomingMessage, ServerResponse } from "node:http"
import { isInStudio } from "../../guard/guard"
import { readSources } from "./source-reader"
import { describeErrors, onContentChecked } from "./watch-content"

/** The addresses of the panel's script (which src/layout/document-head.tsx loads) and of its event stream. */
const panelScript = "/__content/panel.js"
const news = "/__content/news"

/** The part of Gatsby's development server, an Express app, that is used here. */
interface DevelopmentServer {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): unknown
}

/**
 * Adds a panel to the development server that shows the content's errors in the browser, at the lower edge of the page, which stays usable to its end.
 *
 * @param app Gatsby's development server
 */
export function servePanel(app: DevelopmentServer): void {
  app.get(panelScript, (_request, response) => {
    response.setHeader("Content-Type", "text/javascript")
    const sources = isInStudio ? `(${readSources.toString()})();` : ""
    response.end(`${sources}(${showDiagnostics.toString()})(${JSON.stringify(news)})`)
  })
  app.get(news, (request, response) => {
    // no-transform: compression would buffer the events.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" })
    const stop = onContentChecked((diagnostics) => {
      response.write(`data: ${JSON.stringify(describeErrors(diagnostics))}\n\n`)
    })
    request.on("close", stop)
  })
}

/** Runs in the browser, serialized as text: it can use nothing from outside itself. */
function showDiagnostics(address: string) {
  if (window.parent !== window) {
    // In the studio Gatsby's messages to developers, which cover the page, help nobody.
    const hidden = document.createElement("style")
    hidden.textContent = "gatsby-fast-refresh { display: none }"
    document.head.append(hidden)
  }
  const panel = document.createElement("div")
  const text = document.createElement("pre")
  text.setAttribute("role", "alert")
  text.setAttribute(
    "style",
    "all:revert;max-height:50vh;overflow:auto;margin:0;padding:16px;" +
      "background:#fff8f0;color:#201810;border-top:4px solid #c03010;font:13px/1.5 monospace;tab-size:2",
  )
  panel.id = "content-diagnostics"
  // Placed in the page's flow, after its end: it sticks to the lower edge of the window, and everything that it covers can be scrolled into view.
  panel.setAttribute("style", "display:block;position:sticky;inset-block-end:0;z-index:2147483647")
  // A shadow root keeps the site's styles out.
  panel.attachShadow({ mode: "open" }).append(text)
  let source: EventSource | undefined
  // Only while the page is visible: a browser has six connections to a server for all its tabs, and Gatsby keeps one per tab.
  const listen = () => {
    source?.close()
    if (document.hidden) return
    source = new EventSource(address)
    source.onmessage = ({ data }) => {
      text.textContent = JSON.parse(data)
      if (text.textContent) document.body.append(panel)
      else panel.remove()
    }
  }
  document.addEventListener("visibilitychange", listen)
  listen()
}
