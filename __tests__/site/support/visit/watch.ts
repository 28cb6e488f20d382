import type { Page } from "@playwright/test"
import { type Owner, servedAt } from "../../../../kit/dev/support/owners"

/** What a page does from here on, whichever address it navigates to. */
export interface Watched {
  /** Errors and warnings in the console, and what was thrown. */
  readonly said: readonly string[]
  /** Requests to other sites. */
  readonly foreign: readonly string[]
  /** What the page's security policy refused on the page that is shown. */
  refused(): Promise<string[]>
  /** Which parts of Intl the shown page has used: their first use is slow. */
  usesOfIntl(): Promise<string[]>
}

/** Watches a page of an owner's site. To be called before it is opened. */
export async function watch(page: Page, owner: Owner): Promise<Watched> {
  const said: string[] = []
  const foreign: string[] = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text())
  })
  page.on("pageerror", (error) => said.push(String(error)))
  page.on("request", (request) => {
    if (!request.url().startsWith(servedAt(owner)) && !request.url().startsWith("data:")) foreign.push(request.url())
  })
  await page.addInitScript(() => {
    const refused: string[] = []
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    )
    const usesOfIntl: string[] = []
    const noting: ProxyHandler<typeof Intl> = {
      get(intl, name) {
        usesOfIntl.push(String(name))
        return Reflect.get(intl, name)
      },
    }
    Object.assign(window, { refused, usesOfIntl, Intl: new Proxy(Intl, noting) })
  })
  const noted = (name: string) => page.evaluate((key): string[] => Reflect.get(window, key), name)
  return { said, foreign, refused: () => noted("refused"), usesOfIntl: () => noted("usesOfIntl") }
}
