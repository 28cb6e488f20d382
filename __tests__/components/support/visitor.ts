import { act } from "@testing-library/react"

/** Opens an address of the site, before anything is rendered. */
export function visit(address: string): void {
  window.history.replaceState(null, "", address)
}

/** Scrolls the page to this many px from its top. */
export function scrollTo(y: number): void {
  jest.replaceProperty(window, "scrollY", y)
  act(() => {
    window.dispatchEvent(new Event("scroll"))
  })
}

/** A visitor whose system has a theme. */
export function givenSystem(theme: "light" | "dark"): { change: (theme: "light" | "dark") => void } {
  const system = Object.assign(new EventTarget(), { matches: theme === "dark", media: "" })
  jest.spyOn(window, "matchMedia").mockReturnValue(system as unknown as MediaQueryList)
  return {
    change(next) {
      system.matches = next === "dark"
      act(() => {
        system.dispatchEvent(new Event("change"))
      })
    },
  }
}

/** A visitor whose browser stores nothing: every use of storage throws, as it does under some policies. */
export function closeStorage(): void {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  })
}

/** Whether the next click is left to the browser; jsdom could not follow it. */
export function leftToBrowser(): () => boolean {
  let left = false
  window.addEventListener(
    "click",
    (event) => {
      left = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  return () => left
}
