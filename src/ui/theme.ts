import { useSyncExternalStore } from "react"

export type Theme = "light" | "dark"

const storageKey = "theme"
const changed = "themechange"

/**
 * Runs in the head of each page before it is painted. Sets the theme that the visitor chose, if any, on the root element, where src/styles/tokens.css reads it.
 * Without access to storage, the system's theme applies.
 */
export const themeScript = `try{var t=localStorage.getItem("${storageKey}");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch(e){}`

const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)")

function chosenTheme(): Theme | null {
  const chosen = document.documentElement.dataset.theme
  return chosen === "light" || chosen === "dark" ? chosen : null
}

function subscribe(onChange: () => void) {
  const system = systemIsDark()
  system.addEventListener("change", onChange)
  window.addEventListener(changed, onChange)
  return () => {
    system.removeEventListener("change", onChange)
    window.removeEventListener(changed, onChange)
  }
}

/** @returns the theme shown; "light" until hydration, because the server cannot know it */
export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(
    subscribe,
    () => chosenTheme() ?? (systemIsDark().matches ? "dark" : "light"),
    () => "light",
  )
}

/** @returns the theme that the visitor chose with the switch, or null while the site follows the system */
export function useChosenTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribe, chosenTheme, () => null)
}

/** Shows a theme and stores the choice. Choosing the system's theme removes the stored choice, so that the site follows the system again. */
export function chooseTheme(theme: Theme): void {
  const followsSystem = theme === (systemIsDark().matches ? "dark" : "light")
  if (followsSystem) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (followsSystem) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Without access to storage (private mode, a policy) the choice applies to this page only.
  }
  window.dispatchEvent(new Event(changed))
}
