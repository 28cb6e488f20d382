import { servePanel } from "../../preview/panel"

/** The connections to the development server that are open. */
const open = new Set<News>()

class News {
  onmessage?: (event: { data: string }) => void
  constructor() {
    open.add(this)
  }
  close() {
    open.delete(this)
  }
}

function runScript(text: string) {
  const script = document.createElement("script")
  script.textContent = text
  document.body.append(script)
}

/** Runs the panel's script as the page has it. */
function runPanel() {
  Object.assign(window, { EventSource: News })
  servePanel({
    get: (path, answer) => {
      // The script is served without reading the request.
      const response = { setHeader: () => {}, end: runScript }
      if (path.endsWith(".js")) answer(...([{}, response] as unknown as Parameters<typeof answer>))
    },
  })
}

function givenHidden(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  document.dispatchEvent(new Event("visibilitychange"))
}

test("the panel keeps a connection only while its page is visible", () => {
  runPanel()
  expect(open.size).toBe(1)
  givenHidden(true)
  expect(open.size).toBe(0)
  givenHidden(false)
  expect(open.size).toBe(1)
})
