import { createRoot } from "react-dom/client"
import { apiWith } from "./api"
import { App } from "./app"

// The token stands behind the #: no server is sent it with an address, and no page that is linked from here.
const api = apiWith(location.hash.slice(1))
const place = document.getElementById("studio")
if (place) createRoot(place).render(<App api={api} />)
