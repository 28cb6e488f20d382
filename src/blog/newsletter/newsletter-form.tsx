import { graphql } from "gatsby"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import * as controlStyles from "../../ui/controls/controls.module.css"
import { useLabels } from "../../ui/site-context"
import * as styles from "./newsletter.module.css"

interface NewsletterFormProps {
  copy: Queries.NewsletterFragment
  form: Queries.NewsletterFormFragment
}

/**
 * A form that posts to the provider even without script. If script can read the provider's response, it sends the same fields and shows the result in place.
 * After a failure the input is kept, and a second button lets the browser send the form.
 */
export function NewsletterForm({ copy, form }: NewsletterFormProps) {
  const { newsletter: words } = useLabels()
  const { state, subscribe } = useSubscription(form.confirmation)
  const status = useRef<HTMLParagraphElement>(null)
  const plain = useRef<HTMLButtonElement>(null)
  const id = useId()
  const formId = `${id}form`
  const sent = state === "success"

  // The button that had the focus is gone.
  useEffect(() => {
    if (sent) status.current?.focus()
  }, [sent])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!form.confirmation || (submitter && submitter === plain.current)) return
    event.preventDefault()
    void subscribe(event.currentTarget)
  }

  return (
    <>
      {!sent && (
        <form
          id={formId}
          className={styles.form}
          method="post"
          {...(form.action ? { action: form.action } : {})}
          {...(form.netlifyName ? netlify(form.netlifyName, form.honeypot) : {})}
          onSubmit={onSubmit}
        >
          <label htmlFor={`${id}email`}>{copy.emailLabel}</label>
          <div className={styles.row}>
            <input
              id={`${id}email`}
              className={controlStyles.entry}
              type="email"
              name={form.emailField}
              required
              autoComplete="email"
              placeholder={copy.placeholder}
            />
            <button type="submit" className={controlStyles.main} aria-disabled={state === "sending" || undefined}>
              {copy.action}
            </button>
          </div>
          {form.hiddenFields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {form.honeypot && (
            <div className={styles.trap} aria-hidden="true">
              <label htmlFor={`${id}trap`}>{words.trap}</label>
              <input id={`${id}trap`} type="text" name={form.honeypot} tabIndex={-1} autoComplete="off" />
            </div>
          )}
        </form>
      )}
      {form.confirmation && (
        <p ref={status} role="status" tabIndex={sent ? -1 : undefined} className={styles.status}>
          {state === "idle" ? "" : words[state]}
        </p>
      )}
      {state === "failure" && (
        <button ref={plain} type="submit" form={formId} className={controlStyles.plain}>
          {words.plain}
        </button>
      )}
    </>
  )
}

/** Netlify finds these attributes in the built page, removes them, and stores every submission to any page under the form's name. */
const netlify = (name: string, honeypot: string | null) => ({
  name,
  "data-netlify": "true",
  ...(honeypot ? { "netlify-honeypot": honeypot } : {}),
})

export const newsletterFormFragment = graphql`
  fragment NewsletterForm on NewsletterForm {
    action
    emailField
    hiddenFields {
      name
      value
    }
    honeypot
    netlifyName
    confirmation
  }
`

type Confirmation = Queries.NewsletterFormFragment["confirmation"]

/** The state of a submission. */
type SubscriptionState = "idle" | "sending" | "success" | "failure"

/** Timeout for a response, in milliseconds: by then a visitor will have given up. */
const timeoutMs = 20_000

/**
 * Sends the form by script and tracks the result. Ignores further submissions until it is done.
 *
 * @param confirmation how the provider's response confirms the address
 * @returns the state, and a function that sends a form
 */
function useSubscription(confirmation: Confirmation) {
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

/** Sends the same fields in the same encoding as the browser, which needs no CORS preflight. */
async function isTaken(form: HTMLFormElement, confirmation: Confirmation): Promise<boolean> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
      ...(confirmation === "page" ? {} : { headers: { accept: "application/json" } }),
    })
    if (!response.ok) return false
    if (confirmation === "jsonStatus") return (await response.json()).status === "success"
    if (confirmation === "jsonSuccess") return (await response.json()).success === true
    return true
  } catch {
    // No network, an unreadable response (CORS), a timeout, or a response that is not JSON: whether the address arrived is unknown.
    return false
  }
}
