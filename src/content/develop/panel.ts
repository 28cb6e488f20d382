import type { IncomingMessage, ServerResponse } from "node:http"
import { errorsInWords, onContentChecked } from "./watch-content"

/** Where the development server has the panel's script (src/layout/document-head.tsx asks for it) and its news. */
const panelScript = "/__content/panel.js"
const news = "/__content/news"

/** What is used of Gatsby's development server, an Express app. */
interface DevelopmentServer {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): unknown
}

/**
 * Adds to the development server what shows the content's errors in the browser: a panel over the page, which stays usable.
 *
 * @param app Gatsby's development server
 */
export function servePanel(app: DevelopmentServer): void {
  app.get(panelScript, (_request, response) => {
    response.setHeader("Content-Type", "text/javascript")
    response.end(`(${showDiagnostics.toString()})(${JSON.stringify(news)})`)
  })
  app.get(news, (request, response) => {
    // Compressed, the news would wait in the compressor.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" })
    const stop = onContentChecked((diagnostics) =>
      response.write(`data: ${JSON.stringify(errorsInWords(diagnostics))}\n\n`),
    )
    request.on("close", stop)
  })
}

/** Runs in the browser, as text: it can use nothing from outside itself. */
function showDiagnostics(address: string) {
  const panel = document.createElement("div")
  const text = document.createElement("pre")
  text.setAttribute("role", "alert")
  text.setAttribute(
    "style",
    "all:revert;position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;margin:0;padding:16px;" +
      "background:#fff8f0;color:#201810;border-top:4px solid #c03010;font:13px/1.5 monospace;tab-size:2",
  )
  panel.id = "content-diagnostics"
  // The site's styles end at a shadow root.
  panel.attachShadow({ mode: "open" }).append(text)
  let source: EventSource | undefined
  // Only while the page is seen: a browser has six connections to a server for all its tabs, and Gatsby keeps one for each.
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
