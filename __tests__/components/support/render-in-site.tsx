import { type RenderResult, render } from "@testing-library/react"
import type { PropsWithChildren, ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { type Site, SiteContext } from "../../../src/ui/site-context"
import { sampleLabels, sampleSite } from "./sample-site"

function inSite(changes: Partial<Site>) {
  const shared = { site: { ...sampleSite, ...changes }, labels: sampleLabels }
  return ({ children }: PropsWithChildren) => <SiteContext.Provider value={shared}>{children}</SiteContext.Provider>
}

/** Renders a component as it is rendered within the layout: with the sample site, changed where the test says so, and its labels. */
export function renderInSite(element: ReactElement, site: Partial<Site> = {}): RenderResult {
  return render(element, { wrapper: inSite(site) })
}

/** Puts into the document what the build writes for a component: what a visitor sees before any script has run. */
export function renderOnServer(element: ReactElement): HTMLElement {
  const Wrapper = inSite({})
  const container = document.createElement("div")
  container.innerHTML = renderToString(<Wrapper>{element}</Wrapper>)
  return document.body.appendChild(container)
}

/** Hydrates what `renderOnServer` rendered of the same component. */
export function hydrateInSite(element: ReactElement, container: HTMLElement): RenderResult {
  return render(element, { container, hydrate: true, wrapper: inSite({}) })
}
