import { createRef } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app"
import { apiWith } from "./content/api"
import { ContentStore } from "./content/content-store"
import { showTyping } from "./stage/typing"
import "./styles/studio.css"

// The token stands behind the #: no server is sent it with an address, and no page that is linked from here.
const api = apiWith(location.hash.slice(1))
const frame = createRef<HTMLIFrameElement>()
const store = new ContentStore({
  api,
  keeper: localStorage,
  show: (before, after) => showTyping(frame.current?.contentDocument, before, after),
})

/** What another program has saved is here as soon as somebody looks again, and every few seconds while they look. */
const look = () => {
  if (!document.hidden) void store.asked(() => store.look())
}

const place = document.getElementById("studio")
if (place) {
  createRoot(place).render(<App {...{ api, store, frame }} />)
  void store.asked(() => store.load())
  setInterval(look, 2000)
  addEventListener("focus", look)
}
