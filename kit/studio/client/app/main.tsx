import { createRef } from "react"
import { createRoot } from "react-dom/client"
import { createApi } from "../content/api"
import { browserStorage } from "../content/browser-storage"
import type { Timer } from "../content/connection"
import { ContentStore } from "../content/content-store"
import { textsFrom } from "../preview/sources"
import { showTyping } from "../preview/typing"
import { addressIn } from "../preview/use-frame-address"
import { syncAddress } from "../view/address"
import { createViewStore } from "../view/view-store"
import { App } from "./app"
import { keepPresses } from "./keep-presses"
import "../styles/studio.css"

const timer: Timer = (milliseconds, task) => {
  const number = setTimeout(task, milliseconds)
  return () => clearTimeout(number)
}

async function start(root: HTMLElement): Promise<void> {
  const tab = crypto.randomUUID()
  // The token is in the fragment, which is sent neither to servers nor to linked pages.
  const api = createApi(location.hash.slice(1), tab)
  const browser = { storage: localStorage, session: sessionStorage, locks: navigator.locks }
  // No error handling: if the server refuses this, it also refuses the requests below, which report it.
  const opened = api.send("POST open").catch(() => undefined)
  const tabStorage = await browserStorage(browser, () => crypto.randomUUID())
  await opened
  const frame = createRef<HTMLIFrameElement>()
  const store: ContentStore = new ContentStore({
    api,
    tabStorage,
    timer,
    tab,
    show: (location, before, after) => {
      const page = frame.current?.contentDocument
      if (page) showTyping(textsFrom(page, location, store), before, after)
    },
  })
  const viewStore = createViewStore(store, frame)
  syncAddress(viewStore, store, () => addressIn(frame.current))
  keepPresses(document)
  createRoot(root).render(<App api={api} store={store} viewStore={viewStore} frame={frame} />)
  store.connect()
  // Some disks do not report changes of files, so look for them whenever the owner comes back from another program.
  addEventListener("focus", () => void store.send("POST refresh"))
}

const root = document.getElementById("studio")
if (root) void start(root)
