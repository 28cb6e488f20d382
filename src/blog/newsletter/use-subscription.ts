import { useRef, useState } from "react"

type Confirmation = Queries.NewsletterFormFragment["confirmation"]

/** What has become of the visitor's address. */
export type SubscriptionState = "idle" | "sending" | "success" | "failure"

/** After so many milliseconds without an answer it counts as a failure: a visitor would have given up. */
const patience = 20_000

/**
 * Sends the form by script and keeps what came of it. While one is on its way no other is sent.
 *
 * @param confirmation by what the provider's answer says that it took the address
 * @returns the state, and what sends a form
 */
export function useSubscription(confirmation: Confirmation) {
  const [state, setState] = useState<SubscriptionState>("idle")
  const underway = useRef(false)
  return {
    state,
    async subscribe(form: HTMLFormElement): Promise<void> {
      if (underway.current) return
      underway.current = true
      setState("sending")
      setState((await isTaken(form, confirmation)) ? "success" : "failure")
      underway.current = false
    },
  }
}

/** The same fields in the same encoding as the browser would send, so that another origin is not asked for leave (CORS) first. */
async function isTaken(form: HTMLFormElement, confirmation: Confirmation): Promise<boolean> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(patience),
      ...(confirmation === "page" ? {} : { headers: { accept: "application/json" } }),
    })
    if (!response.ok) return false
    if (confirmation === "jsonStatus") return (await response.json()).status === "success"
    if (confirmation === "jsonSuccess") return (await response.json()).success === true
    return true
  } catch {
    // No network, no leave to read the answer, no answer in time, or one that is not JSON: nobody knows whether it arrived.
    return false
  }
}
